import fc from 'fast-check';
import { expect, test } from 'vitest';

import { line, paragraphs, plainLine, plainText } from '#shared/validation/text.ts';

const hostile = [
  ['overrides of direction', 'I\u202Ada\u202E \u2066gpj.exe\u2069\u202C', 'Ida gpj.exe'],
  ['marks of direction', '\u200FIda\u200E\u061C', 'Ida'],
  ['controls', 'I\u0000d\u001Ba\u007F\u0090', 'Ida'],
  ['blanks of no width', '\u200BI\u2060da\uFEFF\u00AD', 'Ida'],
  ['piled joiners', 'I\u200D\u200D\u200Dda\u200C', 'Ida'],
  ['hidden tags', 'Ida\u{E0049}\u{E0064}', 'Ida'],
  ['fillers', 'Ida\u3164\uFFA0\u115F', 'Ida'],
  ['half a character', 'I\uDC00da\uD800', 'Ida'],
  ['what half a character hides', '\uD83D\u200DIda\u200D\uDE00', 'Ida'],
  ['two forms of one letter', 'Ame\u0301lie', 'Amélie'],
] as const;

test.each(hostile)('removes %s', (_, text, clean) => {
  expect(plainLine(text)).toBe(clean);
  expect(plainText(text)).toBe(clean);
});

test('of ten thousand accents five stay', () => {
  expect(plainLine(`I${'\u0338'.repeat(10_000)}da`)).toBe(`I${'\u0338'.repeat(5)}da`);
});

test.each([
  ['Persian', 'می\u200Cخواهم'],
  ['a family', '👩🏽‍🚀 ❤️‍🔥 1️⃣'],
  ['a variant of a Japanese name', '葛\u{E0100}飾'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['Hebrew with vowels', 'שָׁלוֹם'],
  ['Devanagari', 'क्षत्रिय'],
])('keeps %s', (_, text) => expect(plainText(text)).toBe(text.normalize('NFC')));

test('line breaks stay in a message, and are blanks in a line', () => {
  expect(plainText('one\r\ntwo\u2028three\n\n\n\n\nfour\tfive')).toBe('one\ntwo\nthree\n\nfour five');
  expect(plainLine('Subject\r\nBcc: all@example.com')).toBe('Subject Bcc: all@example.com');
});

test('twice is once, and nothing invisible or reordering is left', () => {
  const nasty = fc.constantFrom(...'\u202E\u2066\u200D\u200C\u0301\u0327\uFE0F\u0000\n\r\t a é👩葛\u{E0100}ก\u3164');
  const text = fc.oneof(fc.string({ unit: nasty, maxLength: 40 }), fc.string({ unit: 'binary', maxLength: 40 }));
  fc.assert(
    fc.property(text, (each) => {
      const once = plainText(each);
      expect(plainText(once)).toBe(once);
      expect(once).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/);
      expect(once).not.toMatch(/\p{M}{6}/u);
      expect(plainLine(plainLine(each))).toBe(plainLine(each));
    }),
    { numRuns: 400 },
  );
});

test('a text of nothing visible is missing, and one that is too long says so', () => {
  const faultOf = (text: string) => line(10).safeParse(text).error?.issues[0]?.message;
  expect(faultOf('\u200B\u202E\u0000')).toBe('required');
  expect(faultOf('x'.repeat(11))).toBe('too-long');
  expect(line(10).parse(' Ida\u202E  May ')).toBe('Ida May');
  expect(paragraphs(10).parse('a\u0000\nb')).toBe('a\nb');
});
