import { expect, test } from 'vitest';

import { addressMeant } from '#frontend/lib/address-meant.ts';

test.each([
  'gmial.com',
  'gmail.con',
  'gmai.com',
  'gmal.com',
  'gnail.com',
  'gmaill.com',
  'gmail.co',
  'gmail.cm',
  'gmail.cmo',
  'gmailcom',
  'gmail,com',
  'gamil.con',
  'GMIAL.COM',
])('name@%s may be gmail.com', (domain) => expect(addressMeant(`name@${domain}`)).toBe('name@gmail.com'));

test.each([
  ['hotmial.com', 'hotmail.com'],
  ['hotmaill.con', 'hotmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yaho.co.jp', 'yahoo.co.jp'],
  ['yahoo.cojp', 'yahoo.co.jp'],
  ['outlok.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['mial.ru', 'mail.ru'],
  ['yadnex.ru', 'yandex.ru'],
  ['ornage.fr', 'orange.fr'],
  ['wbe.de', 'web.de'],
  ['docmo.ne.jp', 'docomo.ne.jp'],
  ['hotmail.con.tr', 'hotmail.com.tr'],
  ['uol.com.b', 'uol.com.br'],
  ['sapo.ptt', 'sapo.pt'],
])('name@%s may be %s', (domain, meant) => expect(addressMeant(`name@${domain}`)).toBe(`name@${meant}`));

test.each([
  'gmail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.net',
  'yahoo.ie',
  'yahoo.com.ph',
  'hotmail.nl',
  'live.cn',

  'example.com',
  'love.com',
  'free.fi',
  'mail.de',
  'small.com',
  'docomo.co.jp',
  'calluna.example',
  'почта.рф',
  'wep.de',
])('%s is taken as it is', (domain) => expect(addressMeant(`name@${domain}`)).toBeUndefined());

test.each(['', 'name', 'name@', '@gmial.com', 'a b@gmial.com', 'a@b@gmial.com', `${'x'.repeat(9999)}@`])(
  '%j is no address',
  (text) => expect(addressMeant(text)).toBeUndefined(),
);

test('the mailbox and the spaces around stay out of it', () =>
  expect(addressMeant(' Ida.Lund+shop@Gmial.com ')).toBe('Ida.Lund+shop@gmail.com'));
