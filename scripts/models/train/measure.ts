import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';

import { parse } from 'csv-parse/sync';
import { distance } from 'fastest-levenshtein';

import { fold } from '#functions/names/fold.ts';
import { romanise } from '#functions/names/romanise.ts';
import { skeletonOf } from '#functions/names/skeleton.ts';
import { commandLine } from '#scripts/command-line.ts';
import { percent } from '#scripts/models/statistics.ts';

/**
 * `npm run models -- evaluate romanisation [names.sqlite3]`: how many names in their own script meet their romanisation (a skeleton in
 * common), how many romanisations of one name meet each other, and how many people share a skeleton by chance. Reads
 * ../shared/data/names and the names of the US Census beside the checkout; with the counts of arabic-name-romanizer, Arabic
 * romanisations too. Of ../shared/data/names only the nicknames and the Japanese given names were trained on.
 */
const { values, positionals } = commandLine('npm run models -- evaluate romanisation [names.sqlite3] [--missed]', {
  allowPositionals: true,
  options: { missed: { type: 'boolean', default: false } },
});
const [counts] = positionals;

const meets = (one: readonly string[], other: readonly string[]): number =>
  Math.min(...one.flatMap((a) => other.map((b) => distance(skeletonOf(a), skeletonOf(b)))));
const tell = (what: string, all: number, same: number, near: number) =>
  console.log(
    `${what.padEnd(34)}${String(Math.round(all)).padStart(8)}${percent(same, all).padStart(8)} %${percent(near, all).padStart(8)} %`,
  );

console.log(
  `${'names in both scripts'.padEnd(34)}${'pairs'.padStart(8)}${'meet'.padStart(10)}${'within 1'.padStart(10)}`,
);
const found = new Map<string, [number, number, number]>();
const missed: string[] = [];
for (const file of ['forenames', 'surnames']) {
  const text = (await readFile(`../shared/data/names/${file}-by-country.csv`, 'utf8')).replace(/^\uFEFF/, '');
  for (const row of parse<Record<string, string>>(text, { columns: true, relax_column_count: true })) {
    const native = fold(row['Localized Name'] ?? '').replaceAll(' ', '');
    const latin = (row['Romanized Name'] ?? '').split('/').map((one) => fold(one).replaceAll(' ', ''));
    if (/^[a-z]*$/.test(native) || !latin[0]) continue;
    const key = `${row.Country} ${file}`;
    const [all, same, near] = found.get(key) ?? [0, 0, 0];
    const apart = meets(romanise(native), latin);
    if (apart > 0) missed.push(`${key} ${native} ${latin.join('/')} ${romanise(native).join(' ')}`);
    found.set(key, [all + 1, same + Number(apart === 0), near + Number(apart <= 1)]);
  }
}
for (const [key, figures] of [...found].sort()) tell(key, ...figures);
if (values.missed) console.log(missed.join('\n'));

if (counts && existsSync(counts)) {
  const rows = new DatabaseSync(counts, { readOnly: true })
    .prepare(
      "SELECT arabic_key AS native, latin, sum(count) AS count FROM units WHERE source = 'wikidata' GROUP BY 1, 2 HAVING sum(count) > 2",
    )
    .all() as { native: string; latin: string; count: number }[];
  const names = new Map<string, { latin: string; count: number }[]>();
  for (const { native, latin, count } of rows)
    names.set(native, [...(names.get(native) ?? []), { latin: fold(latin).replaceAll(' ', ''), count }]);
  let [all, same, near] = [0, 0, 0];
  const apart = new Map<string, number>();
  for (const ways of names.values()) {
    const total = ways.reduce((sum, { count }) => sum + count, 0);
    for (const one of ways)
      for (const other of ways) {
        if (one.latin === other.latin) continue;
        const weight = (one.count * other.count) / total;
        const far = meets([one.latin], [other.latin]);
        all += weight;
        same += far === 0 ? weight : 0;
        near += far <= 1 ? weight : 0;
        if (far > 0) apart.set(`${one.latin} ${other.latin}`, weight);
      }
  }
  tell('Arabic: two romanisations', all, same, near);
  if (values.missed)
    console.log(
      [...apart]
        .sort((one, other) => other[1] - one[1])
        .slice(0, 60)
        .map(([pair]) => pair)
        .join('\n'),
    );
}

console.log(
  `\n${'of a million people, by one code'.padEnd(34)}${'codes'.padStart(8)}${'mean'.padStart(8)}${'largest'.padStart(9)}${'names in it'.padStart(13)}`,
);
for (const file of ['all.last', 'female.first', 'male.first']) {
  const rows = (await readFile(`../shared/bench/people-search/data/${file}.tsv`, 'utf8')).trim().split('\n');
  const names = rows.map((row) => ({
    name: fold(row.split('\t')[0]!),
    share: Math.max(Number(row.split('\t')[1]), 0.0002),
  }));
  const total = names.reduce((sum, { share }) => sum + share, 0);
  for (const [what, codeOf] of Object.entries({ name: (name: string) => name, skeleton: skeletonOf })) {
    const codes = new Map<string, [people: number, names: number]>();
    for (const { name, share } of names) {
      const [people, count] = codes.get(codeOf(name)) ?? [0, 0];
      codes.set(codeOf(name), [people + (1e6 * share) / total, count + 1]);
    }
    const people = [...codes.values()].map(([one]) => one);
    const mean = people.reduce((sum, one) => sum + one * one, 0) / 1e6;
    const crowd = Math.max(...[...codes.values()].map(([, count]) => count));
    console.log(
      `${`${file}, ${what}`.padEnd(34)}${String(codes.size).padStart(8)}${mean.toFixed(0).padStart(8)}${Math.max(
        ...people,
      )
        .toFixed(0)
        .padStart(9)}${String(crowd).padStart(13)}`,
    );
  }
}
