import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/get-answers.ts';
import { ownAnswerStore } from '#functions/calls/assistant/own-answer-store.ts';
import { assistantFixture } from '#functions/calls/assistant/testing.ts';
import { aMember, calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';

test('200: none before the owner writes one', async () => {
  const { table, anOwner } = assistantFixture();
  const { account_id } = await anOwner();
  const ask = calling(assistant.getAnswers, handler.with({ ownAnswers: ownAnswerStore(table) }), {
    as: aMember(account_id),
  });
  expect(await ask({})).toEqual({ answers: [] });
});
