import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

import type { InputLocation } from '#functions/people/import/import-records.ts';
import { cellsOf, type Format, type Source, withoutMark } from '#scripts/import/format.ts';
import { atItems, atNewlines, atRows, type Piece, piecesOf } from '#scripts/import/pieces.ts';

/** One item of a file, or why it cannot be read. */
type SourceEntry = { place: InputLocation } & ({ value: unknown } | { reason: string });

/** Streams the items of a file, with at most one in memory. */
export async function* readSource(
  { path, name, format }: Source,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<SourceEntry> {
  let item = 0;
  let isHeader = format.kind === 'table';
  for await (const piece of pieces(format, chunksOf(path, onBytes))) {
    item++;
    const place = format.kind === 'array' ? { file: name, item } : { file: name, line: piece.line };
    if (isHeader) isHeader = false;
    else yield { place, ...valueOf(format, piece) };
  }
}

async function* chunksOf(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  let isFirst = true;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield isFirst ? withoutMark(chunk) : chunk;
    isFirst = false;
  }
}

function pieces(format: Format, chunks: AsyncIterable<Buffer>): AsyncIterable<Piece> {
  if (format.kind === 'table') return piecesOf(chunks, atRows(format.delimiter), { healsAtNewline: true });
  return piecesOf(chunks, format.kind === 'array' ? atItems : atNewlines);
}

function valueOf(format: Format, piece: Piece): { value: unknown } | { reason: string } {
  if ('reason' in piece) return { reason: piece.reason };
  if (!isUtf8(piece.bytes)) return { reason: 'is not UTF-8' };
  const text = piece.bytes.toString();
  return format.kind === 'table' ? rowOf(text, format.delimiter, format.header) : jsonOf(text);
}

function jsonOf(text: string): { value: unknown } | { reason: string } {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { reason: 'is no JSON' };
  }
}

function rowOf(text: string, delimiter: string, header: string[]): { value: unknown } | { reason: string } {
  const cells = cellsOf(text, delimiter);
  if (!cells) return { reason: 'has a quotation mark out of place' };
  if (cells.length !== header.length)
    return { reason: `has ${cells.length} cells where the header names ${header.length}` };
  return { value: Object.fromEntries(header.map((column, i) => [column, cells[i]])) };
}
