import { expect, test } from 'vitest';

import { exhausted } from '#functions/platform/testing.ts';
import { handler } from '#functions/rights/privacy/confirm-verification.ts';
import { handler as getCenter } from '#functions/rights/privacy/get-center.ts';
import { privacyFixture } from '#functions/rights/privacy/testing.ts';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const fixture = privacyFixture();
const { deps, browser, verify } = fixture;
const email = 'ida@example.com';

test('200: begins half an hour in this browser, by a cookie that scripts cannot read', async () => {
  const visitor = browser();
  const session = await verify(visitor, 'email', email);
  const ends_at = new Date(fixture.now().getTime() + 30 * 60_000).toISOString();
  expect(session).toEqual({ identifiers: [{ kind: 'email', value: email, until: ends_at }], ends_at });
  expect(visitor.lines.join()).toMatch(
    /^__Host-pc=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict; Max-Age=1800$/,
  );
});

test('200: a second identifier joins the first under a new token; each ends after its own half hour', async () => {
  const visitor = browser();
  await verify(visitor, 'email', 'two@example.com');
  const before = visitor.jar.get('__Host-pc');
  fixture.advanceMinutes(20);
  const { identifiers } = await verify(visitor, 'phone', '+12185550182');
  expect(identifiers.map(({ value }) => value)).toEqual(['two@example.com', '+12185550182']);
  expect(visitor.jar.get('__Host-pc')).not.toBe(before);
  fixture.advanceMinutes(11);
  const { session } = await visitor.call(privacy.getCenter, getCenter.with(deps))({});
  expect(session.identifiers.map(({ value }) => value)).toEqual(['+12185550182']);
});

test('422: rejects a wrong code, a used one, and one of another address', async () => {
  const visitor = browser();
  await verify(visitor, 'email', 'three@example.com');
  const confirm = visitor.call(privacy.confirmVerification, handler.with(deps));
  const attempt = confirm({ kind: 'email', value: 'three@example.com', code: '000000' });
  await expect(attempt).rejects.toMatchObject({ code: 'auth.wrong-pin' });
  const { pin = '', write } = await deps.pins.send('privacy', 'four@example.com', fixture.now());
  await deps.commit(write!);
  const wrong = pin === '000000' ? '000001' : '000000';
  await expect(confirm({ kind: 'email', value: 'four@example.com', code: wrong })).rejects.toMatchObject({
    code: 'auth.wrong-pin',
  });
  await expect(confirm({ kind: 'email', value: 'five@example.com', code: pin })).rejects.toMatchObject({
    code: 'auth.wrong-pin',
  });
});

test('422: answers alike whether a code is pending or not, and when its tries are used up', async () => {
  const confirm = browser().call(privacy.confirmVerification, handler.with(deps));
  const { pin, write } = await deps.pins.send('privacy', 'pending@example.com', fixture.now());
  await deps.commit(write!);
  const wrong = pin === '000000' ? '000001' : '000000';
  const tryOn = (value: string) =>
    confirm({ kind: 'email', value, code: wrong }).catch(({ code, left, fields }: Fault) => ({ code, left, fields }));
  const answers = [];
  for (let i = 0; i < 7; i++) answers.push(await tryOn('pending@example.com'), await tryOn('nobody@example.com'));
  const alike = { code: 'auth.wrong-pin', left: undefined, fields: { code: ['Invalid Pin Code Entered'] } };
  expect(answers).toEqual(Array(14).fill(alike));
});

test('422: a code for signing in opens nothing here', async () => {
  const { pin = '', write } = await deps.pins.send('login', '+12185550183', fixture.now());
  await deps.commit(write!);
  const confirm = browser().call(privacy.confirmVerification, handler.with(deps));
  await expect(confirm({ kind: 'phone', value: '+12185550183', code: pin })).rejects.toMatchObject({
    code: 'auth.wrong-pin',
  });
});

test('429: limits attempts per network', async () => {
  const confirm = browser().call(privacy.confirmVerification, handler.with({ ...deps, limits: exhausted }));
  await expect(confirm({ kind: 'email', value: email, code: '123456' })).rejects.toMatchObject({
    code: 'request.too-many',
  });
});

test('409: of two concurrent uses of a code, one is rejected', async () => {
  const visitor = browser();
  const begin = () => Promise.reject(new Fault('request.conflict'));
  const { pin = '', write } = await deps.pins.send('privacy', 'six@example.com', fixture.now());
  await deps.commit(write!);
  const privacySessions = { ...deps.privacySessions, begin };
  const confirm = visitor.call(privacy.confirmVerification, handler.with({ ...deps, privacySessions }));
  await expect(confirm({ kind: 'email', value: 'six@example.com', code: pin })).rejects.toMatchObject({
    code: 'request.conflict',
  });
});
