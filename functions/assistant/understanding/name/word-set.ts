/** A set of words as bits: it knows each word that was put in, and mistakes one other in three hundred for one. */
export type WordSet = { has(word: string): boolean };

const HASHES = 8;
const BITS_A_WORD = 12;

/** Two hashes (FNV-1a and a multiplicative one), of which all places of a word are made. */
function hashes(word: string): [number, number] {
  let [one, other] = [0x811c9dc5, 5381];
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193) >>> 0;
    other = (Math.imul(other, 33) ^ code) >>> 0;
  }
  return [one, other | 1];
}

function places(word: string, bits: number): number[] {
  const [one, other] = hashes(word);
  return Array.from({ length: HASHES }, (_, turn) => (one + Math.imul(turn, other)) >>> 0).map((hash) => hash % bits);
}

/** The set as text, to be committed. */
export function packWords(words: ReadonlySet<string>): string {
  const bytes = new Uint8Array(Math.ceil((Math.max(words.size, 8) * BITS_A_WORD) / 8));
  for (const word of words) for (const place of places(word, bytes.length * 8)) bytes[place >> 3]! |= 1 << (place & 7);
  return Buffer.from(bytes).toString('base64');
}

export function wordSet(packed: string): WordSet {
  const bytes = Buffer.from(packed, 'base64');
  return { has: (word) => places(word, bytes.length * 8).every((place) => bytes[place >> 3]! & (1 << (place & 7))) };
}
