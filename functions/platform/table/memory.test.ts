import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { keptUntil } from '#functions/platform/table/expiry.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import { memoryDocuments } from '#functions/platform/table/memory.ts';
import { engineTable } from '#functions/platform/table/testing.ts';
import { createTable, type Entity, type Table, type Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { addHours } from '#shared/values/duration.ts';

const Thing = z.object({
  name: z.string(),
  state: z.string().nullable(),
  left: z.number().default(0),
  at: z.string(),
  /** What the engine may keep as it is: bytes, lists, maps, nothing. */
  value: z.unknown().optional(),
});
type Thing = z.infer<typeof Thing>;

const place = fc.record({
  part: fc.integer({ min: 0, max: 1 }),
  // The last two are ordered one way by UTF-8 and the other way by UTF-16.
  name: fc.constantFrom('a', 'ab', 'b', 'ba', 'c', 'b\u{1f600}', 'b\uff21'),
});
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, '', 'text', 0, -1.5, 1e21, undefined),
    fc.uint8Array({ minLength: 1, maxLength: 40 }),
    fc.array(tie('value'), { maxLength: 3 }).map((list) => list.filter((each) => each !== undefined)),
    fc.dictionary(fc.constantFrom('a', 'b', '#c'), tie('value'), { noNullPrototype: true, maxKeys: 3 }),
  ),
})).value;
const write = fc.record({
  kind: fc.constantFrom('put', 'next', 'stale', 'derive', 'remove', 'removeAs', 'add', 'spend'),
  place,
  state: fc.constantFrom(null, 'x', 'y', 'z'),
  by: fc.integer({ min: -2, max: 3 }),
  value,
});
const limit = fc.integer({ min: 1, max: 3 });
const operation = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('commit' as const),
      writes: fc.uniqueArray(write, {
        minLength: 1,
        maxLength: 4,
        selector: (each) => `${each.place.part}${each.place.name}`,
      }),
    }),
  },
  fc.record({
    kind: fc.constantFrom('get', 'set', 'unset', 'takeLeft', 'count', 'amend', 'takeRate', 'takeOne'),
    place,
    limit,
    value,
  }),
  fc.record({ kind: fc.constantFrom('query', 'size', 'latest', 'index', 'page', 'getAll'), place, limit, value }),
);
type GeneratedBy<A> = A extends fc.Arbitrary<infer T> ? T : never;

const clock = () => new Date('2026-11-23T12:00:00.000Z');
const engine = await engineTable(clock);

test('the table in memory answers every operation as DynamoDB does', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 60 }), async (operations) => {
      run++;
      const memory = createTable('memory', memoryDocuments(), clock);
      for (const each of operations) {
        const [actual, expected] = await Promise.all([outcomeOf(memory, each, run), outcomeOf(engine, each, run)]);
        expect(actual).toEqual(expected);
      }
    }),
    { numRuns: process.env.CALLUNA_NIGHT ? 200 : 20, seed: 5 },
  );
}, 600_000);

/** What a table answers, or the name of the error it throws. */
async function outcomeOf(table: Table, each: GeneratedBy<typeof operation>, run: number): Promise<unknown> {
  const keyOf = ({ part, name }: { part: number; name: string }): Key => ({ pk: `${run}#${part}`, sk: name });
  const entity: Entity<Thing & { part: number }> = {
    schema: Thing.extend({ part: z.number().default(0) }),
    key: keyOf,
    // Of each state another end: over, now, and not yet.
    expires: keptUntil('proof', ({ state }) => addHours(clock(), state === 'y' ? -1 : state === 'z' ? 0 : 1)),
    index: ({ state, at }) => (state ? { gsi1pk: `${run}#${state}`, gsi1sk: at } : undefined),
  };
  const shape = { schema: Thing };
  const later = new Date('2030-01-01T00:00:00.000Z');

  async function writeOf({ kind, place, state, by, value }: GeneratedBy<typeof write>): Promise<Write> {
    const item = { ...place, state, left: by, at: `${place.name}${place.part}`, value };
    const current = await table.get(entity, keyOf(place));
    switch (kind) {
      case 'next':
        return table.put(entity, item, current);
      case 'stale':
        return table.put(entity, item, { ...item, revision: (current?.revision ?? 1) + 1 });
      case 'derive':
        return table.derive(entity, keyOf(place), item);
      case 'remove':
        return table.remove(keyOf(place));
      case 'removeAs':
        return table.remove(keyOf(place), { revision: current?.revision ?? 1 });
      case 'add':
        return table.add(keyOf(place), { left: by, revision: 1 }, { name: place.name, at: 'added' });
      case 'spend':
        return table.add(
          keyOf(place),
          { left: -1, revision: 1 },
          { name: place.name, at: 'spent' },
          { of: 'left', there: 1 },
        );
      default:
        return table.put(entity, item);
    }
  }

  const answer = async (): Promise<unknown> => {
    if (each.kind === 'commit') return table.commit(...(await Promise.all(each.writes.map(writeOf))));
    const key = keyOf(each.place);
    const whole = z.looseObject({ pk: z.string(), sk: z.string() });
    const prefix = { ...key, sk: key.sk[0]! };
    switch (each.kind) {
      case 'get':
        return table.get({ schema: whole }, key);
      case 'set':
        return table.set(shape, key, { ...each.place, state: null, left: 1, at: 'set', value: each.value });
      case 'unset':
        return table.unset(key);
      case 'count':
        return table.count(key, { left: each.limit }, { name: 'counted', at: 'counted' });
      case 'amend':
        return table.amend(key, { left: each.limit, state: 'amended' });
      case 'takeLeft':
        return (await table.takeLeft({ schema: z.object({ left: z.number() }) }, key))?.left;
      case 'takeRate':
        return table.takeRate({ ...key, sk: 'RATE' }, each.limit, 60, later);
      case 'takeOne':
        return table.takeOne({ ...key, sk: 'LIMIT' }, each.limit, later);
      case 'getAll': {
        const other = keyOf({ part: 1, name: 'a' });
        const isSame = key.pk === other.pk && key.sk === other.sk;
        const items = await table.getAll({ schema: whole }, isSame ? [key] : [key, other]);
        return items.sort((a, b) => (`${a.pk}${a.sk}` < `${b.pk}${b.sk}` ? -1 : 1));
      }
      case 'query':
        return table.query({ schema: whole }, prefix, each.limit);
      case 'size':
        return table.sizeOf(prefix);
      case 'latest':
        return table.latest({ schema: whole }, prefix, each.limit);
      case 'index':
        return table.queryIndex({ schema: whole }, { gsi1pk: `${run}#x` }, each.limit, 'oldest first');
      case 'page':
        return table.page({ schema: whole }, key, { after: key.sk, limit: each.limit, consistent: true });
    }
  };
  return answer().catch((error: unknown) => (error instanceof Fault ? error.code : (error as Error).name));
}
