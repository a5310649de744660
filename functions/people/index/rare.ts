import { ByteReader, ByteWriter } from '#functions/people/index/bytes.ts';
import type { NameCount } from '#functions/people/index/lexicon.ts';
import { spreadOf } from '#functions/people/index/sound.ts';

/**
 * Names too rare to be held in memory lie in the table under each way to leave out one of their letters: a word that
 * differs by one letter shares one of these with them. The directory of such names, by bucket.
 */
export function rareBuckets(names: Iterable<NameCount>, buckets: number): Map<string, NameCount[]> {
  const lying = new Map<string, NameCount[]>();
  for (const known of names)
    for (const bucket of bucketsOf(known.name, buckets)) {
      const those = lying.get(bucket);
      if (those) those.push(known);
      else lying.set(bucket, [known]);
    }
  return lying;
}

/** Into how many buckets so many names go: each is then some 4 KB. */
export const bucketsFor = (names: number): number => Math.min(65_536, Math.ceil((names * 8) / 300));

/** The buckets in which a word, or a name that differs by one letter, may lie. */
export const bucketsOf = (word: string, buckets: number): string[] => [
  ...new Set(shortened(word).map((each) => (spreadOf(each) % buckets).toString(16).padStart(4, '0'))),
];

/** A word and what is left of it without one of its letters. */
const shortened = (word: string): string[] => [
  word,
  ...Array.from({ length: Math.min(word.length, LONGEST) }, (_, i) => word.slice(0, i) + word.slice(i + 1)),
];
const LONGEST = 16;

export function packRare(names: NameCount[]): Buffer {
  const writer = new ByteWriter();
  writer.number(names.length);
  for (const { name, count } of names) {
    writer.text(name);
    writer.number(count);
  }
  return writer.done();
}

export function unpackRare(bytes: Uint8Array): NameCount[] {
  const reader = new ByteReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const names: NameCount[] = [];
  for (let left = reader.number(); left > 0; left--) names.push({ name: reader.text(), count: reader.number() });
  return names;
}
