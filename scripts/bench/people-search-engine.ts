import { BY_FACET } from '#functions/people/index/block.ts';
import { encodeBlock } from '#functions/people/index/encode-block.ts';
import { codesOf, type NameEntry, readingsOf } from '#functions/people/index/entry.ts';
import { findByName } from '#functions/people/index/find-by-name.ts';
import type { BlockAddress } from '#functions/people/index/block-address.ts';
import { type Lexicons, unpackLexicon } from '#functions/people/index/lexicon.ts';
import { addressOf, lexiconItems } from '#functions/people/index/name-table.ts';
import { nodesOf } from '#functions/people/index/tree.ts';
import type { PersonId } from '#shared/values/id.ts';

/** A person of the benchmark: `persons[id]`, starting at 1. */
export type BenchPerson = { first: string; middle?: string; last: string; city: string; state: string; year?: number };
export type BenchQuery = { name: string; city?: string; state?: string };

/** Billed overhead of an item: key names, key values, and the attribute name. */
const KEY_BYTES = 40;
const MOST = 10;

/**
 * The name index over these people: the real one, its blocks encoded, in memory instead of DynamoDB. `reads` counts what
 * DynamoDB would bill for the last search, eventually consistent: 0.5 for each 4 KB of an item, and for one that is not there.
 */
export async function open(persons: readonly (BenchPerson | null | undefined)[]) {
  const { blocks, names, size } = buildIndex(persons);
  const reads = { rcu: 0, rounds: 0, requests: 0, blocks: 0, bytes: 0 };
  const read = async (addresses: BlockAddress[]) => {
    reads.requests++;
    return addresses.flatMap((address) => {
      const bytes = blocks.get(nameOf(address));
      reads.rcu += Math.max(1, Math.ceil(((bytes?.length ?? 0) + KEY_BYTES) / 4096)) * 0.5;
      reads.blocks++;
      reads.bytes += bytes?.length ?? 0;
      return bytes ? [{ address, bytes }] : [];
    });
  };
  return {
    async search({ name, city, state }: BenchQuery): Promise<number[]> {
      Object.assign(reads, { rcu: 0, rounds: 0, requests: 0, blocks: 0, bytes: 0 });
      const query = { search_query: name, ...(city && { city }), ...(state && { state }) };
      const { ranked, rounds } = await findByName(query, names, read, MOST);
      reads.rounds = rounds;
      return ranked.map(({ entry }) => numberOf(entry.person_id));
    },
    reads,
    size,
    async close() {},
  };
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const idOf = (n: number): PersonId => {
  let id = '';
  for (let i = 0; i < 26; i++, n = Math.floor(n / 32)) id = ALPHABET[n % 32]! + id;
  return `per_${id}` as PersonId;
};
const numberOf = (id: string) => [...id.slice(4)].reduce((n, letter) => n * 32 + ALPHABET.indexOf(letter), 0);

function buildIndex(persons: readonly (BenchPerson | null | undefined)[]) {
  const byCode = new Map<string, NameEntry[]>();
  const lasts = new Map<string, number>();
  const firsts = new Map<string, number>();
  let people = 0;
  const count = (counts: Map<string, number>, word: string) => counts.set(word, (counts.get(word) ?? 0) + 1);
  persons.forEach((person, id) => {
    if (!person) return;
    people++;
    const { first, middle, last, city, state, year } = person;
    const about = {
      person_id: idOf(id),
      year: year ?? null,
      month: null,
      isOther: false,
      weight: 0,
      towns: [{ city, state, country: 'US' }],
    };
    const name = { full_name: `${first} ${last}`, first_name: first, middle_name: middle || null, last_name: last };
    for (const reading of readingsOf(name)) {
      const entry = { ...about, ...reading };
      for (const word of entry.last.key.split(' ')) count(lasts, word);
      count(firsts, entry.first.key.split(' ', 1)[0]!);
      for (const code of codesOf(entry)) {
        const those = byCode.get(code);
        if (those) those.push(entry);
        else byCode.set(code, [entry]);
      }
    }
  });
  const blocks = new Map<string, Buffer>();
  const parts = new Map<string, number>();
  const divided = new Set<string>();
  let bytes = 0;
  for (const [code, entries] of byCode) {
    for (const { path, block } of nodesOf(entries)) {
      const encoded = encodeBlock(block);
      bytes += encoded.length + KEY_BYTES;
      blocks.set(nameOf({ code, path }), encoded);
      if (block.split === BY_FACET) divided.add(nameOf({ code, path }));
      else if (block.split) parts.set(code, block.split);
    }
    byCode.delete(code);
  }
  const known = (counts: Map<string, number>) => [...counts].map(([name, count]) => ({ name, count }));
  const { pieces, head } = lexiconItems(1, { last: known(lasts), first: known(firsts) }, new Date(0));
  for (const { key, item } of pieces.filter(({ key }) => key.pk.includes('~'))) {
    bytes += item.d.length + KEY_BYTES;
    blocks.set(nameOf(addressOf(key)), item.d);
  }
  const lexicon = (part: 'last' | 'first') =>
    unpackLexicon(Buffer.concat(pieces.filter(({ key }) => key.sk.includes(`#${part}#`)).map(({ item }) => item.d)));
  const names: Lexicons = {
    last: lexicon('last'),
    first: lexicon('first'),
    partsOf: (code) => parts.get(code) ?? 0,
    isDivided: (address) => divided.has(nameOf(address)),
    rare: { generation: head.generation, buckets: head.buckets },
  };
  const known_bytes = pieces.reduce((sum, { key, item }) => sum + (key.pk.includes('~') ? 0 : item.d.length), 0);
  return { blocks, names, size: { people, items: blocks.size, bytes, known_bytes } };
}

const nameOf = ({ code, path }: BlockAddress) => `${code}\n${path}`;
