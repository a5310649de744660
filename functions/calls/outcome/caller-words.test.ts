import { describe, expect, test } from 'vitest';

import type { Language } from '#shared/values/language.ts';
import {
  claimOf,
  hidesLine,
  isOnlyContact,
  safeName,
  safeWords,
  withoutContacts,
} from '#functions/calls/outcome/caller-words.ts';
import { Phone } from '#shared/values/phone.ts';

describe('who vouches for a name', () => {
  test.each([
    ['Dana Brandt', 'said', 'claimed'],
    ['Dana Brandt', 'contact', 'known'],
    ['Chase Bank', 'contact', 'known'],
    ['Dana Brandt', 'lookup', 'known'],
    ['Chase Bank fraud team', 'said', 'institution'],
    ['Tom Banks', 'said', 'claimed'],
    ['Service des impôts', 'said', 'institution'],
    ['Policía Nacional', 'said', 'institution'],
    ['Receita Federal', 'said', 'institution'],
    ['Garanti Bankası', 'said', 'institution'],
    ['служба безопасности Сбербанка', 'said', 'institution'],
    ['أمن البنك', 'said', 'institution'],
    ['三井銀行の佐藤', 'said', 'institution'],
    ['Chаse Ваnk', 'said', 'institution'], // with Cyrillic а and В
    ['Ｂａｎｋ of Bo', 'said', 'institution'],
    ['B\u200bank of Bo', 'said', 'institution'],
    ['Wells Fаrgo', 'said', 'institution'],
    ['Apple Support', 'said', 'institution'],
    ['Walgreens pharmacy', 'said', 'institution'],
    ['Microsoft', 'said', 'institution'],
    ['Amаzon', 'said', 'institution'],
    ['PayPal', 'said', 'institution'],
    ['Netflix', 'said', 'institution'],
    ['Social Security', 'said', 'institution'],
    ['Сбербанк', 'said', 'institution'],
    ['Госуслуги', 'said', 'institution'],
    ['Correos', 'said', 'institution'],
    ['Correios', 'said', 'institution'],
    ['La Poste', 'said', 'institution'],
    ['Colissimo', 'said', 'institution'],
    ['PTT Kargo', 'said', 'institution'],
    ['أرامكس', 'said', 'institution'],
    ['من شركة أرامكس', 'said', 'institution'],
    ['楽天カード', 'said', 'institution'],
    ['ドコモ', 'said', 'institution'],
    ['年金機構', 'said', 'institution'],
    ['佐川急便', 'said', 'institution'],
    ['Mr Banks', 'said', 'claimed'],
    ['Maria Amazonas', 'said', 'claimed'],
    ['Policarpo Ruiz', 'said', 'claimed'],
    ['Miller’s Garage', 'said', 'claimed'],
    ['Fiona Apple', 'said', 'claimed'],
    ['Juan Santander', 'said', 'claimed'],
    ['佐川健', 'said', 'claimed'],
    ['زين العابدين', 'said', 'claimed'],
    ['Leyla Emniyetli', 'said', 'claimed'],
    ['Chase Miller', 'said', 'claimed'],
    ['Wells Brandt', 'said', 'claimed'],
    [null, 'unknown', 'claimed'],
  ] as const)('“%s”, %s: %s', (caller_name, caller_name_source, claim) => {
    expect(claimOf({ caller_name, caller_name_source })).toBe(claim);
  });
});

test.each([
  ['the lease', 'the lease'],
  ['photos on ｅｖｉｌ．ｃｏｍ／ａ', 'photos on …'],
  ['photos on evil。com and evil[.]com and evil (dot) com', 'photos on … and … and …'],
  ['call 1-888-555-0199 now', 'call … now'],
  ['your code for chase-help.com/verify?x=1 please', 'your code for … please'],
  ['write to pay@example.com', 'write to …'],
  ['go to amazon dot com', 'go to …'],
  ['visit https://bit.ly/3xYz', 'visit …'],
  ['six one two five five five zero one nine nine', '…'],
  ['dial nine hundred, five fifty-five, oh one ninety-nine today', 'dial … today'],
  ['call \u202e55 0199-888-1\u202c now', 'call … now'],
  [`e${'\u0301'.repeat(3000)}\ufe0f\u200bi`, 'é\u0301\u0301i'],
  ['appelez le 06 12 34 56 78', 'appelez le …'],
  ['اتصل على ٠٥٠١٢٣٤٥٦٧', 'اتصل على …'],
  ['０９０－１２３４－５６７８まで', '…まで'],
  ['dinner at 7.30 p.m. on 24/11/2026 for 12', 'dinner at 7.30 p.m. on 24/11/2026 for 12'],
  ['one or two questions about 2026', 'one or two questions about 2026'],
])('“%s” is written as “%s”', (said, written) => {
  expect(withoutContacts(said)).toBe(written);
});

test('nothing is left of words that are a number', () => {
  expect([safeWords('612 555 0199'), safeWords(null), safeWords('Jim')]).toEqual([null, null, 'Jim']);
});

test.each([
  ['Dana'.repeat(20), 'Dana'.repeat(10)],
  ['Da\u200bna\u202e Brandt', 'Dana Brandt'],
  ['evil.com', null],
  [null, null],
])('a name “%s” is kept as “%s”', (name, kept) => expect(safeName(name)).toBe(kept));

describe('the line that a caller asked not to be called on', () => {
  const call = {
    caller_name: 'Marnie',
    caller_name_source: 'said',
    is_imitation: false,
    callback_number: Phone.parse('+13125550188'),
    urgency: 'normal',
    spam: { verdict: 'likely_safe' },
  } as const;

  test('is left out of the text', () => expect(hidesLine(call)).toBe(true));

  test.each([
    ['no other number', { callback_number: null }],
    ['no name', { caller_name: null }],
    ['an urgent call', { urgency: 'high' }],
    ['a doubtful caller', { spam: { verdict: 'suspicious' } }],
    ['an impostor', { is_imitation: true }],
    ['a claim to be a bank', { caller_name: 'Chase Bank' }],
    ['a claim to call from a bank', { caller_from: 'the bank’s security' }],
  ] as const)('stays with %s', (_, patch) => expect(hidesLine({ ...call, ...patch })).toBe(false));
});

test.each<[Language, string, boolean]>([
  ['en', 'my number is 612 555 0147', true],
  ['en', 'call me on 612 555 0147, extension 204', true],
  ['fr', 'rappelez-moi au 01 42 55 01 23 poste 12', true],
  ['ru', 'перезвоните на 495 555 01 23 добавочный 12', true],
  ['tr', 'Numaram altı yüz on iki, beş yüz elli beş, sıfır bir, kırk yedi', true],
  ['ja', '番号は612-555-0147です', true],
  ['en', 'the key is with the neighbour, ring her on 612 555 0147', false],
  ['en', 'my number has not changed', false],
])('%s: “%s” is nothing but a number: %s', (language, text, is) => expect(isOnlyContact(text, language)).toBe(is));
