/** The bytes of one record with its first line; or why it cannot be read. */
export type Piece = { line: number } & ({ bytes: Buffer } | { reason: string });

/** Finds the end of a piece. Called in byte order, so it may keep state. */
export type Cutter = {
  /** The next separator at or after `from`, or -1. */
  find: (bytes: Buffer, from: number) => number;
  /** Whether an array or quote is still open. */
  isOpen?: () => boolean;
};

const NEWLINE = 0x0a;
const UNCLOSED = 'has a quotation mark that nothing closes';
export const MAX_BYTES = 1_000_000;

/**
 * Splits a stream into pieces, with at most one in memory and none longer than `most` bytes. With `healsAtNewline` an
 * unclosed quote affects only the line it begins in.
 */
export async function* piecesOf(
  chunks: AsyncIterable<Buffer>,
  newCutter: () => Cutter,
  { most = MAX_BYTES, healsAtNewline = false } = {},
): AsyncGenerator<Piece> {
  let cutter = newCutter();
  let held: Buffer = Buffer.alloc(0);
  let seen = 0; // how much of the buffer the cutter has seen
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

/** The number of line breaks in the leading white space. */
function leadingLines(bytes: Buffer): number {
  let lines = 0;
  for (const byte of bytes) {
    if (!isSpace(byte)) break;
    if (byte === NEWLINE) lines++;
  }
  return lines;
}

/** Splits at line breaks. */
export const atNewlines = (): Cutter => ({ find: (bytes, from) => bytes.indexOf(NEWLINE, from) });

/** Splits table rows: at line breaks outside quotes. */
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
          if (byte === QUOTE) isQuoted = false; // an escaped quote reopens at once
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

/** Splits the items of an array, even if some are invalid JSON. */
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
          else if (byte === 0x22 || byte === NEWLINE) isText = false; // JSON strings cannot contain a line break
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
