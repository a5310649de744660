import { saveFile } from '#frontend/lib/save-file.ts';

/**
 * Rows as CSV with a byte order mark, so that spreadsheets read UTF-8. For a language with a decimal comma, as spreadsheets
 * set to it read and write CSV: semicolons between cells, and a comma in numbers.
 */
export function csvText(rows: readonly (readonly (string | number | null | undefined)[])[], locale = 'en'): string {
  const hasComma = new Intl.NumberFormat(locale).formatToParts(0.5).some(({ value }) => value === ',');
  const write = (cell: string | number) =>
    typeof cell === 'number' && hasComma ? String(cell).replace('.', ',') : quoted(cell);
  const line = (row: (typeof rows)[number]) => row.map((cell) => write(cell ?? '')).join(hasComma ? ';' : ',');
  return `\ufeff${rows.map(line).join('\r\n')}\r\n`;
}

/** Holds a line of a page together; in a table it would only be in the way of a search. */
const WORD_JOINER = '\u2060';

/**
 * Quoted, with an apostrophe before anything that looks like a formula, in full-width letters too, which spreadsheets read alike
 * in Japanese. Numbers stay numbers.
 */
const quoted = (cell: string | number): string =>
  typeof cell === 'number'
    ? String(cell)
    : `"${(/^\s*[=+\-@＝＋－＠]/.test(cell) ? `'${cell}` : cell).replaceAll(WORD_JOINER, '').replaceAll('"', '""')}"`;

/** Hands a table to the visitor as a file. */
export const saveCsv = (text: string, name: string): void => saveFile(name, 'text/csv', text);
