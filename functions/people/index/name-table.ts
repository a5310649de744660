import * as z from 'zod';

import {
  Lexicon,
  type Lexicons,
  type NameCount,
  type NamePart,
  packLexicon,
  unpackLexicon,
} from '#functions/people/index/lexicon.ts';
import type { BlockAddress } from '#functions/people/index/block-address.ts';
import { bucketsFor, packRare, rareBuckets, unpackRare } from '#functions/people/index/rare-names.ts';
import { VERSION } from '#functions/people/index/sound.ts';
import { batchesOf } from '#shared/values/batches.ts';
import { type Key, names as namesKeys } from '#functions/platform/table/keys.ts';
import { MAX_WRITES, type Revised, type Shape, type Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const key = namesKeys(VERSION);

/** A block as stored. */
const StoredBlock = z.object({ pk: z.string(), sk: z.string(), d: z.instanceof(Uint8Array) });
export const storedBlock: Shape<z.infer<typeof StoredBlock>> = { schema: StoredBlock };

/** The current lexicon and its buckets of rare names. */
const Head = z.object({ generation: z.number().int(), buckets: z.number().int(), built_at: z.iso.datetime() });
const head = { schema: Head, key: () => key.known('HEAD') };
const Counts = z.record(z.string(), z.number().int());
const New = z.object({ sk: z.string(), last: Counts, first: Counts });
const Divided = z.object({ code: z.string(), path: z.string(), parts: z.number().int() });
/** Size of a lexicon item; DynamoDB allows 400 KB. */
const PIECE = 350_000;
/** Maximum number of names in memory; rarer ones stay in the table. */
const MAX_KNOWN = { last: 100_000, first: 30_000 };

export const blockKey = ({ code, path }: BlockAddress): Key => key.block(code, path);
export const addressOf = ({ pk, sk }: Key): BlockAddress => ({
  code: pk.slice(pk.indexOf('#') + 1),
  path: sk === '!' ? '' : sk,
});
/** The key of the item that marks a code or part as divided. */
export const dividedKey = ({ code, path }: BlockAddress): Key => key.known('PARTS', code, path);

/** When the index was last compacted, as after each import; undefined for a new table. */
export const indexBuiltAt = async (table: Table): Promise<string | undefined> =>
  (await table.get(head, key.known('HEAD')))?.built_at;

/** Reads up to 100 blocks, eventually consistent, for searches. */
export const blocksIn = (table: Table) => async (addresses: BlockAddress[]) =>
  (await table.getRecent(storedBlock, addresses.map(blockKey))).map(({ pk, sk, d }) => ({
    address: addressOf({ pk, sk }),
    bytes: d,
  }));

export async function loadLexicons(table: Table, again = false): Promise<Lexicons> {
  const inForce = await table.get(head, key.known('HEAD'));
  const [lexicon, fresh, divided] = await Promise.all([
    inForce ? piecesOf(table, inForce.generation) : new Map<NamePart, Buffer>(),
    table.query({ schema: New }, key.known('NEW', '')),
    table.query({ schema: Divided }, key.known('PARTS', '')),
  ]);
  // The lexicon may have been replaced between the two reads.
  if (!again && (await table.get(head, key.known('HEAD')))?.generation !== inForce?.generation)
    return loadLexicons(table, true);
  const parts = new Map(divided.map(({ code, path, parts }) => [`${code}\n${path}`, parts]));
  const withFresh = (part: NamePart): Lexicon => {
    const bytes = lexicon.get(part);
    const indexed = bytes ? unpackLexicon(bytes) : Lexicon.of(new Map());
    const added = fresh.flatMap((each) => Object.entries(each[part]));
    if (!added.length) return indexed;
    const counts = new Map([...indexed].map(({ name, count }) => [name, count]));
    for (const [name, count] of added) counts.set(name, (counts.get(name) ?? 0) + count);
    return Lexicon.of(new Map([...counts].filter(([, count]) => count > 0)));
  };
  return {
    last: withFresh('last'),
    first: withFresh('first'),
    partsOf: (code) => parts.get(`${code}\n`) ?? 0,
    isDivided: ({ code, path }) => path !== '' && parts.has(`${code}\n${path}`),
    rare: { generation: inForce?.generation ?? 0, buckets: inForce?.buckets ?? 0 },
  };
}

async function piecesOf(table: Table, generation: number): Promise<Map<NamePart, Buffer>> {
  const pieces = await table.query(storedBlock, key.known('LEXICON', generation, ''));
  const of = (part: NamePart) =>
    Buffer.concat(
      pieces.filter(({ sk }) => sk.startsWith(key.known('LEXICON', generation, part, '').sk)).map(({ d }) => d),
    );
  return new Map([
    ['last', of('last')],
    ['first', of('first')],
  ]);
}

/** Names counted since the current lexicon was built. */
export const freshNames = (table: Table, counts: NameCounts) =>
  table.derive<object>({ schema: New }, key.known('NEW', crypto.randomUUID()), counts);

/** The items of a lexicon: its pieces, and the buckets of rare names. */
export function lexiconItems(generation: number, names: Record<NamePart, NameCount[]>, builtAt: Date) {
  const frequent = {
    last: ranked(names.last).slice(0, MAX_KNOWN.last),
    first: ranked(names.first).slice(0, MAX_KNOWN.first),
  };
  const rare = { last: ranked(names.last).slice(MAX_KNOWN.last), first: ranked(names.first).slice(MAX_KNOWN.first) };
  const buckets = bucketsFor(rare.last.length + rare.first.length);
  const parts = ['last', 'first'] as const;
  const pieces = parts.flatMap((part) => {
    const bytes = packLexicon(frequent[part].toSorted((a, b) => (a.name < b.name ? -1 : 1)));
    return Array.from({ length: Math.ceil(bytes.length / PIECE) }, (_, i) => ({
      key: key.known('LEXICON', generation, part, String(i).padStart(4, '0')),
      item: { d: bytes.subarray(i * PIECE, (i + 1) * PIECE) },
    }));
  });
  const directory = parts.flatMap((part) =>
    [...(buckets ? rareBuckets(rare[part], buckets) : [])].map(([bucket, those]) => ({
      key: key.rare(generation, part, bucket),
      item: { d: packRare(those) },
    })),
  );
  return { pieces: [...pieces, ...directory], head: { generation, buckets, built_at: builtAt.toISOString() } };
}

const ranked = (names: NameCount[]) => names.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));

/**
 * Merges new name counts into the lexicon. Of two concurrent runs one fails with `request.conflict` and leaves nothing
 * behind; after a crash past the switch, some names count twice until the next rebuild.
 */
export async function compactNames(table: Table, now: Date): Promise<void> {
  const was = await table.get(head, key.known('HEAD'));
  const fresh = await table.query({ schema: New }, key.known('NEW', ''));
  if (!fresh.length && was) return;
  const pieces = was ? await piecesOf(table, was.generation) : new Map<NamePart, Buffer>();
  const summed = async (part: NamePart): Promise<NameCount[]> => {
    const bytes = pieces.get(part);
    const known = [...(bytes ? unpackLexicon(bytes) : []), ...(await rareOf(table, was, part))];
    const counts = new Map(known.map(({ name, count }) => [name, count]));
    for (const [name, count] of fresh.flatMap((each) => Object.entries(each[part])))
      counts.set(name, (counts.get(name) ?? 0) + count);
    return [...counts].map(([name, count]) => ({ name, count })).filter(({ count }) => count > 0);
  };
  const generation = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const next = lexiconItems(generation, { last: await summed('last'), first: await summed('first') }, now);
  try {
    for (const { key, item } of next.pieces) await table.commit(table.derive<object>(storedBlock, key, item));
    await table.commit(table.put(head, next.head, was));
  } catch (error) {
    await forget(table, generation);
    throw error;
  }
  await removeAll(
    table,
    fresh.map(({ sk }) => ({ ...key.known('HEAD'), sk })),
  );
  if (was) await forget(table, was.generation);
}

/** The same, unless another process compacts them at the same moment: it does so for us as well. */
export async function compactNamesUnlessBusy(table: Table, now: Date): Promise<void> {
  await compactNames(table, now).catch((error: unknown) => {
    if (!(error instanceof Fault && error.code === 'request.conflict')) throw error;
  });
}

async function rareOf(
  table: Table,
  was: Revised<z.infer<typeof Head>> | undefined,
  part: NamePart,
): Promise<NameCount[]> {
  if (!was?.buckets) return [];
  const items = await table.query(storedBlock, key.rare(was.generation, part));
  const rareNames = items.flatMap(({ d }) => unpackRare(d)).map((each) => [each.name, each] as const);
  return [...new Map(rareNames).values()];
}

/** Deletes a replaced lexicon. */
async function forget(table: Table, generation: number): Promise<void> {
  const old = [
    ...(await table.query(storedBlock, key.known('LEXICON', generation, ''))),
    ...(await table.query(storedBlock, key.rare(generation, 'last'))),
    ...(await table.query(storedBlock, key.rare(generation, 'first'))),
  ];
  await removeAll(table, old);
}

async function removeAll(table: Table, keys: Key[]): Promise<void> {
  for (const some of batchesOf(keys, MAX_WRITES))
    await table.commit(...some.map(({ pk, sk }) => table.remove({ pk, sk })));
}

/** Changes of name frequencies. */
export type NameCounts = { last: Record<string, number>; first: Record<string, number> };
