import { expect, test } from 'vitest';

import { handler } from '#functions/account/read-reason.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';

const table = temporaryTable();
const deps = { limits: limiterOf(table, async () => 'secret'), clock: () => new Date('2026-11-21T14:00:00Z') };
const read = calling(account.readReason, handler.with(deps));

test('200: returns which refused use the text matches, if any', async () => {
  expect(await read({ words: 'To decide whether to hire her' })).toEqual({ refused: 'employment' });
  expect(await read({ words: 'An old friend from school' })).toEqual({ refused: null });
});

test('422: rejects blank text', async () => {
  await expect(read({ words: '  ' })).rejects.toMatchObject({ fields: { words: ['This field is required.'] } });
});

test('429: allows sixty readings a minute per network', async () => {
  const fresh = temporaryTable();
  const many = calling(account.readReason, handler.with({ ...deps, limits: limiterOf(fresh, async () => 'secret') }));
  for (let i = 0; i < 60; i++) await many({ words: 'old friend' });
  await expect(many({ words: 'old friend' })).rejects.toMatchObject({ code: 'request.too-many' });
});
