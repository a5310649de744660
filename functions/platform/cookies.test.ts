import { expect, test } from 'vitest';

import { cookiesOf } from '#functions/platform/cookies.ts';

test('each is told to its host alone, out of reach of scripts, and sent by our own pages only', () => {
  const cookies = cookiesOf({});
  cookies.set('rt', 'one');
  cookies.set('google', 'two', { maxAge: 600 });
  expect(cookies.toSend().cookies).toEqual([
    '__Host-rt=one; Path=/; Secure; HttpOnly; SameSite=Strict',
    '__Host-google=two; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=600',
  ]);
});

test('the last word about one counts', () => {
  const cookies = cookiesOf({});
  cookies.set('rt', 'one');
  cookies.clear('rt');
  expect(cookies.toSend().cookies).toEqual(['__Host-rt=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0']);
});

test('one without the prefix may come from another host of the domain, and is not read', () => {
  const cookies = cookiesOf({ cookies: ['rt=theirs', '__Secure-rt=theirs', '__Host-rt=ours==', '__host-rt=theirs'] });
  expect(cookies.get('rt')).toBe('ours==');
  expect(cookiesOf({ cookies: ['rt=theirs'] }).get('rt')).toBeUndefined();
  expect(cookiesOf({}).get('rt')).toBeUndefined();
});

test('where none is set, none is sent', () => expect(cookiesOf({ cookies: ['__Host-rt=x'] }).toSend()).toEqual({}));
