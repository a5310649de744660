import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { writePhc } from '#functions/account/auth/domain/phc.ts';
import { handler } from '#functions/account/auth/log-in.ts';
import { hashAtProductionCost } from '#functions/account/auth/passwords/testing.ts';
import { authFixture, PASSWORD } from '#functions/account/auth/testing.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { scryptSync } from 'node:crypto';

const fixture = authFixture();
const { deps, browser, account, messagesTo, linesOf, advanceMinutes, now } = fixture;

const logIn = (here = browser(), more: object = {}) => here.call(auth.logIn, handler.with({ ...deps, ...more }));
const wrong = { code: 'auth.wrong-credentials', message: 'The user credentials were incorrect.', status: 401 };

test('200: signs in with the right password, regardless of the address’s case', async () => {
  const ida = await account();
  const here = browser();
  const { user } = await logIn(here)({ email: ida.email.toUpperCase(), password: PASSWORD });
  expect(user.id).toBe(ida.account_id);
  expect(here.lines[0]).toMatch(/^__Host-rt=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
  expect(await linesOf(ida)).toEqual(['logged-in-password']);
});

test('200: a remembered session keeps its cookie for 30 days', async () => {
  const here = browser();
  await logIn(here)({ email: (await account()).email, password: PASSWORD, remember: true });
  expect(here.lines[0]).toMatch(/; Max-Age=2592000$/);
});

test('200: reports an unknown device by email once', async () => {
  const ida = await account();
  const credentials = { email: ida.email, password: PASSWORD };
  await logIn()(credentials);
  await logIn()(credentials);
  await logIn(
    browser({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/605.1' }),
  )(credentials);
  expect((await messagesTo(ida.email)).map(({ purpose }) => purpose)).toEqual(['new-device', 'new-device']);
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

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const digits = () => new TOTP({ secret }).generate({ timestamp: now().getTime() });
async function withFactor() {
  const ida = await account({ second_factor: true });
  const { account_id } = ida;
  const factor = { account_id, secret, confirmed_at: now().toISOString(), last_step: -1, recovery: [] };
  await deps.commit(deps.factors.put(factor));
  return { email: ida.email, password: PASSWORD };
}

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

test('429: allows five codes in five minutes, then rejects right ones too', async () => {
  const credentials = await withFactor();
  const guess = Array.from({ length: 5 }, () => logIn()({ ...credentials, code: 'ABCDE-FGHJK' }));
  await Promise.allSettled(guess);
  await expect(logIn()({ ...credentials, code: digits() })).rejects.toMatchObject({ code: 'request.too-many' });
});

test('429: allows forty attempts per address in a quarter of an hour from all networks', async () => {
  const { email } = await account();
  const from = (network: number) =>
    browser().call(auth.logIn, handler.with({ ...deps, limits: fixture.limits }), {
      'x-viewer-address': `10.1.${network}.1`,
    });
  const tries = Array.from({ length: 44 }, (_, i) =>
    from(i)({ email, password: 'guessed it' }).catch((fault: Fault) => fault.code),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((code) => code === 'auth.wrong-credentials')).toHaveLength(40);
  expect(answers.filter((code) => code === 'request.too-many')).toHaveLength(4);
});

test('429: allows ten attempts per address from one network, and does not lock its owner out', async () => {
  const { email } = await account();
  const from = (network: number) =>
    browser().call(auth.logIn, handler.with({ ...deps, limits: fixture.limits }), {
      'x-viewer-address': `10.9.${network}.1`,
    });
  const stranger = Array.from({ length: 14 }, () =>
    from(1)({ email, password: 'guessed it' }).catch((fault: Fault) => fault.code),
  );
  expect((await Promise.all(stranger)).filter((code) => code === 'request.too-many')).toHaveLength(4);
  expect(await from(2)({ email, password: PASSWORD })).toHaveProperty('token');
});

test('429: allows thirty attempts per network across addresses', async () => {
  const { email } = await account();
  for (let i = 0; i < 30; i++) await fixture.limits.take('login', { account: `x${i}`, network: '10.2.0.0/24' }, now());
  const from = { 'x-viewer-address': '10.2.0.1' };
  const late = browser().call(auth.logIn, handler.with({ ...deps, limits: fixture.limits }), from);
  await expect(late({ email, password: PASSWORD })).rejects.toMatchObject({ code: 'request.too-many' });
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

test('422: mails the owner of a wrong second factor after a right password, at most once an hour', async () => {
  const credentials = await withFactor();
  const guess = () => logIn(browser(), { limits: fixture.limits })({ ...credentials, code: 'ABCDE-FGHJK' });
  const notices = async () =>
    (await messagesTo(credentials.email)).filter(({ purpose }) => purpose === 'second-factor-wrong');
  await expect(guess()).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  await expect(guess()).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  expect(await notices()).toMatchObject([{ text: expect.stringContaining('/en/account/password') as string }]);
  advanceMinutes(61);
  await expect(guess()).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  expect(await notices()).toHaveLength(2);
  const ida = await deps.accounts.findByCredential('email', credentials.email);
  expect((await linesOf(ida!)).filter((what) => what === 'wrong-second-factor')).toHaveLength(3);
});

test('422: no mail of a missing code, or of a code after a wrong password', async () => {
  const credentials = await withFactor();
  await expect(logIn()(credentials)).rejects.toMatchObject({ code: 'auth.code-needed' });
  await expect(logIn()({ ...credentials, password: 'guessed it', code: '000000' })).rejects.toMatchObject(wrong);
  expect(await messagesTo(credentials.email)).toEqual([]);
});
