/** A stretch of a file that should hold one record, from which line on; or why it cannot be read. */
export type Piece = { line: number } & ({ bytes: Buffer } | { reason: string });

/** What ends a piece. It is asked byte by byte in order, so it may remember what it saw. */
export type Cutter = {
  /** The place of the next separator at or after `from`, or -1. */
  find: (bytes: Buffer, from: number) => number;
  /** Whether what was seen so far is unfinished: an array or a quotation that nothing closed. */
  isOpen?: () => boolean;
};

const NEWLINE = 0x0a;
const UNCLOSED = 'has a quotation mark that nothing closes';
export const MAX_BYTES = 1_000_000;

/**
 * A stream in pieces, of which no more than one is ever held, and no longer one than `most` bytes. A quotation that
 * never ends spoils the line that it begins in and no other: with `healsAtNewline` the rest is cut anew.
 */
export async function* piecesOf(
  chunks: AsyncIterable<Buffer>,
  newCutter: () => Cutter,
  { most = MAX_BYTES, healsAtNewline = false } = {},
): AsyncGenerator<Piece> {
  let cutter = newCutter();
  let held: Buffer = Buffer.alloc(0);
  let seen = 0; // how much of what is held the cutter has seen
  let line = 1;
  let isTooLong = false;
  const tooLong = `is longer than ${most.toLocaleString('en')} bytes`;

  function* cut(isEnd: boolean): Generator<Piece> {
    for (;;) {
      const end = cutter.find(held, seen);
      if (end !== -1) {
        yield* piece(held.subarray(0, end));
        take(end + 1);
        if (isTooLong && healsAtNewline) cutter = newCutter();
        isTooLong = false;
        continue;
      }
      seen = held.length;
      const isHopeless = healsAtNewline && (held.length > most || (isEnd && cutter.isOpen?.()));
      const newline = isHopeless ? held.indexOf(NEWLINE) : -1;
      if (newline === -1) break;
      yield { line, reason: newline > most ? tooLong : UNCLOSED };
      take(newline + 1);
      cutter = newCutter();
    }
    if (held.length <= most) return;
    isTooLong = true;
    take(held.length);
    if (healsAtNewline) cutter = atNewlines();
  }
  function* piece(bytes: Buffer): Generator<Piece> {
    if (isTooLong || bytes.length > most) yield { line, reason: tooLong };
    else if (!isBlank(bytes)) yield { line: line + leadingLines(bytes), bytes };
  }
  function take(length: number) {
    for (let at = held.indexOf(NEWLINE); at !== -1 && at < length; at = held.indexOf(NEWLINE, at + 1)) line++;
    held = held.subarray(length);
    seen = 0;
  }

  for await (const chunk of chunks) {
    held = held.length ? Buffer.concat([held, chunk]) : chunk;
    yield* cut(false);
  }
  yield* cut(true);
  yield* piece(held);
  if (cutter.isOpen?.()) yield { line, reason: healsAtNewline ? UNCLOSED : 'the file ends before its array does' };
}

const isSpace = (byte: number) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
const isBlank = (bytes: Buffer) => bytes.every(isSpace);

/** How many line ends stand before the first thing that is no space. */
function leadingLines(bytes: Buffer): number {
  let lines = 0;
  for (const byte of bytes) {
    if (!isSpace(byte)) break;
    if (byte === NEWLINE) lines++;
  }
  return lines;
}

/** Each line is a piece. */
export const atNewlines = (): Cutter => ({ find: (bytes, from) => bytes.indexOf(NEWLINE, from) });

/** Each row of a table is a piece: lines, but for line ends within quotation marks. */
export const atRows = (delimiter: string) => (): Cutter => {
  const separator = delimiter.charCodeAt(0);
  const QUOTE = 0x22;
  let isQuoted = false;
  let isFieldStart = true;
  return {
    find(bytes, from) {
      for (let at = from; at < bytes.length; at++) {
        const byte = bytes[at];
        if (isQuoted) {
          if (byte === QUOTE) isQuoted = false; // a doubled one opens it again at once
          continue;
        }
        if (byte === NEWLINE) {
          isFieldStart = true;
          return at;
        }
        if (byte === QUOTE) isQuoted = isFieldStart || bytes[at - 1] === QUOTE;
        isFieldStart = byte === separator;
      }
      return -1;
    },
    isOpen: () => isQuoted,
  };
};

/** Each item of one array is a piece, also where some of them are no JSON. */
export const atItems = (): Cutter => {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  return {
    find(bytes, from) {
      for (let at = from; at < bytes.length; at++) {
        const byte = bytes[at];
        if (isText) {
          if (isEscaped) isEscaped = false;
          else if (byte === 0x5c) isEscaped = true;
          else if (byte === 0x22 || byte === NEWLINE) isText = false; // no JSON text goes over the end of a line
          continue;
        }
        if (byte === 0x22) isText = true;
        else if (byte === 0x5b || byte === 0x7b) {
          if (++depth === 1) return at;
        } else if (byte === 0x5d || byte === 0x7d) {
          if (--depth === 0) return at;
        } else if (byte === 0x2c && depth === 1) return at;
      }
      return -1;
    },
    isOpen: () => depth > 0,
  };
};
