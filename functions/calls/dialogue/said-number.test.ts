import { expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import { saidNumber } from '#functions/calls/dialogue/said-number.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { begunAt, briefing, freeTimes, saying, step } from '#functions/calls/dialogue/testing.ts';
import type { Language } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';

const readBack = Phone.parse('+16125550168');
const call = (patch: Partial<Dialogue> = {}): Dialogue => ({
  ...begin(briefing({ caller_number: '+16125550142' }), begunAt, freeTimes).dialogue,
  ...patch,
});
const sentences = ({ commands }: Decision) =>
  commands.flatMap((command) => (command.c === 'say' ? [command.text] : []));
const atConfirm = call({ step: 'confirm', number: readBack });

test.each<[Language, string, string]>([
  [
    'ar',
    'على رقم المحل ستة واحد اثنين خمسة خمسة خمسة صفر واحد ستة ثمانية لا العفو اخر رقم تسعة مو ثمانية',
    '+16125550169',
  ],
  ['tr', 'altı bir iki beş beş beş sıfır bir üç sekiz yok sonu otuz sekiz değil seksen üç', '+16125550183'],
  ['ja', '612の555の0187 あ違った 下四桁は0178です', '+16125550178'],
  ['ru', 'шесть один два пять пять пять ноль один сорок семь ой нет вру в конце сорок девять', '+16125550149'],
])('%s: a number whose end is corrected in one breath', (language, text, number) => {
  expect(saidNumber(text, language, call())).toEqual({ number, isNewEnd: false });
});

test.each<[Language, string, string | null]>([
  ['ru', 'последняя цифра девять', '+16125550169'],
  ['ar', 'لا آخر رقم تسعة', '+16125550169'],
  ['tr', 'son rakam dokuz', '+16125550169'],
  ['ja', '下一桁は9です', '+16125550169'],
  ['en', 'yes that’s right, 612 555 0168', null],
  ['en', 'yes', null],
])('%s: “%s”, of a number that was read back', (language, text, number) => {
  expect(saidNumber(text, language, atConfirm).number).toBe(number);
});

test('a number that is read with no time is read at the end, once', () => {
  const number = Phone.parse('+16125550168');
  const [asked, spoken] = [
    call({ step: 'number', declined_callback: true }),
    'six one two five five five zero one six eight',
  ];
  const noted = step(asked, saying(spoken));
  expect(noted.dialogue).toMatchObject({ step: 'message', number, read_number: number });
  expect(sentences(noted)).toContain('I’ve noted 6 1 2, 5 5 5, 0 1 6 8.');
  expect(sentences(step(noted.dialogue, saying('no that is all'))).join(' ')).not.toContain('noted');
});
