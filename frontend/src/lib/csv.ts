import { saveFile } from '#frontend/lib/save-file.ts';

/** Rows as CSV with a byte order mark, so that spreadsheets read UTF-8. */
export const csvText = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  '\ufeff' + rows.map((row) => row.map((cell) => quoted(cell ?? '')).join(',')).join('\r\n') + '\r\n';

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
