import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import { skeletonOf } from '#functions/names/skeleton.ts';

const sounds = (name: string) => romanise(fold(name)).map(skeletonOf);

const anything = fc.array(fc.nat(0xffff), { maxLength: 256 }).map((codes) => String.fromCharCode(...codes));

test('returns a Latin word unchanged', () => {
  expect(romanise('okafor')).toEqual(['okafor']);
});

describe.each([
  [
    'Russian',
    [
      ['Юлия', 'yuliya', 'iuliia'],
      ['Сергей', 'sergey', 'sergei'],
      ['Щербаков', 'shcherbakov'],
      ['Дмитрий', 'dmitry', 'dmitrii'],
      ['Александр', 'aleksandr', 'alexander'],
    ],
  ],
  [
    'Ukrainian',
    [
      ['Григорій', 'hryhoriy'],
      ['Сергій', 'serhiy'],
      ['Іванна', 'ivanna'],
    ],
  ],
  [
    'Serbian',
    [
      ['Ђорђевић', 'djordjevic'],
      ['Љубица', 'ljubica'],
      ['Милош', 'milos'],
    ],
  ],
  [
    'Greek',
    [
      ['Γεώργιος', 'georgios'],
      ['Χρήστος', 'christos', 'hristos'],
      ['Ευάγγελος', 'evangelos'],
      ['Γιάννης', 'yannis', 'giannis'],
    ],
  ],
  [
    'Arabic',
    [
      ['محمد', 'mohamed', 'muhammad'],
      ['الشمري', 'alshammari', 'shammari'],
      ['زينب', 'zeinab'],
      ['عبد', 'abd'],
    ],
  ],
  [
    'Persian',
    [
      ['گلشیفته', 'golshifteh'],
      ['پریسا', 'parisa'],
    ],
  ],
  [
    'kana',
    [
      ['さとう', 'sato', 'satou'],
      ['ジュンイチ', 'junichi', 'zyuniti'],
      ['しんぺい', 'shinpei', 'shimpei'],
      ['ﾊﾅｺ', 'hanako'],
    ],
  ],
  [
    'kanji',
    [
      ['高橋', 'takahashi'],
      ['渡辺', 'watanabe'],
      ['裕子', 'yuko', 'hiroko'],
      ['長谷川', 'hasegawa'],
    ],
  ],
  [
    'Hangul',
    [
      ['김', 'kim', 'gim'],
      ['민준', 'minjun'],
      ['박', 'park', 'pak', 'bak'],
    ],
  ],
  [
    'Chinese',
    [
      ['张', 'zhang'],
      ['雅婷', 'yating'],
    ],
  ],
  [
    'Devanagari',
    [
      ['कुमार', 'kumar'],
      ['महर्जन', 'maharjan'],
    ],
  ],
  [
    'others',
    [
      ['Հակոբյան', 'hakobyan'],
      ['ნინო', 'nino'],
    ],
  ],
])('%s', (_, names) => {
  test.each(names)('%s is written %s', (native, ...latin) => {
    expect(romanise(fold(native))).toEqual(expect.arrayContaining(latin));
  });
});

test.each([
  ['מזרחי', 'mizrahi'],
  ['אברהם', 'avraham'],
  ['القحطاني', 'qahtani'],
  ['Чайковский', 'tchaikovsky'],
  ['עמר', 'amar'],
])('%s and %s share a sound code', (native, latin) => {
  expect(sounds(native)).toContain(skeletonOf(latin));
});

test('returns at most six spellings in plain letters for any input', () => {
  fc.assert(
    fc.property(anything, (text) => {
      const asked = [romanise(text), romanise(fold(text).replaceAll(' ', ''))];
      expect(asked.every((found) => found.length <= 6 && found.every((one) => /^[a-z0-9]+$/.test(one)))).toBe(true);
    }),
  );
});

test.each([
  ['🙂'.repeat(128)],
  ['\u202e'.repeat(256)],
  ['\0'.repeat(256)],
  ['ﷺ'.repeat(100)],
  ['漢'.repeat(256)],
  ['م'.repeat(256)],
  [''],
])('returns few spellings or none for junk: %j', (junk) => {
  for (const spelling of romanise(fold(junk))) expect(spelling).toMatch(/^[a-z0-9]{1,512}$/);
});
