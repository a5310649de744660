import { expect, test } from 'vitest';

import type { Account } from '#functions/account/store.ts';
import { handler } from '#functions/composition/account/auth/look-at-link.ts';
import { handler as register } from '#functions/account/auth/register.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { aMember } from '#functions/platform/testing.ts';
import { auth, type LinkAction } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, browser, advanceMinutes, messagesTo, now } = fixture;

const look = (more: object = {}) => browser().call(auth.lookAtLink, handler.with({ ...deps, ...more }));
async function link(minutes: number, action: LinkAction = 'confirm-email') {
  const { account_id, email } = await fixture.account();
  const made = deps.links.make({ action, account_id, data: { email }, minutes }, now());
  await deps.commit(made.write);
  return { ...made, account_id, email };
}

test('200: describes the link’s purpose without using it', async () => {
  const { token, expires_at, email } = await link(60);
  const described = { action: 'confirm-email', email, asked_at: now().toISOString(), expires_at };
  for (let i = 0; i < 3; i++)
    expect(await look()({ token })).toEqual({ ...described, asks: null, secured_at: null, ends_calendar: false });
});

test('200: a registration asks every browser but its own for the password', async () => {
  const here = browser();
  const registering = { ...deps, isNeutral: () => true };
  const fields = { email: 'reg@example.com', password: PASSWORD, password_confirmation: PASSWORD };
  await here.call(auth.register, register.with(registering))(fields);
  const token = tokenIn((await messagesTo(fields.email))[0]?.text);
  const lookHere = here.call(auth.lookAtLink, handler.with(deps));
  expect(await lookHere({ token })).toMatchObject({ email: fields.email, asks: null });
  expect(await look()({ token })).toMatchObject({ email: fields.email, asks: 'password' });
  await browser().call(auth.register, register.with(registering))(fields);
  await expect(lookHere({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('410: rejects an expired and an unknown one', async () => {
  const { token } = await link(60);
  advanceMinutes(60);
  const over = { code: 'auth.link-expired', message: 'The link is expired or you have already confirmed this action' };
  await expect(look()({ token })).rejects.toMatchObject(over);
  await expect(look()({ token: 'x'.repeat(43) })).rejects.toMatchObject(over);
});

type Change = (account: Account) => Partial<Account>;
const later = () => new Date(now().getTime() + 1000).toISOString();
const newPassword: Change = () => ({ password_changed_at: later() });
const newAddress: Change = ({ account_id }) => ({ email: `${account_id.slice(-8).toLowerCase()}.new@example.com` });
const closed: Change = () => ({ closed_at: later() });
/** Disowned at another address, which the account has again. */
const disowned: Change = () => ({
  email_restored: { email: 'first@example.com', changed_at: now().toISOString(), at: later() },
});
test.each([
  ['reset-password', 'a later password', newPassword],
  ['reset-password', 'another address', newAddress],
  ['connect-google', 'a later password', newPassword],
  ['confirm-email', 'another address', newAddress],
  ['not-me', 'the owner disowned it at another address', disowned],
  ['restore-email', 'the owner disowned it at another address', disowned],
  ['remove-passkey', 'the owner disowned it at another address', disowned],
  ['reset-password', 'the account was closed', closed],
] as const)('410: a link of “%s” after which %s', async (action, _, change) => {
  const { token, account_id } = await link(60, action);
  expect(await look()({ token })).toMatchObject({ action });
  const account = (await deps.accounts.of(account_id))!;
  await deps.accounts.replace(account, { ...account, ...change(account) });
  await expect(look()({ token })).rejects.toMatchObject({ code: 'auth.link-expired' });
});

test('429: allows thirty in a quarter of an hour per network', async () => {
  const limited = look({ limits: fixture.limits });
  const all = Array.from({ length: 31 }, () => limited({ token: 'x' }).catch(({ code }: Fault) => code));
  expect((await Promise.all(all)).filter((code) => code === 'request.too-many')).toHaveLength(1);
});

test('200: a new address asks for a login to the account; 410 once it is withdrawn', async () => {
  const { account_id } = await fixture.account();
  const data = { email: 'new@example.com' };
  const made = deps.links.make({ action: 'change-email', account_id, data, minutes: 60 }, now());
  const pending = { account_id, ...data, link: made.link.digest, asked_at: made.link.made_at };
  await deps.commit(made.write, deps.pendingEmails.begin({ ...pending, ends_at: made.expires_at }));
  const { token } = made;
  const lookAs = (id: AccountId) => browser({ as: aMember(id) }).call(auth.lookAtLink, handler.with(deps))({ token });
  expect(await look()({ token })).toMatchObject({ ...data, asks: 'login' });
  expect(await lookAs(newId('account'))).toMatchObject({ asks: 'login' });
  expect(await lookAs(account_id)).toMatchObject({ asks: null });
  await deps.commit(deps.pendingEmails.end(account_id));
  await expect(lookAs(account_id)).rejects.toMatchObject({ code: 'auth.link-expired' });
});
