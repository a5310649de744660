import { open } from 'node:fs/promises';
import { basename, extname } from 'node:path';

import { parse } from 'csv-parse/sync';

import { UserError } from '#scripts/user-error.ts';

/** The format of a file: one record per line, items of an array, or rows under a header. */
export type Format = { kind: 'lines' } | { kind: 'array' } | { kind: 'table'; delimiter: string; header: string[] };

/** A readable file and its format. */
export type Source = { path: string; name: string; bytes: number; format: Format };

const HEAD = 65_536;

/** Detects the format of a file. Rejects files that are not readable text. */
export async function sourceAt(path: string): Promise<Source> {
  const name = basename(path);
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new UserError(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.code}.`,
    );
  });
  try {
    const stat = await file.stat();
    if (stat.isDirectory()) throw new UserError(`${path} is a folder: name its files.`);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    const head = buffer.subarray(0, bytesRead);
    if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
      throw new UserError(`${name} is in UTF-16: save it as UTF-8 and import it again.`);
    if (head[0] === 0x1f && head[1] === 0x8b)
      throw new UserError(`${name} is compressed: unpack it and import it again.`);
    if (head.includes(0)) throw new UserError(`${name} is no text file in UTF-8.`);
    return { path, name, bytes: stat.size, format: formatOf(name, withoutMark(head).toString()) };
  } finally {
    await file.close();
  }
}

/** Removes a UTF-8 byte-order mark. */
export const withoutMark = (bytes: Buffer): Buffer =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;

function formatOf(name: string, head: string): Format {
  const type = extname(name).toLowerCase();
  const first = head.trimStart()[0];
  if (type === '.jsonl' || type === '.ndjson') return { kind: 'lines' };
  if (type !== '.csv' && type !== '.tsv') {
    if (first === '[') return { kind: 'array' };
    if (first === '{' || type === '.json') return { kind: 'lines' };
  }
  const [line = ''] = head.trimStart().split('\n', 1);
  const tries = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, header: cellsOf(line, delimiter) ?? [] }));
  const best = tries.reduce((a, b) => (b.header.length > a.header.length ? b : a));
  return { kind: 'table', ...best, header: best.header.map((column) => column.trim()) };
}

/** The cells of a row; undefined if its quotes are unbalanced. */
export function cellsOf(row: string, delimiter: string): string[] | undefined {
  const options = { delimiter, relax_quotes: true, relax_column_count: true, record_delimiter: ['\r\n', '\n'] };
  try {
    return parse(row.trimEnd(), options)[0] ?? [];
  } catch {
    return undefined;
  }
}
