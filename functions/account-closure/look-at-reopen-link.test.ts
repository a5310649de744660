import { beforeEach, describe, expect, test } from 'vitest';

import { closeAccount } from '#functions/account-closure/closure.ts';
import { handler } from '#functions/account-closure/look-at-reopen-link.ts';
import { handler as reopenUser } from '#functions/account-closure/reopen-user.ts';
import { reopenToken } from '#functions/account/auth/closed-account.ts';
import { type Account, accountStore } from '#functions/account/public.ts';
import { createAccount, messagingDeps, NOW } from '#functions/account/testing.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { leavingOf } from '#functions/calls/public.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling } from '#functions/platform/testing.ts';
import { account } from '#shared/api/account.ts';
import { addDays } from '#shared/values/duration.ts';

const secret = async () => 'secret';
const expired = { code: 'auth.link-expired' };
let table: Table;
let ida: Account;
beforeEach(async () => {
  table = temporaryTable();
  ida = await createAccount(table, { email_confirmed_at: NOW.toISOString() });
});

const deps = () => ({ ...messagingDeps(table), membership: membershipOf(table), leaving: leavingOf(table), secret });
const stored = async () => (await accountStore(table).of(ida.account_id))!;
async function close(now = NOW) {
  const { closed_at } = await closeAccount(await stored(), deps(), { isFinal: false }, now);
  return reopenToken({ account_id: ida.account_id, closed_at }, secret);
}
const at = (now: Date) => ({ ...deps(), clock: () => now });
const look = (token: string, now = addDays(NOW, 13)) =>
  calling(account.lookAtReopenLink, handler.with(at(now)))({ token });
const reopen = (token: string, now = NOW) => calling(account.reopenUser, reopenUser.with(at(now)))({ token });

describe('looking at the link of a deletion', () => {
  test('200: says until when it can be undone, and undoes nothing', async () => {
    const token = await close();
    const answer = { standing: 'undoable', until: addDays(NOW, 14).toISOString() };
    expect(await look(token)).toEqual(answer);
    expect(await look(token)).toEqual(answer);
    expect((await stored()).closed_at).toBe(NOW.toISOString());
  });

  test('200: says that this link undid it, for as long as the account is open', async () => {
    const token = await close();
    await reopen(token);
    expect(await look(token, addDays(NOW, 30))).toEqual({ standing: 'undone', until: null });
  });

  test('200: says that a newer account has the address', async () => {
    const token = await close();
    await createAccount(table, { email: ida.email });
    expect(await look(token)).toEqual({ standing: 'address-taken', until: null });
  });

  test('410: when the time is over, of an earlier deletion, of an account that is being erased, and forged', async () => {
    const token = await close();
    await expect(look(`${token}x`)).rejects.toMatchObject(expired);
    await expect(look('nonsense')).rejects.toMatchObject(expired);
    await reopen(token);
    const later = await close(addDays(NOW, 1));
    await expect(look(token)).rejects.toMatchObject(expired);
    expect(await look(later)).toMatchObject({ standing: 'undoable' });
    await expect(look(later, addDays(NOW, 16))).rejects.toMatchObject(expired);
    const closed = await stored();
    await accountStore(table).replace(closed, { ...closed, erasing_at: NOW.toISOString() });
    await expect(look(later, addDays(NOW, 16))).rejects.toMatchObject(expired);
  });

  test('429: guessing tokens', async () => {
    for (let n = 0; n < 30; n++) await look(`guess${n}`).catch(() => {});
    await expect(look('guess')).rejects.toMatchObject({ code: 'request.too-many' });
  });
});
