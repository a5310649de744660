import { PersonId } from '#shared/values/id.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'per_';
const LETTERS = 26;
/** 26 letters of five bits. */
export const ID_BYTES = 17;

const valueOf = new Uint8Array(128);
for (let i = 0; i < 32; i++) valueOf[ALPHABET.charCodeAt(i)] = i;

/** A person id in 17 bytes, with the same sort order. */
export function packId(id: string, into: Uint8Array): void {
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < LETTERS; i++) {
    held = (held << 5) | valueOf[id.charCodeAt(PREFIX.length + i) & 127]!;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      into[at++] = (held >> bits) & 255;
      held &= (1 << bits) - 1;
    }
  }
  into[at] = (held << (8 - bits)) & 255;
}

export function unpackId(bytes: Uint8Array, from: number): PersonId {
  let id = PREFIX;
  let bits = 0;
  let held = 0;
  let at = from;
  for (let i = 0; i < LETTERS; i++) {
    if (bits < 5) {
      held = (held << 8) | bytes[at++]!;
      bits += 8;
    }
    bits -= 5;
    id += ALPHABET[(held >> bits) & 31];
    held &= (1 << bits) - 1;
  }
  return id as PersonId;
}
