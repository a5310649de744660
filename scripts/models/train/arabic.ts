import { DatabaseSync } from 'node:sqlite';

import { fold } from '#functions/names/fold.ts';
import { readContexts, readings } from '#functions/names/script/aligned.ts';
import { skeletonOf } from '#functions/names/skeleton.ts';
import { commandLine } from '#scripts/command-line.ts';
import { align } from '#scripts/models/train/align.ts';
import type { Pair } from '#scripts/models/train/align.ts';
import { addTo, isHeldOut } from '#scripts/models/statistics.ts';
import { packContexts } from '#scripts/models/train/contexts.ts';
import { writeModel } from '#scripts/models/train/pack.ts';

/**
 * `npm run models -- train arabic FILE [--hold-out]`: how names in Arabic letters are written in Latin ones, learned from the
 * labels of people in Wikidata (CC0), as the package arabic-name-romanizer of PyPI counted them (its names.sqlite3). With
 * --hold-out a tenth of the names is kept apart to measure with, and nothing is written.
 */
const { values, positionals } = commandLine('npm run models -- train arabic FILE [--hold-out]', {
  allowPositionals: true,
  options: { 'hold-out': { type: 'boolean', default: false } },
});
const [file = ''] = positionals;
const ARTICLE = /^(?:al|el|ul|a(?=([szrndt]|sh|th|dh))(?=\1\1))/;

const rows = new DatabaseSync(file, { readOnly: true })
  .prepare("SELECT arabic_key AS native, latin, sum(count) AS count FROM units WHERE source = 'wikidata' GROUP BY 1, 2")
  .all() as { native: string; latin: string; count: number }[];

/** Each name in both scripts, without the article, which is a rule. */
const pairs: Pair[] = rows.flatMap(({ native, latin, count }) => {
  const words = fold(native);
  const article = words.startsWith('ال') && words.length > 4;
  const from = (article ? words.slice(2) : words).replaceAll(' ', '');
  const letters = fold(latin).replaceAll(' ', '');
  const to = article ? letters.replace(ARTICLE, '') : letters;
  const plain = /^[\p{Script=Arabic}]{2,14}$/u.test(from) && /^[a-z]{2,20}$/.test(to);
  return plain ? [{ from, to, count }] : [];
});

const trained = values['hold-out'] ? pairs.filter(({ from }) => !isHeldOut(from)) : pairs;
const aligned = align(trained, 4, true);
const packed = packContexts(aligned, [0, 6, 6, 8], 12);
const contexts = readContexts(packed);

const spellings = new Map<string, Map<string, number>>();
for (const { from, to, count } of trained) {
  const counts = spellings.get(from) ?? new Map<string, number>();
  addTo(counts, to, count);
  spellings.set(from, counts);
}
/** Frequent names whose usual spellings the model does not put first are kept whole. */
const whole = [...spellings].flatMap(([from, counts]) => {
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  if (total < 12) return [];
  const usual = [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 5)
    .filter(([, count]) => count >= Math.max(2, total / 40))
    .map(([to]) => to);
  const made = readings(from, contexts)
    .slice(0, 4)
    .map(([to]) => to);
  return !usual.length || (made[0] === usual[0] && usual.slice(0, 2).every((one) => made.includes(one)))
    ? []
    : [`${from} ${usual.join(' ')}`];
});
console.log(`${pairs.length} pairs, ${contexts.size} contexts (${packed.length} signs), ${whole.length} whole names`);

let [all, met, near, top] = [0, 0, 0, 0];
const lists = new Map(whole.map((line) => [line.split(' ')[0]!, line.split(' ').slice(1)]));
for (const { from, to, count } of pairs.filter((pair) => isHeldOut(pair.from) && pair.count > 1)) {
  const made = [
    ...(lists.get(from) ?? []),
    ...readings(from, contexts)
      .slice(0, 6)
      .map(([one]) => one),
  ];
  all += count;
  const code = skeletonOf(to);
  if (made.includes(to)) top += count;
  if (made.some((one) => skeletonOf(one) === code)) met += count;
  else if (made.some((one) => Math.abs(skeletonOf(one).length - code.length) < 2)) near += count;
}
console.log({ heldOut: all, spelt: top / all, met: met / all, near: near / all });

if (!values['hold-out'])
  await writeModel('arabic', 'scripts/models/train/arabic.ts', {
    letters: {
      says: 'What each letter becomes by its neighbours; see scripts/models/train/contexts.ts.',
      text: packed,
    },
    names: { says: 'Frequent names and how they are usually written.', text: whole.sort().join('\n') },
  });
