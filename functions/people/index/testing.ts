import { expect } from 'vitest';

import { encodeBlock } from '#functions/people/index/encode-block.ts';
import { codesOf, type NameEntry, nameEntriesOf } from '#functions/people/index/entry.ts';
import { findByName } from '#functions/people/index/find-by-name.ts';
import type { BlockAddress } from '#functions/people/index/block-address.ts';
import { Lexicon, type Lexicons } from '#functions/people/index/lexicon.ts';
import type { NameQuery } from '#functions/people/index/parse-query.ts';
import { bucketsFor, packRare, rareBuckets } from '#functions/people/index/rare-names.ts';
import { nodesOf } from '#functions/people/index/tree.ts';
import { NOW, provenance, personNamed } from '#functions/people/testing.ts';
import type { Person } from '#shared/values/person.ts';

/** An in-memory index of these people; `rare` names are in buckets instead of the lexicon. */
export function indexOf(people: Person[], rare: string[] = []) {
  const entries = people.flatMap((person) => nameEntriesOf(person, NOW));
  const count = (words: string[]) =>
    new Map([...Map.groupBy(words, String)].map(([word, those]) => [word, those.length]));
  const lasts = count(entries.flatMap(({ last }) => last.key.split(' ')));
  const firsts = count(entries.map(({ first }) => first.key.split(' ')[0]!));
  const blocks = new Map<string, Uint8Array>();
  const divided = new Map<string, number>();
  const byCode = new Map<string, NameEntry[]>();
  for (const entry of entries)
    for (const code of codesOf(entry)) byCode.set(code, [...(byCode.get(code) ?? []), entry]);
  for (const [code, those] of byCode)
    for (const { path, block } of nodesOf(those)) {
      blocks.set(`${code}\n${path}`, encodeBlock(block));
      if (block.split) divided.set(`${code}\n${path}`, block.split);
    }
  const rareNames = rare.map((name) => ({ name, count: 1 }));
  for (const { name } of rareNames) lasts.delete(name);
  const buckets = rare.length ? bucketsFor(rare.length) : 0;
  for (const [bucket, those] of rareBuckets(rareNames, buckets)) blocks.set(`~last\n1#${bucket}`, packRare(those));
  const names: Lexicons = {
    last: Lexicon.of(lasts),
    first: Lexicon.of(firsts),
    partsOf: (code) => divided.get(`${code}\n`) ?? 0,
    isDivided: ({ code, path }) => path !== '' && divided.has(`${code}\n${path}`),
    rare: { generation: 1, buckets },
  };
  let reads = 0;
  const read = async (addresses: BlockAddress[]) => {
    reads++;
    expect(addresses.length).toBeLessThanOrEqual(100);
    expect(new Set(addresses.map(({ code, path }) => `${code}\n${path}`)).size).toBe(addresses.length);
    return addresses.flatMap((address) => {
      const bytes = blocks.get(`${address.code}\n${address.path}`);
      return bytes ? [{ address, bytes }] : [];
    });
  };
  const find = async (query: string | NameQuery) => {
    const found = await findByName(typeof query === 'string' ? { search_query: query } : query, names, read, 50);
    expect(reads).toBe(found.rounds);
    reads = 0;
    return found;
  };
  return {
    find,
    names: async (query: string | NameQuery) =>
      (await find(query)).ranked.map(({ entry: { first, last } }) => `${first.shown} ${last.shown}`.trim()),
  };
}

/** A person with these names. */
export const named = (first_name: string, last_name: string, more: Partial<Person> = {}): Person => {
  const full_name = `${first_name} ${last_name}`.trim();
  return personNamed(full_name, {
    names: [{ full_name, first_name, middle_name: null, last_name, kind: 'current', ...provenance }],
    ...more,
  });
};
