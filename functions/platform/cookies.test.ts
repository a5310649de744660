import { expect, test } from 'vitest';

import { cookiesOf } from '#functions/platform/cookies.ts';

test('sets host-only, HttpOnly, same-site cookies', () => {
  const cookies = cookiesOf({});
  cookies.set('rt', 'one');
  cookies.set('google', 'two', { maxAge: 600 });
  expect(cookies.toSend().cookies).toEqual([
    '__Host-rt=one; Path=/; Secure; HttpOnly; SameSite=Strict',
    '__Host-google=two; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=600',
  ]);
});

test('the last change of a cookie wins', () => {
  const cookies = cookiesOf({});
  cookies.set('rt', 'one');
  cookies.clear('rt');
  expect(cookies.toSend().cookies).toEqual(['__Host-rt=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0']);
});

test('ignores a cookie without the host prefix', () => {
  const cookies = cookiesOf({ cookies: ['rt=theirs', '__Secure-rt=theirs', '__Host-rt=ours==', '__host-rt=theirs'] });
  expect(cookies.get('rt')).toBe('ours==');
  expect(cookiesOf({ cookies: ['rt=theirs'] }).get('rt')).toBeUndefined();
  expect(cookiesOf({}).get('rt')).toBeUndefined();
});

test('sends no header without a change', () => expect(cookiesOf({ cookies: ['__Host-rt=x'] }).toSend()).toEqual({}));
