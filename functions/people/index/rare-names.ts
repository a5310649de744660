import { ByteReader, ByteWriter } from '#functions/people/index/bytes.ts';
import type { NameCount } from '#functions/people/index/lexicon.ts';
import { spreadOf } from '#functions/people/index/sound.ts';

/**
 * Indexes rare names, which are not kept in memory, by each of their one-letter deletions: a word at edit distance 1
 * shares a deletion with them. Returns the names by bucket.
 */
export function rareBuckets(names: Iterable<NameCount>, buckets: number): Map<string, NameCount[]> {
  const byBucket = new Map<string, NameCount[]>();
  for (const name of names)
    for (const bucket of bucketsOf(name.name, buckets)) {
      const those = byBucket.get(bucket);
      if (those) those.push(name);
      else byBucket.set(bucket, [name]);
    }
  return byBucket;
}

/** The number of buckets for this many names, some 4 KB each. */
export const bucketsFor = (names: number): number => Math.min(65_536, Math.ceil((names * 8) / 300));

/** The buckets that may contain a word or a name at edit distance 1. */
export const bucketsOf = (word: string, buckets: number): string[] => [
  ...new Set(shortened(word).map((each) => (spreadOf(each) % buckets).toString(16).padStart(4, '0'))),
];

/** A word and its one-letter deletions. */
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
