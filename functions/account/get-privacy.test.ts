import { expect, test } from 'vitest';

import { choiceStore } from '#functions/account/choice-store.ts';
import { handler } from '#functions/account/get-privacy.ts';
import { accountDataOf } from '#functions/account/account-data.ts';
import { loggedIn, NOW, createAccount } from '#functions/account/testing.ts';
import { accessLog } from '#functions/account/auth/store.ts';
import { chargeStore } from '#functions/billing/charge-store.ts';
import { aCharge, subscribe } from '#functions/billing/fixtures.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';

const table = temporaryTable();

const deps = { choices: choiceStore(table), accountData: accountDataOf(table), clock: () => NOW };

test('200: returns the counts of stored items and the consents', async () => {
  const ida = await createAccount(table);
  const { account_id } = ida;
  const get = calling(account.getPrivacy, handler.with(deps), { as: loggedIn(ida) });
  const counts = async () => Object.fromEntries((await get({})).kept.map(({ what, count }) => [what, count]));
  const nothing = {
    profile: 1,
    flags: 0,
    credits: 0,
    tickets: 0,
    searches: 0,
    reports: 0,
    calls: 0,
    messages: 0,
    contacts: 0,
    access: 0,
    receipts: 0,
    consents: 0,
  };
  expect(await counts()).toEqual(nothing);

  const shape = {} as never;
  for (const search_id of ['srch_1', 'srch_2']) await table.set(shape, keys.pastSearch({ account_id, search_id }), {});
  await table.set(shape, keys.talk({ talk_id: account_id }), {});
  await table.set(shape, keys.line({ talk_id: account_id, line_id: 'ln_1' }), {});
  await table.set(shape, keys.ledger({ account_id, entry_id: 'led_1' }), {});
  const log = accessLog(table);
  await log.commit(log.line(account_id, { what: 'logged-in-password' }, NOW));
  expect(await counts()).toEqual({ ...nothing, searches: 2, credits: 1, messages: 1, access: 1 });
  const { subscription } = await subscribe(table, account_id, NOW);
  await table.commit(chargeStore(table).write(aCharge(subscription, 2, { state: 'void', receipt_number: null })));
  expect(await counts()).toMatchObject({ receipts: 1, consents: 1 });
  expect(await get({})).toMatchObject({ choices: { count_visits: false, record_sessions: false }, opted_out_at: null });
});

test('200: says since when Global Privacy Control opts the account out, and consent is withdrawn once', async () => {
  const ida = await createAccount(table);
  const get = calling(account.getPrivacy, handler.with(deps), { as: loggedIn(ida) });
  const allow = () =>
    deps.choices.change(ida.account_id, (current) => ({
      ...current,
      privacy: { count_visits: true, record_sessions: true },
    }));
  await allow();
  await deps.choices.optOut(ida.account_id, NOW);
  const opted_out_at = NOW.toISOString();
  expect(await get({})).toMatchObject({ choices: { count_visits: false, record_sessions: false }, opted_out_at });
  await allow(); // given by hand, in another browser
  await deps.choices.optOut(ida.account_id, new Date(NOW.getTime() + 1000));
  expect(await get({})).toMatchObject({ choices: { count_visits: true }, opted_out_at });
});
