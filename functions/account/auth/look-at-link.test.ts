import { expect, test } from 'vitest';

import { handler } from '#functions/account/auth/look-at-link.ts';
import { handler as register } from '#functions/account/auth/register.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { aMember } from '#functions/platform/testing.ts';
import { auth } from '#shared/api/auth.ts';
import type { Fault } from '#shared/errors/catalogue.ts';
import { type AccountId, newId } from '#shared/values/id.ts';

const fixture = authFixture();
const { deps, browser, advanceMinutes, messagesTo, now } = fixture;

const look = (more: object = {}) => browser().call(auth.lookAtLink, handler.with({ ...deps, ...more }));
async function link(minutes: number) {
  const fields = { action: 'confirm-email', account_id: newId('account'), data: { email: 'ida@example.com' } } as const;
  const made = deps.links.make({ ...fields, minutes }, now());
  await deps.commit(made.write);
  return made;
}

test('200: describes the link’s purpose without using it', async () => {
  const { token, expires_at } = await link(60);
  const described = { action: 'confirm-email', email: 'ida@example.com', asked_at: now().toISOString(), expires_at };
  for (let i = 0; i < 3; i++) expect(await look()({ token })).toEqual({ ...described, asks: null });
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
