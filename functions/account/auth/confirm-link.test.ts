import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';

import type { Account } from '#functions/account/store.ts';
import { handler } from '#functions/composition/account/auth/confirm-link.ts';
import { handler as lookAtLink } from '#functions/composition/account/auth/look-at-link.ts';
import { handler as confirmFactor } from '#functions/account/auth/confirm-second-factor.ts';
import { handler as logIn } from '#functions/account/auth/log-in.ts';
import { handler as refresh } from '#functions/account/auth/refresh.ts';
import { handler as replaceCodes } from '#functions/account/auth/replace-recovery-codes.ts';
import { handler as resetPassword } from '#functions/composition/account/auth/reset-password.ts';
import { handler as startFactor } from '#functions/account/auth/start-second-factor.ts';
import { authFixture, PASSWORD, tokenIn } from '#functions/account/auth/testing.ts';
import { cookiesOf } from '#functions/platform/cookies.ts';
import { handler as logInByPasskey } from '#functions/account/passkeys/log-in.ts';
import { passkeyFixture } from '#functions/account/passkeys/testing.ts';
import { feedStore } from '#functions/calls/calendar/feed-store.ts';
import { forwardingFixture, steps } from '#functions/calls/forwarding/testing.ts';
import type { Member } from '#functions/platform/session.ts';
import { aMember } from '#functions/platform/testing.ts';
import { auth, type LinkAction } from '#shared/api/auth.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = authFixture();
const { deps, browser, account, messagesTo, linesOf, advanceMinutes, now } = fixture;

const confirm = (more: object = {}, as?: Member) =>
  browser({ as }).call(auth.confirmLink, handler.with({ ...deps, ...more }));
async function link({ account_id }: Account, action: LinkAction, data: Record<string, string>) {
  const { token, write } = deps.links.make({ action, account_id, data, minutes: 60 }, now());
  await deps.commit(write);
  return token;
}
/** Asks for a new address as `changeEmail` does. */
async function changeLink({ account_id }: Account, email: string, minutes = 60) {
  const made = deps.links.make({ action: 'change-email', account_id, data: { email }, minutes }, now());
  const pending = { account_id, email, link: made.link.digest, asked_at: made.link.made_at, ends_at: made.expires_at };
  await deps.commit(made.write, deps.pendingEmails.begin(pending));
  return made.token;
}
const as = ({ account_id }: Account) => aMember(account_id, { authenticatedAt: now().toISOString() });
const present = async ({ account_id }: Account) => deps.accounts.of(account_id);
const cookiesIn = ({ jar }: { jar: Map<string, string> }) =>
  cookiesOf({ cookies: [...jar].map(([name, value]) => `${name}=${value}`) });
const over = { code: 'auth.link-expired' };

test('200: confirms an address once', async () => {
  const ida = await account({ email_confirmed_at: null });
  const token = await link(ida, 'confirm-email', { email: ida.email });
  const elsewhere = { code: 'auth.other-account', status: 403 };
  await expect(confirm()({ token })).rejects.toMatchObject(elsewhere); // a stranger may have opened it on this address
  await expect(confirm({}, as(await account()))({ token })).rejects.toMatchObject(elsewhere);
  expect(await confirm({}, as(ida))({ token })).toEqual({
    action: 'confirm-email',
    is_reset_mailed: false,
    removed: [],
    restored_email: null,
    is_reopened: false,
    is_calendar_ended: false,
    signed_in: null,
    redirect: null,
  });
  expect(await present(ida)).toMatchObject({ email_confirmed_at: now().toISOString(), epoch: ida.epoch });
  await expect(confirm({}, as(ida))({ token })).rejects.toMatchObject(over);
});

test('200: of two concurrent confirmations, one takes effect', async () => {
  const ida = await account({ email_confirmed_at: null });
  const token = await link(ida, 'confirm-email', { email: ida.email });
  const both = await Promise.allSettled([confirm({}, as(ida))({ token }), confirm({}, as(ida))({ token })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('200: changes the address; the old one is notified and no longer signs in', async () => {
  const ida = await account();
  const email = 'ida.new@example.com';
  const token = await changeLink(ida, email);
  await confirm({}, as(ida))({ token });
  expect(await present(ida)).toMatchObject({ email, email_confirmed_at: now().toISOString() });
  expect(await deps.accounts.findByCredential('email', ida.email)).toBeUndefined();
  expect(await deps.accounts.findByCredential('email', email)).toMatchObject({ account_id: ida.account_id });
  const [mail, ...more] = await messagesTo(ida.email);
  expect(mail).toMatchObject({ purpose: 'email-changed' });
  expect(mail?.text).toMatch(/Device: Firefox on Linux\nWhen: .+/);
  expect(more).toEqual([]);
  expect(await linesOf(ida)).toEqual(['email-changed']);
});

test('403: a new address takes a login to the account that asked for it', async () => {
  const ida = await account();
  const token = await changeLink(ida, 'typo@example.com');
  for (const member of [undefined, as(await account())]) {
    await expect(confirm({}, member)({ token })).rejects.toMatchObject({ code: 'auth.other-account' });
  }
  expect(await present(ida)).toMatchObject({ email: ida.email });
});

test('410: a change of the address that was withdrawn, or asked for again', async () => {
  const ida = await account();
  const first = await changeLink(ida, 'first@example.com');
  const second = await changeLink(ida, 'second@example.com');
  await expect(confirm({}, as(ida))({ token: first })).rejects.toMatchObject(over);
  await deps.commit(deps.pendingEmails.end(ida.account_id));
  await expect(confirm({}, as(ida))({ token: second })).rejects.toMatchObject(over);
});

test('200: connects Google and keeps the credentials of a confirmed address', async () => {
  const ida = await account();
  await confirm()({ token: await link(ida, 'connect-google', { subject: 'google#1', email: 'ida@example.com' }) });
  const google = { subject: 'google#1', email: 'ida@example.com' };
  expect(await present(ida)).toMatchObject({ google, password: ida.password, epoch: ida.epoch });
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['google-connected']);
});

test('200: connecting an unconfirmed address removes its earlier credentials', async () => {
  const phone = Phone.parse('+12185550170');
  const attributes = { email_confirmed_at: null, phone, phone_confirmed_at: now().toISOString(), second_factor: true };
  const squatted = await account(attributes);
  await confirm()({ token: await link(squatted, 'connect-google', { subject: 'google#2', email: 'x@example.com' }) });
  expect(await present(squatted)).toMatchObject({
    password: null,
    phone: null,
    second_factor: false,
    email_confirmed_at: now().toISOString(),
    epoch: squatted.epoch + 1,
  });
  expect(await deps.accounts.findByCredential('phone', phone)).toBeUndefined();
});

test('200: ends forwarding of the previous phone and texts it the undo code', async () => {
  const { halfway, store } = forwardingFixture(fixture.table);
  const owner = await halfway(...steps('codes'), { t: 'dialled', legs: ['no_answer'] });
  const squatter = (await deps.accounts.of(owner.account_id))!;
  await confirm()({ token: await link(squatter, 'connect-google', { subject: 'google#8', email: 'y@example.com' }) });
  expect(await store.of(owner.account_id)).toMatchObject({ state: 'off', number: null });
  expect((await messagesTo(owner.phone)).map(({ purpose }) => purpose)).toEqual(['number-left']);
});

test('409: gives up when other writers always win', async () => {
  const ida = await account({ email_confirmed_at: null });
  const token = await link(ida, 'confirm-email', { email: ida.email });
  const busy = { ...deps.accounts, replace: async () => Promise.reject(new Fault('request.conflict')) };
  await expect(confirm({ accounts: busy }, as(ida))({ token })).rejects.toMatchObject({ code: 'request.conflict' });
});

test('409: rejects a Google account of another account', async () => {
  await account({ google: { subject: 'google#3', email: 'noor@example.com' } });
  const token = await link(await account(), 'connect-google', { subject: 'google#3', email: 'noor@example.com' });
  await expect(confirm()({ token })).rejects.toMatchObject({ code: 'auth.google-taken' });
});

test('410: rejects an expired link, one of a changed address, and one for another purpose', async () => {
  const ida = await account();
  const old = await link(ida, 'confirm-email', { email: 'ida.before@example.com' });
  await expect(confirm()({ token: old })).rejects.toMatchObject(over);
  const elsewhere = await link(ida, 'reset-password', { email: ida.email });
  await expect(confirm()({ token: elsewhere })).rejects.toMatchObject(over);
  await expect(deps.links.look(elsewhere, now())).resolves.toMatchObject({ action: 'reset-password' });
  const late = await changeLink(ida, 'ida.late@example.com');
  advanceMinutes(60);
  await expect(confirm({}, as(ida))({ token: late })).rejects.toMatchObject(over);
  await expect(confirm()({ token: 'guessed' })).rejects.toMatchObject(over);
});

test('410: rejects a link that was requested before the password changed', async () => {
  const ida = await account();
  const token = await changeLink(ida, 'thief@example.com');
  advanceMinutes(1);
  const current = (await present(ida))!;
  await deps.accounts.replace(current, { ...current, password_changed_at: now().toISOString() });
  await expect(confirm({}, as(ida))({ token })).rejects.toMatchObject(over);
});

test('422: rejects an address that another account took', async () => {
  const ida = await account();
  const token = await changeLink(ida, 'noor@example.com');
  await account({ email: 'noor@example.com' });
  await expect(confirm({}, as(ida))({ token })).rejects.toMatchObject({
    code: 'auth.email-taken',
    fields: { email: ['Email already exists'] },
  });
});

test('429: allows thirty in a quarter of an hour per network', async () => {
  const limited = confirm({ limits: fixture.limits });
  const all = Array.from({ length: 31 }, () => limited({ token: 'x' }).catch(({ code }: Fault) => code));
  expect((await Promise.all(all)).filter((code) => code === 'request.too-many')).toHaveLength(1);
});

describe('this was not me', () => {
  const credentials = ({ email }: Account) => ({ email, password: PASSWORD });
  const enter = (ida: Account, here = browser()) => here.call(auth.logIn, logIn.with(deps))(credentials(ida));
  const alertOf = async ({ email }: Account) =>
    tokenIn((await messagesTo(email)).find(({ purpose }) => purpose === 'new-device')?.text);

  test('200: ends every session, forgets the device, and mails a link to set a new password; once', async () => {
    const ida = await account();
    const attacker = browser();
    await enter(ida, attacker);
    const token = await alertOf(ida);
    expect(await confirm()({ token })).toEqual({
      action: 'not-me',
      is_reset_mailed: true,
      removed: [],
      restored_email: null,
      is_reopened: false,
      is_calendar_ended: false,
      signed_in: null,
      redirect: null,
    });
    const next = await present(ida);
    expect(next).toMatchObject({ epoch: ida.epoch + 1, password: null });
    expect(await deps.knownDevices.find(ida.account_id, cookiesIn(attacker))).toBeUndefined();
    expect((await linesOf(ida)).toSorted()).toEqual(['disowned', 'logged-in-password']);
    await expect(enter(ida, attacker)).rejects.toMatchObject({ code: 'auth.wrong-credentials' });
    const reset = (await messagesTo(ida.email)).find(({ purpose }) => purpose === 'disowned');
    expect(await deps.links.look(tokenIn(reset?.text), now())).toMatchObject({ action: 'reset-password' });
    await expect(confirm()({ token })).rejects.toMatchObject(over);
  });

  test('200: ends the secret address of the calendar feed, and that of no other account', async () => {
    const [ida, noor] = [await account(), await account()];
    const feeds = feedStore(fixture.table);
    const made = { digest: 'x', made_at: now().toISOString() };
    await feeds.commit(...[ida, noor].map(({ account_id }) => feeds.write({ account_id, ...made }, undefined)));
    await enter(ida);
    const token = await alertOf(ida);
    expect(await browser().call(auth.lookAtLink, lookAtLink.with(deps))({ token })).toMatchObject({
      ends_calendar: true,
    });
    expect(await confirm()({ token })).toMatchObject({ is_calendar_ended: true });
    expect(await feeds.of(ida.account_id)).toBeUndefined();
    expect(await feeds.of(noor.account_id)).toMatchObject(made);
    const mail = (await messagesTo(ida.email)).find(({ purpose }) => purpose === 'disowned');
    expect(mail?.text).toContain('secret address for your calendar');
  });

  test('200: names no secret address of a calendar, and no other passkeys, where there are none', async () => {
    const world = passkeyFixture();
    const ida = await world.account();
    await world.browser().call(auth.logIn, logIn.with(world.deps))(credentials(ida));
    await world.register(ida);
    const token = tokenIn((await world.messagesTo(ida.email)).find(({ purpose }) => purpose === 'new-device')?.text);
    const here = world.browser();
    const looked = await here.call(auth.lookAtLink, lookAtLink.with(world.deps))({ token });
    expect(looked).toMatchObject({ ends_calendar: false });
    const done = await here.call(auth.confirmLink, handler.with(world.deps))({ token });
    expect(done).toMatchObject({ removed: ['passkey'], is_calendar_ended: false });
    const mail = (await world.messagesTo(ida.email)).find(({ purpose }) => purpose === 'disowned');
    expect(mail?.text).toContain('those added since, are removed.');
    expect(mail?.text).not.toMatch(/calendar|other passkeys/);
  });

  test('200: removes the passkeys that were added since the sign-in, and no others', async () => {
    const world = passkeyFixture();
    const ida = await world.account();
    const { passkey } = await world.register(ida);
    world.advanceMinutes(60);
    await world.browser().call(auth.logIn, logIn.with(world.deps))(credentials(ida));
    await world.register(ida);
    const mails = await world.messagesTo(ida.email);
    const token = tokenIn(mails.find(({ purpose }) => purpose === 'new-device')?.text);
    await world.browser().call(auth.confirmLink, handler.with(world.deps))({ token });
    expect((await world.deps.passkeys.all(ida.account_id)).map(({ passkey_id }) => passkey_id)).toEqual([
      passkey.passkey_id,
    ]);
    expect((await world.deps.accounts.of(ida.account_id))?.has_passkey).toBe(true);
  });

  test('200: removes the passkey that signed in, however old it is', async () => {
    const world = passkeyFixture();
    const ida = await world.account();
    const { device } = await world.register(ida);
    const other = await world.register(ida);
    world.advanceMinutes(60);
    const anyone = world.as(undefined);
    const passkey = device.sign(await anyone.startLogIn());
    await world.browser().call(passkeys.logIn, logInByPasskey.with(world.deps))({ passkey });
    const mails = await world.messagesTo(ida.email);
    const token = tokenIn(mails.find(({ purpose }) => purpose === 'new-device')?.text);
    await world.browser().call(auth.confirmLink, handler.with(world.deps))({ token });
    expect((await world.deps.passkeys.all(ida.account_id)).map(({ passkey_id }) => passkey_id)).toEqual([
      other.passkey.passkey_id,
    ]);
  });

  test('200: looking changes nothing', async () => {
    const ida = await account();
    await enter(ida);
    expect(await deps.links.look(await alertOf(ida), now())).toMatchObject({ action: 'not-me' });
    expect(await present(ida)).toMatchObject({ epoch: ida.epoch, password: ida.password });
  });

  test('410: after seven days', async () => {
    const ida = await account();
    await enter(ida);
    const token = await alertOf(ida);
    advanceMinutes(7 * 24 * 60);
    await expect(confirm()({ token })).rejects.toMatchObject(over);
  });
});

describe('taking back a former address', () => {
  const addressOf = ({ account_id }: Account, name: string) =>
    `${account_id.slice(-8).toLowerCase()}.${name}@example.com`;
  /** Changes the address, and returns the link that takes back the one before. */
  async function move(ida: Account, name: string) {
    const before = (await present(ida))?.email ?? '';
    const email = addressOf(ida, name);
    await confirm({}, as(ida))({ token: await changeLink(ida, email) });
    const mail = (await messagesTo(before)).find(({ purpose }) => purpose === 'email-changed');
    expect(mail?.text).toContain('/en/confirm/restore-email/');
    return { email, undo: tokenIn(mail?.text) };
  }

  test('200: restores it, ends all sessions, voids the password and mails a link for a new one, once', async () => {
    const ida = await account();
    const { email, undo } = await move(ida, 'thief');
    expect(await confirm()({ token: undo })).toMatchObject({ action: 'restore-email', is_reset_mailed: true });
    expect(await present(ida)).toMatchObject({ email: ida.email, password: null, epoch: ida.epoch + 1 });
    expect(await deps.accounts.findByCredential('email', email)).toBeUndefined();
    const reset = (await messagesTo(ida.email)).find(({ purpose }) => purpose === 'disowned');
    expect(await deps.links.look(tokenIn(reset?.text), now())).toMatchObject({ action: 'reset-password' });
    await expect(confirm()({ token: undo })).rejects.toMatchObject(over);
  });

  test('200: whatever the new address was used for since: a new password, or another address', async () => {
    const ida = await account();
    const { undo } = await move(ida, 'second');
    advanceMinutes(10);
    const taken = (await present(ida))!;
    await deps.accounts.replace(taken, { ...taken, password_changed_at: now().toISOString(), epoch: taken.epoch + 1 });
    const { undo: undoOfThief } = await move(ida, 'third');
    advanceMinutes(10);
    await confirm()({ token: undo });
    expect(await present(ida)).toMatchObject({ email: ida.email, password: null });
    await expect(confirm()({ token: undoOfThief })).rejects.toMatchObject(over);
    expect(await present(ida)).toMatchObject({ email: ida.email });
  });

  test('200: also after who changed it again has taken back the address between', async () => {
    const ida = await account();
    const { email, undo } = await move(ida, 'fourth');
    advanceMinutes(10);
    const { undo: undoOfThief } = await move(ida, 'fifth');
    advanceMinutes(10);
    await confirm()({ token: undoOfThief });
    expect(await present(ida)).toMatchObject({ email });
    advanceMinutes(10);
    await confirm()({ token: undo });
    expect(await present(ida)).toMatchObject({ email: ida.email });
  });

  test.each(['not-me', 'remove-passkey'] as const)(
    '410: a link of “%s” that was mailed to the address between disowns nobody',
    async (action) => {
      const ida = await account();
      const { email, undo } = await move(ida, 'between');
      advanceMinutes(10);
      const kept = await link(ida, action, { email, passkey_id: 'none' });
      advanceMinutes(10);
      await confirm()({ token: undo });
      const owner = (await present(ida))!;
      advanceMinutes(10);
      await expect(confirm()({ token: kept })).rejects.toMatchObject(over);
      expect(await present(ida)).toEqual(owner);
      const later = await link(ida, action, { email: ida.email, passkey_id: 'none' });
      await confirm()({ token: later });
      expect(await present(ida)).toMatchObject({ epoch: owner.epoch + 1 });
    },
  );

  test('200: nobody else takes the address for as long', async () => {
    const ida = await account();
    await move(ida, 'sixth');
    const noor = await account();
    const token = await changeLink(noor, ida.email);
    await expect(confirm({}, as(noor))({ token })).rejects.toMatchObject({ code: 'auth.email-taken' });
    expect(await deps.accounts.takerOf(ida.email, now())).toMatchObject({ account_id: ida.account_id });
    advanceMinutes(7 * 24 * 60);
    expect(await deps.accounts.takerOf(ida.email, now())).toBeUndefined();
  });

  test('200: of an address that opens another account by now, ends the sessions only', async () => {
    const ida = await account();
    const { email, undo } = await move(ida, 'seventh');
    await account({ email: ida.email });
    expect(await confirm()({ token: undo })).toMatchObject({ is_reset_mailed: false });
    expect(await present(ida)).toMatchObject({ email, password: null, epoch: ida.epoch + 1 });
  });

  test('410: after seven days', async () => {
    const { undo } = await move(await account(), 'eighth');
    advanceMinutes(7 * 24 * 60);
    await expect(confirm()({ token: undo })).rejects.toMatchObject(over);
  });
});

test('200: “this wasn’t me” withdraws a new address, and removes a phone added since', async () => {
  const phone = Phone.parse('+12185550199');
  const ida = await account({ phone, phone_confirmed_at: now().toISOString() });
  const change = await changeLink(ida, 'thief.again@example.com');
  await confirm()({ token: await link(ida, 'not-me', { email: ida.email }) });
  expect(await present(ida)).toMatchObject({ phone: null, phone_confirmed_at: null, voided_password: ida.password });
  expect(await deps.accounts.findByCredential('phone', phone)).toBeUndefined();
  await expect(confirm({}, as(ida))({ token: change })).rejects.toMatchObject(over);
});

test('200: “this wasn’t me” removes a passkey and ends all sessions', async () => {
  const fixture = passkeyFixture();
  const { deps, browser, account, register, linesOf, now } = fixture;
  const ida = await account();
  const { passkey, member } = await register(ida);
  await register(ida);
  const { token, write } = deps.links.make(
    { action: 'remove-passkey', account_id: ida.account_id, data: { passkey_id: passkey.passkey_id }, minutes: 60 },
    now(),
  );
  await deps.commit(write);
  await browser().call(auth.confirmLink, handler.with(deps))({ token });
  expect(await deps.passkeys.all(ida.account_id)).toHaveLength(1);
  const after = await deps.accounts.of(ida.account_id);
  expect(after).toMatchObject({ has_passkey: true, password: ida.password, epoch: ida.epoch + 1 });
  expect(await deps.accounts.findByCredential('passkey', passkey.passkey_id)).toBeUndefined();
  expect((await deps.sessionDeps.sessions.of(member.accountId, member.sessionId))?.epoch).toBe(ida.epoch);
  expect(await linesOf(ida)).toContain('passkey-removed');
});

describe('what was set up since', () => {
  /** A second factor as `confirmSecondFactor` leaves it. */
  async function turnOn(ida: Account) {
    const { member } = await fixture.enter(ida);
    const here = browser({ as: member });
    const { secret } = await here.call(auth.startSecondFactor, startFactor.with({ ...deps }))({});
    const code = () => new TOTP({ secret }).generate({ timestamp: now().getTime() });
    const { recovery_codes } = await here.call(
      auth.confirmSecondFactor,
      confirmFactor.with({ ...deps }),
    )({ code: code() });
    return { code, recovery_codes, member };
  }
  const connectGoogle = async (ida: Account, subject: string) => {
    const current = (await present(ida))!;
    const google = { subject, email: 'g@example.com', connected_at: now().toISOString() };
    await deps.accounts.replace(current, { ...current, google });
  };
  const mailOf = async ({ email }: Account, purpose: string) =>
    (await messagesTo(email)).find((each) => each.purpose === purpose)?.text;

  test.each(['not-me', 'restore-email'] as const)(
    '200: “%s” removes a second factor and a Google account, and names them',
    async (action) => {
      const ida = await account();
      const token = await link(ida, action, { email: ida.email });
      advanceMinutes(1);
      await turnOn(ida);
      await connectGoogle(ida, `google#${action}`);
      expect(await confirm()({ token })).toMatchObject({ removed: ['second-factor', 'google'] });
      expect(await present(ida)).toMatchObject({ second_factor: false, google: null });
      expect(await deps.factors.of(ida.account_id)).toBeUndefined();
      expect(await deps.accounts.findByCredential('google', `google#${action}`)).toBeUndefined();
      expect(await linesOf(ida)).toEqual(
        expect.arrayContaining(['disowned', 'second-factor-off', 'google-disconnected']),
      );
      expect(await mailOf(ida, 'disowned')).toContain('The second factor that was set up since that login is off');
      expect(await mailOf(ida, 'disowned')).toContain('The Google account that was connected since that login');
    },
  );

  test('200: keeps those from before, and those without a moment', async () => {
    const ida = await account({ google: { subject: 'google#before', email: 'g@example.com' } });
    const { code } = await turnOn(ida);
    advanceMinutes(1);
    const token = await link(ida, 'not-me', { email: ida.email });
    expect(await confirm()({ token })).toMatchObject({ removed: [] });
    const kept = (await present(ida))!;
    expect(kept).toMatchObject({ second_factor: true, google: { subject: 'google#before' } });
    await deps.secondFactor.require(kept, code(), now());
    expect((await deps.factors.of(ida.account_id))?.recovery).toHaveLength(10);
  });

  test('200: voids recovery codes that were replaced since, and leaves the factor on', async () => {
    const ida = await account();
    const { code } = await turnOn(ida);
    advanceMinutes(1);
    const token = await link(ida, 'not-me', { email: ida.email });
    advanceMinutes(1);
    const { member } = await fixture.enter(ida);
    const replace = browser({ as: member }).call(auth.replaceRecoveryCodes, replaceCodes.with({ ...deps }));
    const { recovery_codes } = await replace({});
    expect(await confirm()({ token })).toMatchObject({ removed: ['recovery-codes'] });
    const kept = (await present(ida))!;
    const withTheirs = deps.secondFactor.require(kept, recovery_codes[0], now());
    await expect(withTheirs).rejects.toMatchObject({ code: 'auth.wrong-pin' });
    await deps.secondFactor.require(kept, code(), now());
    expect(await linesOf(ida)).toContain('recovery-codes-voided');
    expect(await mailOf(ida, 'disowned')).toContain('Your second factor stays on');
  });

  test.each(['second-factor-on', 'recovery-codes-replaced'] as const)(
    '200: the link of the mail “%s” disowns it',
    async (purpose) => {
      const ida = await account();
      const { member } = await turnOn(ida);
      if (purpose === 'recovery-codes-replaced')
        await browser({ as: member }).call(auth.replaceRecoveryCodes, replaceCodes.with({ ...deps }))({});
      expect(await confirm()({ token: tokenIn(await mailOf(ida, purpose)) })).toMatchObject({
        action: 'not-me',
        removed: ['second-factor'], // set up in the login that is disowned
      });
    },
  );

  test('200: the link of the mail about Google disowns it', async () => {
    const ida = await account();
    await confirm()({ token: await link(ida, 'connect-google', { subject: 'google#mail', email: 'g@example.com' }) });
    const token = tokenIn(await mailOf(ida, 'google-connected'));
    expect(await confirm()({ token })).toMatchObject({ action: 'not-me', removed: ['google'] });
    expect(await present(ida)).toMatchObject({ google: null, password: null });
  });

  test('200: the link about the second factor also removes what the same login connected before', async () => {
    const ida = await account();
    const { member } = await fixture.enter(ida);
    advanceMinutes(1);
    await connectGoogle(ida, 'google#earlier');
    advanceMinutes(1);
    const here = browser({ as: member });
    const { secret } = await here.call(auth.startSecondFactor, startFactor.with({ ...deps }))({});
    const code = new TOTP({ secret }).generate({ timestamp: now().getTime() });
    await here.call(auth.confirmSecondFactor, confirmFactor.with({ ...deps }))({ code });
    expect(await confirm()({ token: tokenIn(await mailOf(ida, 'second-factor-on')) })).toMatchObject({
      removed: ['second-factor', 'google'],
    });
  });

  test('a stranger who knew the password has no way back, and the owner gets in by the mailed link', async () => {
    const ida = await account();
    const stranger = browser();
    const enter = stranger.call(auth.logIn, logIn.with(deps));
    await enter({ email: ida.email, password: PASSWORD });
    const token = tokenIn(await mailOf(ida, 'new-device'));
    advanceMinutes(1);
    const { code, recovery_codes, member } = await turnOn(ida);
    await connectGoogle(ida, 'google#stranger');
    const started = await browser({ as: member }).call(
      auth.logIn,
      logIn.with(deps),
    )({
      email: ida.email,
      password: PASSWORD,
      code: recovery_codes[0],
    });
    expect(started.token).toBeTruthy();

    await confirm()({ token });

    const session = await deps.sessionDeps.sessions.of(member.accountId, member.sessionId);
    expect(session?.epoch).not.toBe((await present(ida))?.epoch);
    await expect(stranger.call(auth.refresh, refresh.with(deps))({})).rejects.toMatchObject({
      code: 'auth.unauthenticated',
    });
    expect(await deps.accounts.findByCredential('google', 'google#stranger')).toBeUndefined();
    for (const each of [code(), recovery_codes[1]])
      await expect(enter({ email: ida.email, password: PASSWORD, code: each })).rejects.toMatchObject({
        code: 'auth.wrong-credentials',
      });

    const password = 'bramble under the gate';
    const reset = browser().call(auth.resetPassword, resetPassword.with(deps));
    await reset({ token: tokenIn(await mailOf(ida, 'disowned')), password, password_confirmation: password });
    const owner = await browser().call(auth.logIn, logIn.with(deps))({ email: ida.email, password });
    expect(owner.user).toMatchObject({ id: ida.account_id, has_second_factor: false, has_google: false });
  });

  test('401: a session that is disowned meanwhile makes no new codes', async () => {
    const ida = await account();
    await turnOn(ida);
    const { member } = await fixture.enter(ida);
    const disowning = {
      ...deps.factors,
      of: async (id: Account['account_id']) => {
        const current = (await deps.accounts.of(id))!;
        await deps.accounts.replace(current, { ...current, epoch: current.epoch + 1 });
        return deps.factors.of(id);
      },
    };
    const replace = browser({ as: member }).call(
      auth.replaceRecoveryCodes,
      replaceCodes.with({ ...deps, factors: disowning }),
    );
    await expect(replace({})).rejects.toMatchObject({ code: 'auth.unauthenticated' });
  });
});
