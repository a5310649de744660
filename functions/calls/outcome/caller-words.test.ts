import { describe, expect, test } from 'vitest';

import { claimOf, safeWords, withoutContacts } from '#functions/calls/outcome/caller-words.ts';

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
