import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/get-ring-through.ts';
import { ringThroughStore } from '#functions/calls/assistant/ring-through-store.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { nothingBlocked } from '#shared/values/call-rules.ts';
import { assistant } from '#shared/api/assistant.ts';

const { table, anOwner } = assistantFixture();

test('200: nobody rings through until the owner says so', async () => {
  const { account_id } = await anOwner();
  const get = calling(assistant.getRingThrough, handler.with({ ringThrough: ringThroughStore(table) }), {
    as: aMember(account_id),
  });
  expect(await get({})).toEqual({ people: [], words: [], urgent: false, blocking: nothingBlocked });
});
