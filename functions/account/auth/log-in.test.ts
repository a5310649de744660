import { TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';

import { writePhc } from '#functions/account/auth/domain/phc.ts';
import { handler } from '#functions/account/auth/log-in.ts';
import { plainRecoveryCode } from '#functions/account/auth/domain/second-factor.ts';
import { recoveryDigest } from '#functions/account/auth/second-factor.ts';
import { hashAtProductionCost } from '#functions/account/auth/passwords/testing.ts';
import { opensAgain } from '#functions/account/auth/closed-account.ts';
import { authFixture, PASSWORD } from '#functions/account/auth/testing.ts';
import { messageStore } from '#functions/messaging/public.ts';
import { cookiesOf } from '#functions/platform/cookies.ts';
import type { TakeProof } from '#functions/support/proof.ts';
import { auth } from '#shared/api/auth.ts';
import { MOST_WORK } from '#shared/api/support.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { scryptSync } from 'node:crypto';

const fixture = authFixture();
const { deps, browser, account, close, messagesTo, linesOf, advanceMinutes, now } = fixture;

/** Each test has a network of its own, since failures count by network too. */
let network = 0;
beforeEach(() => void network++);
const logIn = (here = browser(), more: object = {}) =>
  here.call(auth.logIn, handler.with({ ...deps, ...more }), { 'x-viewer-address': `192.168.${network}.1` });
const wrong = { code: 'auth.wrong-credentials', message: 'The user credentials were incorrect.', status: 401 };

test('200: signs in with the right password, regardless of the address’s case', async () => {
  const ida = await account();
  const here = browser();
  const { user } = await logIn(here)({ email: ida.email.toUpperCase(), password: PASSWORD });
  expect(user.id).toBe(ida.account_id);
  expect(here.lines.join('\n')).toMatch(/^__Host-rt=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/m);
  expect(await linesOf(ida)).toEqual(['logged-in-password']);
});

test('200: a remembered session keeps its cookie for 30 days', async () => {
  const here = browser();
  await logIn(here)({ email: (await account()).email, password: PASSWORD, remember: true });
  expect(here.lines.join('\n')).toMatch(/^__Host-rt=.*; Max-Age=2592000$/m);
});

test('200: reports a browser without a known id, however common its kind, and each browser once', async () => {
  const ida = await account({ time_zone: 'America/Chicago' });
  const credentials = { email: ida.email, password: PASSWORD };
  const own = browser();
  await logIn(own)(credentials);
  await logIn(own)(credentials);
  expect(await messagesTo(ida.email)).toHaveLength(1);
  // The same kind of browser, without the cookie: an attacker with the commonest one.
  await logIn()(credentials);
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['new-device', 'new-device']);
});

test('200: the report has the device, the place, the time in the zone of the account, and a link', async () => {
  const ida = await account({ time_zone: 'America/Chicago', language: 'fr' });
  const from = { 'x-viewer-country': 'US', 'x-viewer-region': 'TX', 'x-viewer-address': '198.51.100.7' };
  await browser().call(auth.logIn, handler.with(deps), from)({ email: ida.email, password: PASSWORD });
  const [message] = await messagesTo(ida.email);
  expect(message?.text).toContain('Firefox');
  expect(message?.text).toContain('États-Unis');
  expect(message?.text).toContain('nord-américain');
  expect(message?.text).toContain('/fr/confirm/not-me/');
  const [session] = await deps.devices.all(ida.account_id);
  expect(session).toMatchObject({ country: 'US', region: 'US-TX' });
  expect(JSON.stringify([session, await deps.accessLog.all(ida.account_id)])).not.toContain('198.51.100');
});

test('200: a forged or altered device cookie is a new device', async () => {
  const ida = await account();
  const credentials = { email: ida.email, password: PASSWORD };
  const own = browser();
  await logIn(own)(credentials);
  const [id] = (own.jar.get('__Host-did') ?? '').split('.');
  const forged = browser();
  forged.jar.set('__Host-did', `${id}.${'A'.repeat(43)}`);
  await logIn(forged)(credentials);
  expect(await messagesTo(ida.email)).toHaveLength(2);
});

test('200: a device that is known to one account is new to another', async () => {
  const [ida, olu] = [await account(), await account()];
  const shared = browser();
  await logIn(shared)({ email: ida.email, password: PASSWORD });
  await logIn(shared)({ email: olu.email, password: PASSWORD });
  expect(await messagesTo(olu.email)).toHaveLength(1);
});

test('200: keeps twenty devices of an account, and forgets the one used least recently', async () => {
  const ida = await account();
  const browsers = Array.from({ length: 21 }, () => browser());
  for (const each of browsers) {
    advanceMinutes(1);
    await logIn(each)({ email: ida.email, password: PASSWORD });
  }
  const known = await Promise.all(
    browsers.map(({ jar }) =>
      deps.knownDevices.find(
        ida.account_id,
        cookiesOf({ cookies: [...jar].map(([name, value]) => `${name}=${value}`) }),
      ),
    ),
  );
  expect(known.map(Boolean)).toEqual([false, ...Array<boolean>(20).fill(true)]);
});

test('200: rehashes a password with outdated parameters', async () => {
  hashAtProductionCost();
  const salt = Buffer.alloc(16, 7);
  const weak = { ln: 10, r: 8, p: 1 };
  const hash = scryptSync(PASSWORD, salt, 32, { N: 2 ** weak.ln, r: weak.r, p: weak.p });
  const ida = await account({ password: writePhc({ ...weak, salt, hash }) });
  await logIn()({ email: ida.email, password: PASSWORD });
  expect((await deps.accounts.of(ida.account_id))?.password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  await logIn()({ email: ida.email, password: PASSWORD });
});

test('401: replies the same for a wrong password and an unknown address, and logs the attempt', async () => {
  const ida = await account();
  await expect(logIn()({ email: ida.email, password: 'heather on the hill' })).rejects.toMatchObject(wrong);
  await expect(logIn()({ email: 'nobody@example.com', password: PASSWORD })).rejects.toMatchObject(wrong);
  expect(await linesOf(ida)).toEqual(['wrong-password']);
});

test('401: no password opens an account without one', async () => {
  const ida = await account({ password: null });
  await expect(logIn()({ email: ida.email, password: PASSWORD })).rejects.toMatchObject(wrong);
});

test('403: rejects a blocked account, and says so only after the right password', async () => {
  const ida = await account({ blocked: { at: now().toISOString(), reason: 'Fraud', operator: 'Noor' } });
  await expect(logIn()({ email: ida.email, password: PASSWORD })).rejects.toMatchObject({ code: 'auth.blocked' });
  await expect(logIn()({ email: ida.email, password: 'guessed it' })).rejects.toMatchObject(wrong);
});

test('403: tells the owner of a deleted account until when that can be undone, and mails the link', async () => {
  const ida = await account();
  const credentials = { email: ida.email, password: PASSWORD };
  const until = await close(ida);
  await expect(logIn()({ ...credentials, password: 'guessed it' })).rejects.toMatchObject(wrong);
  expect(await messagesTo(ida.email)).toEqual([]);

  const here = browser();
  await expect(logIn(here)(credentials)).rejects.toMatchObject({ code: 'auth.account-closed', status: 403, until });
  expect(here.lines).toEqual([]);
  expect(await deps.sessionDeps.sessions.all(ida.account_id)).toEqual([]);
  const [mail] = await messagesTo(ida.email);
  expect(mail).toMatchObject({ purpose: 'account-deleted' });
  const token = /keep-account\/(\S+)/.exec(mail!.text)![1]!;
  expect(await opensAgain(token, (await deps.accounts.of(ida.account_id))!, fixture.secret)).toBe(true);
  expect(await linesOf(ida)).toEqual([]);
});

test('403: mails the link of a deleted account three times a day, and answers the same beyond', async () => {
  const ida = await account();
  await close(ida);
  for (let n = 0; n < 5; n++)
    await expect(
      logIn(undefined, { limits: fixture.limits })({ email: ida.email, password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'auth.account-closed' });
  expect(await messagesTo(ida.email)).toHaveLength(3);
});

test('200: who registered again after deleting an account enters the new one', async () => {
  const ida = await account();
  await close(ida);
  const again = await account({ email: ida.email });
  expect((await logIn()({ email: ida.email, password: PASSWORD })).user.id).toBe(again.account_id);
  await close(again);
  fixture.advanceMinutes(1);
  const third = await account({ email: ida.email });
  await close(third);
  // Of several deleted ones, the last one is meant.
  await expect(logIn()({ email: ida.email, password: PASSWORD })).rejects.toMatchObject({
    code: 'auth.account-closed',
  });
  const [mail] = await messagesTo(ida.email);
  expect(mail?.text).toContain(third.account_id);
});

test('401: an account whose deletion can no longer be undone is unknown', async () => {
  const ida = await account();
  const until = await close(ida);
  const late = { clock: () => new Date(until) };
  await expect(logIn(undefined, late)({ email: ida.email, password: PASSWORD })).rejects.toMatchObject(wrong);
  const closed = (await deps.accounts.of(ida.account_id))!;
  await deps.accounts.replace(closed, { ...closed, erasing_at: now().toISOString() });
  await expect(logIn()({ email: ida.email, password: PASSWORD })).rejects.toMatchObject(wrong);
});

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const digits = () => new TOTP({ secret }).generate({ timestamp: now().getTime() });
const RECOVERY_CODE = 'ABCDE-FGHJK';
const recovery = [recoveryDigest('secret')(plainRecoveryCode(RECOVERY_CODE))];
async function withFactor() {
  const ida = await account({ second_factor: true });
  const { account_id } = ida;
  const factor = { account_id, secret, confirmed_at: now().toISOString(), last_step: -1, recovery };
  await deps.commit(deps.factors.put(factor));
  return { email: ida.email, password: PASSWORD };
}

test('422: says whether a passkey opens the account, too, to nobody without the password', async () => {
  const credentials = await withFactor();
  await expect(logIn()(credentials)).rejects.toMatchObject({ code: 'auth.code-needed', has_passkey: false });
  const ida = (await deps.accounts.findByCredential('email', credentials.email))!;
  await deps.accounts.replace(ida, { ...ida, has_passkey: true });
  await expect(logIn()(credentials)).rejects.toMatchObject({ code: 'auth.code-needed', has_passkey: true });
  const wrong = { ...credentials, password: 'another password' };
  await expect(logIn()(wrong)).rejects.toMatchObject({ code: 'auth.wrong-credentials', has_passkey: undefined });
});

test('422: of a deleted account with a second factor nothing is told before it', async () => {
  const credentials = await withFactor();
  const ida = (await deps.accounts.findByCredential('email', credentials.email))!;
  await close(ida);
  await expect(logIn()(credentials)).rejects.toMatchObject({ code: 'auth.code-needed' });
  expect(await messagesTo(ida.email)).toEqual([]);
  await expect(logIn()({ ...credentials, code: digits() })).rejects.toMatchObject({ code: 'auth.account-closed' });
});

test('200: accepts a code of the app once', async () => {
  const credentials = await withFactor();
  const code = digits();
  await logIn()({ ...credentials, code: `${code.slice(0, 3)} ${code.slice(3)}` });
  await expect(logIn()({ ...credentials, code })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  advanceMinutes(1);
  await logIn()({ ...credentials, code: digits() });
});

test('200: of two concurrent uses of one code, one succeeds', async () => {
  const credentials = { ...(await withFactor()), code: digits() };
  const both = await Promise.allSettled([logIn()(credentials), logIn()(credentials)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('422: asks for the second factor only after the right password', async () => {
  const credentials = await withFactor();
  await expect(logIn()(credentials)).rejects.toMatchObject({ code: 'auth.code-needed' });
  await expect(logIn()({ ...credentials, password: 'guessed it' })).rejects.toMatchObject(wrong);
  const last = (Number(digits()) + 1).toString().padStart(6, '0').slice(-6);
  await expect(logIn()({ ...credentials, code: last })).rejects.toMatchObject({
    code: 'auth.wrong-pin',
    fields: { code: ['Invalid Pin Code Entered'] },
  });
});

const aWrongCode = () => (Number(digits()) + 1).toString().padStart(6, '0').slice(-6);

test('429: allows five codes in five minutes, then rejects right ones too', async () => {
  const credentials = await withFactor();
  const guess = Array.from({ length: 5 }, () => logIn()({ ...credentials, code: aWrongCode() }));
  await Promise.allSettled(guess);
  await expect(logIn()({ ...credentials, code: digits() })).rejects.toMatchObject({ code: 'request.too-many' });
});

test('200: a right code forgets the wrong ones before, of this network', async () => {
  const credentials = await withFactor();
  for (let login = 0; login < 2; login++) {
    for (let i = 0; i < 4; i++)
      await expect(logIn()({ ...credentials, code: aWrongCode() })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
    expect(await logIn()({ ...credentials, code: digits() })).toHaveProperty('token');
    advanceMinutes(1);
  }
});

test('200: strangers who know the password do not keep the owner out of the second factor', async () => {
  const credentials = await withFactor();
  const own = browser();
  await logIn(own)({ ...credentials, code: digits() });
  advanceMinutes(1);
  for (let i = 0; i < 25; i++) {
    const from = { 'x-viewer-address': `10.77.${i}.1` };
    const guess = browser().call(auth.logIn, handler.with(deps), from)({ ...credentials, code: aWrongCode() });
    await expect(guess).rejects.toMatchObject({ code: i < 19 ? 'auth.wrong-pin' : 'request.too-many' });
  }
  expect(await logIn(own)({ ...credentials, code: digits() })).toHaveProperty('token');
  // From a new device, where the digits are refused, a recovery code gets them in.
  advanceMinutes(1);
  expect(await logIn()({ ...credentials, code: RECOVERY_CODE })).toHaveProperty('token');
});

/** Solves nothing, and remembers what was asked. */
function proofs() {
  const asked: number[] = [];
  const proof: TakeProof = async (...[, , , , work = 0]) => void asked.push(work);
  return { asked, proof };
}

test('200: the owner gets in at once from a known device, and by bounded work from a new one, under attack', async () => {
  const { email } = await account();
  const limited = { ...deps, limits: fixture.limits };
  const own = browser();
  await own.call(auth.logIn, handler.with(limited))({ email, password: PASSWORD });

  const attack = proofs();
  for (let i = 0; i < 1000; i++) {
    const from = { 'x-viewer-address': `10.${i >> 8}.${i & 255}.1` };
    const guess = browser().call(auth.logIn, handler.with({ ...limited, proof: attack.proof }), from);
    await expect(guess({ email, password: 'guessed it' })).rejects.toMatchObject(wrong);
  }
  expect(attack.asked).toHaveLength(995);
  const steps = [0, 1, 2, 3, MOST_WORK].map((work) => attack.asked.filter((each) => each === work).length);
  expect(steps).toEqual([5, 10, 20, 40, 920]);

  const unasked = proofs();
  await own.call(auth.logIn, handler.with({ ...limited, proof: unasked.proof }))({ email, password: PASSWORD });
  expect(unasked.asked).toEqual([]);
  const fresh = proofs();
  await browser().call(auth.logIn, handler.with({ ...limited, proof: fresh.proof }))({ email, password: PASSWORD });
  expect(fresh.asked).toEqual([MOST_WORK]);
});

test('429: one network has twenty guesses a day at one account, and the owner elsewhere as many', async () => {
  const { email } = await account();
  const limited = { ...deps, limits: fixture.limits };
  const from = (address: string) => browser().call(auth.logIn, handler.with(limited), { 'x-viewer-address': address });
  let guesses = 0;
  for (let quarter = 0; quarter < 8; quarter++) {
    for (let i = 0; i < 12; i++) {
      // Of IPv6, the networks of one customer count as one.
      const answer = await from(`2001:db8:1:${i.toString(16)}::1`)({ email, password: 'guessed it' }).catch(
        (fault: Fault) => fault.code,
      );
      if (answer === 'auth.wrong-credentials') guesses++;
    }
    advanceMinutes(1);
  }
  expect(guesses).toBe(20);
  expect(await from('203.0.113.9')({ email, password: PASSWORD })).toHaveProperty('token');
});

test('429: a known device has ten tries in a quarter of an hour, which do not count as those of strangers', async () => {
  const { email } = await account();
  const limited = { ...deps, limits: fixture.limits };
  const own = browser();
  await own.call(auth.logIn, handler.with(limited))({ email, password: PASSWORD });
  const call = own.call(auth.logIn, handler.with(limited));
  for (let i = 0; i < 10; i++) await expect(call({ email, password: 'guessed it' })).rejects.toMatchObject(wrong);
  await expect(call({ email, password: PASSWORD })).rejects.toMatchObject({ code: 'request.too-many' });
  const { asked, proof } = proofs();
  await browser().call(auth.logIn, handler.with({ ...limited, proof }))({ email, password: PASSWORD });
  expect(asked).toEqual([]);
});

test('429: tries without their proof do not make it dearer', async () => {
  const { email } = await account();
  for (let i = 0; i < 5; i++) await logIn()({ email, password: 'guessed it' }).catch(() => undefined);
  const refusing: TakeProof = async (...[, , , , work = 0]) =>
    Promise.reject(new Fault('request.proof-needed', { work }));
  for (let i = 0; i < 50; i++) {
    await expect(logIn(browser(), { proof: refusing })({ email, password: PASSWORD })).rejects.toMatchObject({
      code: 'request.proof-needed',
      work: 0,
    });
  }
});

test('401: does the same reads for an unknown address, from a device with a cookie too', async () => {
  const ida = await account();
  const own = browser();
  await logIn(own)({ email: ida.email, password: PASSWORD });
  const reads: string[] = [];
  const watched = (name: string, of: object) =>
    new Proxy(of, {
      get(target, key): unknown {
        reads.push(`${name}.${String(key)}`);
        return Reflect.get(target, key);
      },
    });
  const more = {
    limits: watched('limits', deps.limits),
    tries: watched('tries', deps.tries),
    sessionDeps: { ...deps.sessionDeps, knownDevices: watched('known', deps.knownDevices) },
  };
  const stranger = browser();
  await logIn(stranger)({ email: (await account()).email, password: PASSWORD });
  const workOf = async (email: string) => {
    reads.length = 0;
    await logIn(stranger, more)({ email, password: 'guessed it' }).catch(() => undefined);
    return [...reads];
  };
  expect(await workOf('nobody@example.com')).toEqual(await workOf(ida.email));
});

test('429: requires a browser proof after five failures; a success resets the count', async () => {
  const { email } = await account();
  const requests: string[] = [];
  const proof = async (...[, route]: unknown[]) => void requests.push(String(route));
  const guess = (password: string) => logIn(browser(), { proof })({ email, password }).catch(() => undefined);
  for (let i = 0; i < 5; i++) await guess('guessed it');
  expect(requests).toEqual([]);
  await guess('guessed it');
  expect(requests).toEqual(['login']);
  const refusing = async () => Promise.reject(new Fault('request.proof-needed'));
  await expect(logIn(browser(), { proof: refusing })({ email, password: PASSWORD })).rejects.toMatchObject({
    code: 'request.proof-needed',
  });
  await guess(PASSWORD);
  await guess('guessed it');
  expect(requests).toEqual(['login', 'login']);
});

test('401: tells the owner once a day that somebody guesses from many networks, and locks nothing', async () => {
  const ida = await account();
  let from = 0;
  const guess = (email = ida.email) =>
    browser()
      .call(auth.logIn, handler.with({ ...deps, limits: fixture.limits }), {
        'x-viewer-address': `203.${network}.${++from}.1`,
      })({ email, password: 'guessed it' })
      .catch(({ code }: Fault) => code);
  const guesses = async (times: number) => {
    for (let n = 0; n < times; n++) expect(await guess()).toBe('auth.wrong-credentials');
  };
  const notices = async () => (await messagesTo(ida.email)).filter(({ purpose }) => purpose === 'password-guessed');
  await guesses(20);
  expect(await notices()).toEqual([]);
  await guesses(3);
  expect(await notices()).toMatchObject([{ text: expect.stringContaining('more than 20 wrong passwords') as string }]);
  await logIn(browser(), { limits: fixture.limits })({ email: ida.email, password: PASSWORD });
  advanceMinutes(24 * 60);
  await guesses(21);
  expect(await notices()).toHaveLength(2);
});

test('401: no such mail where there is no password to guess', async () => {
  const ida = await account({ password: null });
  const spent = async (what: string) => {
    if (what === 'wrong-password') throw new Fault('request.too-many');
  };
  const guess = logIn(browser(), { limits: { take: spent } })({ email: ida.email, password: 'guessed it' });
  await expect(guess).rejects.toMatchObject(wrong);
  expect(await messagesTo(ida.email)).toEqual([]);
});

const notices = async (email: string) =>
  (await messagesTo(email)).filter(({ purpose }) => purpose === 'second-factor-wrong');

test('422: a wrong second factor after a right password is mailed within ten minutes, once a day for each password', async () => {
  const credentials = await withFactor();
  const { email } = credentials;
  const guess = () => logIn()({ ...credentials, code: aWrongCode() });
  await expect(guess()).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  await expect(guess()).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  const not_before = addMinutes(now(), 5).toISOString(); // and the sweep runs every five minutes
  expect(await notices(email)).toMatchObject([
    { not_before, state: 'waiting', text: expect.stringContaining('/en/confirm/not-me/') as string },
  ]);
  const ida = (await deps.accounts.findByCredential('email', email))!;
  await deps.accounts.replace(ida, { ...ida, epoch: ida.epoch + 1 }); // as a new password does
  await expect(guess()).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  expect(await notices(email)).toHaveLength(2);
  advanceMinutes(24 * 60);
  await expect(guess()).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  expect(await notices(email)).toHaveLength(3);
  expect((await linesOf(ida)).filter((what) => what === 'wrong-second-factor')).toHaveLength(4);
});

test('200: the right code in the same browser withdraws the mail about wrong ones; a later wrong one is mailed again', async () => {
  const credentials = await withFactor();
  const { email } = credentials;
  const here = browser();
  const wrongly = () =>
    expect(logIn(here)({ ...credentials, code: aWrongCode() })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  await wrongly();
  await wrongly();
  expect(await notices(email)).toHaveLength(1);
  await logIn(here)({ ...credentials, code: digits() });
  expect(await notices(email)).toEqual([]);
  await wrongly();
  expect(await notices(email)).toHaveLength(1);
});

test('200: the right code in another browser leaves the mail, on the same network and kind of device', async () => {
  const credentials = await withFactor();
  const { email } = credentials;
  const own = browser();
  await logIn(own)({ ...credentials, code: digits() });
  await expect(logIn()({ ...credentials, code: aWrongCode() })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  await logIn(own)({ ...credentials, code: RECOVERY_CODE });
  expect(await notices(email)).toHaveLength(1);
});

test('200: of an owner and a stranger who are both wrong, the owner’s right code withdraws nothing', async () => {
  const credentials = await withFactor();
  const { email } = credentials;
  const [own, strangers] = [browser(), browser()];
  const wrongly = (here: typeof own) =>
    expect(logIn(here)({ ...credentials, code: aWrongCode() })).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  await wrongly(own);
  await wrongly(strangers);
  await logIn(own)({ ...credentials, code: digits() });
  expect(await notices(email)).toHaveLength(1);
});

test('200: a mail about wrong codes that is sent already stays', async () => {
  const credentials = await withFactor();
  const { email } = credentials;
  const here = browser();
  await expect(logIn(here)({ ...credentials, code: aWrongCode() })).rejects.toThrow();
  const [mail] = await notices(email);
  const stored = (await messageStore(fixture.table).of(mail!.message_id))!;
  await messageStore(fixture.table).replace(stored, { ...stored, state: 'sent' });
  await logIn(here)({ ...credentials, code: digits() });
  expect(await notices(email)).toMatchObject([{ state: 'sent' }]);
});

test('200: a recovery code is mailed with how many are left, in one mail with a new device', async () => {
  const credentials = await withFactor();
  const { email } = credentials;
  await logIn()({ ...credentials, code: RECOVERY_CODE });
  const [mail, ...more] = await messagesTo(email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ purpose: 'recovery-code-used' });
  expect(mail!.text).toContain('a device that we had not seen before. That code no longer works. Codes left: 0.');
  expect(mail).toMatchObject({ subject: 'Your last recovery code was used to log in' });
  expect(mail!.text).toContain('this was the last one');
  expect(mail!.text).toContain('/en/account/security');
  expect(mail!.text).toContain('/en/confirm/not-me/');
});

test('200: a recovery code from a known device is mailed too, and digits from it are not', async () => {
  const credentials = await withFactor();
  const here = browser();
  await logIn(here)({ ...credentials, code: digits() });
  advanceMinutes(1);
  await logIn(here)({ ...credentials, code: digits() });
  await logIn(here)({ ...credentials, code: RECOVERY_CODE });
  const mails = await messagesTo(credentials.email);
  expect(mails.map(({ purpose }) => purpose).toSorted()).toEqual(['new-device', 'recovery-code-used']);
  expect(mails.find(({ purpose }) => purpose === 'recovery-code-used')!.text).not.toContain('not seen before');
});

test('422: no mail of a missing code, or of a code after a wrong password', async () => {
  const credentials = await withFactor();
  await expect(logIn()(credentials)).rejects.toMatchObject({ code: 'auth.code-needed' });
  await expect(logIn()({ ...credentials, password: 'guessed it', code: '000000' })).rejects.toMatchObject(wrong);
  expect(await messagesTo(credentials.email)).toEqual([]);
});
