import { saveFile } from '#frontend/lib/save-file.ts';

/** Rows as a table for spreadsheets. The mark at the start tells them that this is UTF-8. */
export const csvText = (rows: readonly (readonly (string | number | null | undefined)[])[]): string =>
  '\ufeff' + rows.map((row) => row.map((cell) => quoted(cell ?? '')).join(',')).join('\r\n') + '\r\n';

/** In quotes, and never a formula: what starts like one is text behind an apostrophe. Numbers are numbers. */
const quoted = (cell: string | number): string =>
  typeof cell === 'number'
    ? String(cell)
    : `"${(/^[\s]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`;

/** Hands a table to the visitor as a file. */
export const saveCsv = (text: string, name: string): void => saveFile(name, 'text/csv', text);
