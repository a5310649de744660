import { brotliDecompressSync } from 'node:zlib';

/** The text of a packed model; see scripts/train/pack.ts. */
export const unpack = (packed: string): string => brotliDecompressSync(Buffer.from(packed, 'base64')).toString();

/** Reads lines of a name and the names it stands for. */
export const readTable = (text: string): Map<string, string[]> =>
  new Map(
    text.split('\n').map((line) => {
      const [name = '', ...others] = line.split(' ');
      return [name, others];
    }),
  );
