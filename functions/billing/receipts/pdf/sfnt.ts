import { inflateSync } from 'node:zlib';

const WOFF = 0x774f4646;
const [WOFF_HEADER, WOFF_ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16];

/**
 * A WOFF 1.0 font as TrueType or OpenType, which differ in how tables are listed and compressed. fontkit reads WOFF, but
 * inflates in JavaScript, which takes seconds for a Japanese font.
 *
 * @see https://www.w3.org/TR/WOFF/
 */
export function sfntOf(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('Not a WOFF font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0); // flavor
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);

  const tables: Buffer[] = [];
  let offset = head.length;
  for (let n = 0; n < count; n++) {
    const from = WOFF_HEADER + WOFF_ENTRY * n;
    const [tag, start, packed, length, checksum] = [0, 4, 8, 12, 16].map((at) => woff.readUInt32BE(from + at));
    const bytes = woff.subarray(start, start! + packed!);
    const table = packed! < length! ? inflateSync(bytes) : bytes;
    [tag, checksum, offset, length].forEach((value, i) =>
      head.writeUInt32BE(value!, SFNT_HEADER + SFNT_ENTRY * n + 4 * i),
    );
    const padding = Buffer.alloc(-table.length & 3);
    tables.push(table, padding);
    offset += table.length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}
