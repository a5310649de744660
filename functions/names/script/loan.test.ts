import fc from 'fast-check';
import { expect, test } from 'vitest';

import { loanCost } from '#functions/names/script/loan-cost.ts';
import { kanaSounds, loanSounds } from '#functions/names/script/loan-sounds.ts';
import { isSyllabic, loanOf, loanOfStored } from '#functions/names/script/loan.ts';
import { skeletonOf } from '#functions/names/skeleton.ts';

test.each([
  ['キャントウェル', 'kyantoweru'],
  ['バーニー', 'ba-ni-'],
  ['ヴィクトリア', 'vikutoria'],
  ['ティファニー', 'tifani-'],
  ['ドゥエイン', 'duein'],
  ['シェリル', 'sheriru'],
  ['ジュリア', 'juria'],
  ['クォーク', 'kwo-ku'],
  ['マッキントッシュ', 'makintoshu'],
])('%s is read as %s', (kana, loan) => expect(loanOf(kana)).toBe(loan));

test.each([
  ['long vowel for er', 'ミラー', 'miller'],
  ['long vowel for ar', 'カーター', 'carter'],
  ['ヴ and ブ for v', 'スティーヴン', 'steven', 'スティーブン', 'steven'],
  ['ツ', 'ロバーツ', 'roberts', 'モーツァルト', 'mozart'],
  ['small vowels', 'フィッシャー', 'fischer', 'ウィリアムズ', 'williams'],
  ['ン before b and p', 'キャンベル', 'campbell', 'シンプソン', 'simpson'],
  ['l and r', 'ラリー', 'larry', 'ロレイン', 'lorraine'],
  ['シ for ci and thy', 'グレイシー', 'gracie', 'ドロシー', 'dorothy'],
  ['ス for th', 'スミス', 'smith', 'キャスリーン', 'kathleen'],
  ['チ for ti', 'マルチネス', 'martinez'],
  ['silent letters', 'ライト', 'wright', 'ナイト', 'knight'],
])('%s', (_, ...pairs) => {
  for (let at = 0; at < pairs.length; at += 2) {
    const [kana, latin] = [pairs[at]!, pairs[at + 1]!];
    const loan = loanOf(kana);
    expect(loanCost(loan, latin), `${kana} ${latin}`).toBeLessThan(3);
    expect(loanSounds(loan).map(skeletonOf), `${kana} ${latin}`).toContain(skeletonOf(latin));
  }
});

test.each([
  ['スミス', 'smith', 'jones'],
  ['ミラー', 'miller', 'maler'],
  ['ハリス', 'harris', 'horace'],
])('%s is rather %s than %s', (kana, right, wrong) => {
  expect(loanCost(loanOf(kana), right)).toBeLessThan(loanCost(loanOf(kana), wrong));
});

test('a limit does not hide a name below it', () => {
  expect(loanCost(loanOf('ショルツ'), 'scholz', 3)).toBeLessThan(1);
  expect(loanCost(loanOf('スミス'), 'gutierrez', 3)).toBe(Infinity);
});

test('a Latin name has the sounds of its katakana, romanised without long vowels', () => {
  expect(kanaSounds('miller').map(skeletonOf)).toContain(skeletonOf('mira'));
  expect(kanaSounds('albert').map(skeletonOf)).toContain(skeletonOf('arubato'));
  expect(kanaSounds('victoria').map(skeletonOf)).toContain(skeletonOf('bikutoria'));
});

test.each([
  ['uooka', 'wo-ka'],
  ['gureesu', 'gure-su'],
  ['magaretto', 'magareto'],
  ['richaado', 'richa-do'],
  ['kurisuteina', 'kurisutina'],
])('the index has %s for %s', (stored, loan) => expect(loanOfStored(stored)).toBe(loan));

test('only words of syllables can be katakana', () => {
  expect(['sandasu', 'kyantoeru', 'shinpei', 'hattori'].every(isSyllabic)).toBe(true);
  expect(['sanders', 'smith', 'carl'].some(isSyllabic)).toBe(false);
});

test('takes any text, with few sounds and no negative cost', () => {
  const kana = fc.string({ unit: fc.constantFrom(...'アイウキシチツッャュョァィェヴンーフルヂ'), maxLength: 40 });
  fc.assert(
    fc.property(kana, fc.string({ maxLength: 30 }), (word, latin) => {
      const loan = loanOf(word);
      expect(loan).toMatch(/^[a-z-]*$/);
      expect(loanSounds(loan).length).toBeLessThanOrEqual(60);
      expect(kanaSounds(latin.toLowerCase()).length).toBeLessThanOrEqual(32);
      expect(loanCost(loan, latin)).toBeGreaterThanOrEqual(0);
    }),
  );
});
