import { describe, expect, test } from 'vitest';

import { extensionIn, withoutExtensions } from '#functions/calls/dialogue/extension.ts';
import { callOnMonday } from '#functions/calls/dialogue/testing.ts';
import { mask } from '#functions/calls/dialogue/masking.ts';
import { numberIn } from '#functions/calls/dialogue/spoken-numbers.ts';
import type { Language } from '#shared/values/language.ts';

test.each<[Language, string, string | null]>([
  ['en', 'call 312 555 0188, extension 45', '45'],
  ['en', 'it’s extension two oh four', '204'],
  ['en', 'ext. 2045 please', '2045'],
  ['en', 'we need an extension of two weeks on the lease', null],
  ['fr', 'au 01 42 55 01 23 poste 12', '12'],
  ['fr', 'le poste de radio est cassé', null],
  ['es', 'llámeme al 915 55 01 23, extensión 5', '5'],
  ['pt', 'ligue para 11 3555 0123, ramal doze', '12'],
  ['ru', 'на 495 555 01 23, добавочный 12', '12'],
  ['ru', 'добавочный номер двести четыре', '204'],
  ['tr', '0212 555 01 23 dahili 12’den arayın', '12'],
  ['ar', 'على 0115550123 تحويلة 12', '12'],
  ['ar', 'رقم التحويلة ١٢', '12'],
  ['ja', '03-5550-1234、内線12番です', '12'],
  ['ja', '内線番号は204です', '204'],
])('%s: “%s” has the extension %s', (language, text, extension) => {
  expect(extensionIn(text, language)).toBe(extension);
});

describe('the digits of an extension', () => {
  test('are no part of a number', () => {
    const text = 'call me on 312 555 0188 extension 45';
    expect(withoutExtensions(text, 'en')).toBe('call me on 312 555 0188');
    expect(numberIn(withoutExtensions(text, 'en'), 'en', '+13125550100')).toBe('+13125550188');
  });

  test('are not masked as a code', () => {
    expect(mask('312 555 0188, extension 2045', 'en')).toContain('2045');
    expect(mask('the code is extension 2045', 'en')).not.toContain('2045');
    expect(mask('добавочный 2045', 'ru')).toContain('2045');
  });
});

describe('in a call', () => {
  const spoken = (lines: readonly string[], language: Language = 'en') => {
    const { dialogue, commands } = callOnMonday(language, lines);
    return { dialogue, said: commands.map((one) => ('text' in one ? one.text : '')).join(' ') };
  };

  test('it is read back with a new number', () => {
    const { dialogue, said } = spoken(['tomorrow at nine', 'call me on 312 555 0188, extension 45']);
    expect(dialogue).toMatchObject({ step: 'confirm', number: '+13125550188', extension: '45' });
    expect(said).toContain('extension 4 5');
  });

  test('alone it is one of the line’s own number, and no time', () => {
    const { dialogue, said } = spoken(['tomorrow at nine', 'it’s extension 5']);
    expect(dialogue).toMatchObject({ step: 'confirm', number: null, extension: '5' });
    expect(dialogue.proposed?.at).toBe('2026-11-24T14:00:00.000Z');
    expect(said).toContain('extension 5');
  });

  test.each<[Language, string, string]>([
    ['en', 'tomorrow at nine', 'yes, and it’s extension 204'],
    ['ru', 'завтра в девять', 'да, верно, добавочный 204'],
    ['fr', 'demain à neuf heures', 'oui c’est ça, poste 204'],
  ])('%s: “%s”, “%s”: said with a yes it is noted, and the time is booked', (language, when, yes) => {
    const { dialogue } = spoken([when, yes], language);
    expect(dialogue).toMatchObject({ agreed: { at: '2026-11-24T14:00:00.000Z' }, extension: '204' });
  });

  test('another number has no extension of the one before', () => {
    const { dialogue } = spoken(['tomorrow at nine', 'on 312 555 0188 extension 45', 'no, on 312 555 0199']);
    expect(dialogue).toMatchObject({ number: '+13125550199', extension: null });
  });
});
