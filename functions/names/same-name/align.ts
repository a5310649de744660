import { assign } from '#functions/names/same-name/assign.ts';
import { explain, pairOf, type Pair } from '#functions/names/same-name/pair.ts';
import { OTHER } from '#functions/names/same-name/word-distance.ts';
import type { Word } from '#functions/names/same-name/words.ts';

/** Each word of the shorter name paired with one of the longer, and the remaining words. */
export type Alignment = { pairs: Pair[]; columns: number[]; left: Word[] };

/** Maximum number of words to align, apart from equal ones. */
const MOST = 8;
const same: Pair = { kind: 'same', slips: 0, letters: 0 };
const unlike: Pair = { kind: 'spelt', slips: OTHER, letters: OTHER };

/** Alignment costs of word pairs, by relation. */
const expected = { same: 0, initial: 0.5, gendered: 1, turned: 2, clash: 4 };
const costOf = ({ kind, slips }: Pair) => (kind in expected ? expected[kind as keyof typeof expected] : slips);

export function align(short: Word[], long: Word[]): Alignment {
  const pairs = short.map(() => unlike);
  const columns = short.map(() => -1);
  const free = new Set(long.keys());
  const take = (row: number, column: number, pair: Pair) => {
    pairs[row] = pair;
    columns[row] = column;
    free.delete(column);
  };
  for (const [row, word] of short.entries())
    for (const column of free) if (columns[row]! < 0 && long[column]!.written === word.written) take(row, column, same);
  const rows = [...short.keys()].filter((row) => columns[row]! < 0).slice(0, MOST);
  const rest = [...free].slice(0, MOST);
  const table = rows.map((row) => rest.map((column) => pairOf(short[row]!, long[column]!)));
  for (const [nth, chosen] of assign(table.map((cells) => cells.map(costOf))).entries()) {
    const [row, column] = [rows[nth]!, rest[chosen]!];
    const isLast = row > 1 && row === short.length - 1 && column === long.length - 1;
    take(row, column, explain(table[nth]![chosen]!, short[row]!, long[column]!, isLast));
  }
  return { pairs, columns, left: [...free].map((column) => long[column]!) };
}
