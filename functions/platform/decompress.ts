import { brotliDecompressSync } from 'node:zlib';

/** The bytes of a packed model: compressed, and written as text; see scripts/models/train/pack.ts. */
export const decompressBytes = (packed: string): Buffer => brotliDecompressSync(Buffer.from(packed, 'base64'));

/** The text of a packed model. */
export const decompress = (packed: string): string => decompressBytes(packed).toString();
