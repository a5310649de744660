import anyAscii from 'any-ascii';

import { characters, names } from '#functions/names/models/kanji.ts';
import { readTable } from '#functions/names/models/read-table.ts';
import { decompress } from '#functions/platform/decompress.ts';
import { readContexts, readings } from '#functions/names/script/aligned.ts';
import type { Contexts } from '#functions/names/script/aligned.ts';
import { hepburnOf, writtenWays } from '#functions/names/script/kana.ts';
import { nanori } from '#functions/names/script/nanori.ts';
import { distinct } from '#functions/names/script/spellings.ts';

let model: { readonly contexts: Contexts; readonly names: ReadonlyMap<string, string> } | undefined;
const load = () => (model ??= { contexts: readContexts(decompress(characters)), names: readTable(decompress(names)) });

const LONGEST_READ = 8;
const READINGS = 3;

/** Pinyin initials in Wade-Giles. */
const wadeGiles: [RegExp, string][] = [
  [/^(?:zh|q|j)/, 'ch'],
  [/^x/, 'hs'],
  [/^(?:z|c(?!h))/, 'ts'],
  [/^d/, 't'],
  [/^b/, 'p'],
  [/^g/, 'k'],
  [/^r/, 'j'],
];
const older = (syllable: string) => {
  const rule = wadeGiles.find(([from]) => from.test(syllable));
  return rule ? syllable.replace(...rule) : syllable;
};

/** A word in Mandarin: pinyin, then Wade-Giles as in Taiwan. */
function mandarin(word: string): string[] {
  const syllables = [...word].map((sign) => anyAscii(sign).toLowerCase());
  return [syllables.join(''), syllables.map(older).join('')];
}

/**
 * A word in Chinese characters: its readings as a Japanese name if all characters occur in such names, then in
 * Mandarin. Kana are read phonetically.
 */
export function ofHan(word: string): string[] {
  const read = [...word].slice(0, LONGEST_READ).join('');
  const { contexts, names } = load();
  const made = readings(read, contexts).map(([reading]) => reading);
  const japanese = distinct([...(names.get(read)?.split(' ') ?? []), ...made].slice(0, 6).map(hepburnOf));
  const [first, ...others] = japanese.map(writtenWays);
  if (!first) return distinct(mandarin(read));
  const plain = others.map(([short = '']) => short);
  return distinct([first[0]!, ...plain.slice(0, READINGS), ...mandarin(read), ...first, ...plain]);
}

/** Rarer readings of a given name of one character. */
export const furtherHan = (word: string): string[] =>
  (nanori.get(word) ?? [])
    .map((reading) => writtenWays(hepburnOf(reading)))
    .flatMap(([short = '', , , kunrei = '']) => [short, kunrei]);
