import { afterEach, beforeEach, expect, test } from 'vitest';

import { choiceStore } from '#functions/account/choice-store.ts';
import { createAccount } from '#functions/account/testing.ts';
import { handler } from '#functions/account/update-privacy.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { aMember, calling, sending } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const table = temporaryTable();

const choices = choiceStore(table);
let account_id: AccountId;
beforeEach(async () => void ({ account_id } = await createAccount(table)));
afterEach(() => void delete process.env.CLARITY_PROJECT);
const update: ReturnType<typeof calling<typeof account.updatePrivacy>> = (input) =>
  calling(account.updatePrivacy, handler.with({ choices }), { as: aMember(account_id) })(input);

test('200: consents start off and can be withdrawn', async () => {
  const nothing = { count_visits: false, record_sessions: false };
  expect(await update({})).toEqual(nothing);
  expect(await update({ count_visits: true })).toEqual({ ...nothing, count_visits: true });
  expect(await update({ count_visits: false })).toEqual(nothing);
});

test('200: recording is a choice of its own, and takes effect only where a recorder is configured', async () => {
  expect(await update({ record_sessions: true })).toEqual({ count_visits: false, record_sessions: false });
  process.env.CLARITY_PROJECT = 'abcde12345';
  expect(await update({ record_sessions: true })).toEqual({ count_visits: false, record_sessions: true });
  expect(await update({ count_visits: true })).toEqual({ count_visits: true, record_sessions: true });
  expect(await update({ record_sessions: false })).toEqual({ count_visits: true, record_sessions: false });
});

test('200: a request with Global Privacy Control is a refusal, whatever it asks for', async () => {
  await update({ count_visits: true });
  const send = sending(account.updatePrivacy, handler.with({ choices }), { as: aMember(account_id) });
  const body = JSON.stringify({ count_visits: true, record_sessions: true });
  const headers = { 'sec-gpc': '1', 'content-type': 'application/json' };
  const response = await send(new Request('http://test/api/user/privacy', { method: 'POST', body, headers }));
  expect(await response.json()).toEqual({ count_visits: false, record_sessions: false });
  expect((await choices.of(account_id)).privacy).toEqual({ count_visits: false, record_sessions: false });
});

test('409: gives up when other writers always win', async () => {
  const busy = choiceStore({ ...table, commit: async () => Promise.reject(new Fault('request.conflict')) });
  const late = calling(account.updatePrivacy, handler.with({ choices: busy }), { as: aMember(account_id) });
  await expect(late({ count_visits: true })).rejects.toMatchObject({ code: 'request.conflict' });
});
