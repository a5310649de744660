import { saveFile } from '#frontend/lib/save-file.ts';
import type { Money } from '#shared/values/money.ts';
import { exponentOf } from '#shared/values/money-format.ts';

type Cell = string | number | Money | null | undefined;

/**
 * Rows as CSV with a byte order mark, so that spreadsheets read UTF-8. For a language with a decimal comma, as spreadsheets
 * set to it read and write CSV: semicolons between cells, and a comma in numbers. An amount has all decimals of its currency.
 */
export function csvText(rows: readonly (readonly Cell[])[], locale = 'en'): string {
  const hasComma = new Intl.NumberFormat(locale).formatToParts(0.5).some(({ value }) => value === ',');
  const number = (text: string) => (hasComma ? text.replace('.', ',') : text);
  const write = (cell: NonNullable<Cell>) => {
    if (typeof cell === 'string') return quoted(cell);
    return number(typeof cell === 'number' ? String(cell) : decimal(cell));
  };
  const line = (row: (typeof rows)[number]) => row.map((cell) => write(cell ?? '')).join(hasComma ? ';' : ',');
  return `\ufeff${rows.map(line).join('\r\n')}\r\n`;
}

const decimal = ({ minor_units, currency }: Money): string => {
  const digits = exponentOf(currency);
  return (minor_units / 10 ** digits).toFixed(digits);
};

/** Holds a line of a page together; in a table it would only be in the way of a search. */
const WORD_JOINER = '\u2060';

/**
 * Quoted, with an apostrophe before anything that looks like a formula, in full-width letters too, which spreadsheets read alike
 * in Japanese.
 */
const quoted = (cell: string): string =>
  `"${(/^\s*[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell).replaceAll(WORD_JOINER, '').replaceAll('"', '""')}"`;

/** “2027-04-22 14:05”, which every spreadsheet reads as a date: it is how Swedes write one. By the clock of the reader. */
export const csvTime = (at: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date(at));

/** Hands a table to the visitor as a file. */
export const saveCsv = (text: string, name: string): void => saveFile(name, 'text/csv', text);
