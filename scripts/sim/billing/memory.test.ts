import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';

import type { Key } from '#functions/platform/table/keys.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { createTable, type Entity, type Table, type Write } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { memoryOf } from '#scripts/sim/billing/memory.ts';

const Thing = z.object({ name: z.string(), state: z.string().nullable(), left: z.number().default(0), at: z.string() });
type Thing = z.infer<typeof Thing>;

test('the table in memory answers as DynamoDB does, whatever is asked of it', async () => {
  await using real = await temporaryTable(new DynamoDBClient({}));
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 20, maxLength: 60 }), async (all) => {
      run++;
      const memory = memoryOf();
      const documents = {
        send: async (command: never) => memory.execute(command),
      } as unknown as DynamoDBDocumentClient;
      const double = createTable('memory', documents);
      for (const each of all) expect(await told(double, each, run)).toEqual(await told(real, each, run));
    }),
    { numRuns: 12, seed: 5 },
  );
}, 120_000);

const place = fc.record({ part: fc.integer({ min: 0, max: 1 }), name: fc.constantFrom('a', 'ab', 'b', 'ba', 'c') });
const write = fc.record({
  what: fc.constantFrom('put', 'next', 'stale', 'derive', 'remove', 'removeAs', 'add', 'spend'),
  place,
  state: fc.constantFrom(null, 'x', 'y'),
  by: fc.integer({ min: -2, max: 3 }),
});
const asked = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ask: fc.constant('commit' as const), writes: fc.uniqueArray(write, { minLength: 1, maxLength: 4, selector: ({ place }) => `${place.part}${place.name}` }) }) }, // prettier-ignore
  fc.record({ ask: fc.constantFrom('get', 'set', 'unset', 'takeLeft', 'count', 'takeRate', 'takeOne'), place, limit: fc.integer({ min: 1, max: 3 }) }), // prettier-ignore
  fc.record({ ask: fc.constantFrom('query', 'latest', 'index', 'page', 'getAll'), place, limit: fc.integer({ min: 1, max: 3 }) }), // prettier-ignore
);
type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never;

/** What a table answers, or how it refuses. */
async function told(table: Table, each: Asked, run: number): Promise<unknown> {
  const keyOf = ({ part, name }: { part: number; name: string }): Key => ({ pk: `${run}#${part}`, sk: name });
  const entity: Entity<Thing & { part: number }> = {
    schema: Thing.extend({ part: z.number().default(0) }),
    key: keyOf,
    index: ({ state, at }) => (state ? { gsi1pk: `${run}#${state}`, gsi1sk: at } : undefined),
  };
  const shape = { schema: Thing };
  const later = new Date('2030-01-01T00:00:00.000Z');

  async function writesOf({
    what,
    place,
    state,
    by,
  }: typeof write extends fc.Arbitrary<infer W> ? W : never): Promise<Write> {
    // prettier-ignore
    const item = { ...place, state, left: by, at: `${place.name}${place.part}` };
    const was = await table.get(entity, keyOf(place));
    switch (what) {
      case 'next':
        return table.put(entity, item, was);
      case 'stale':
        return table.put(entity, item, { ...item, revision: (was?.revision ?? 1) + 1 });
      case 'derive':
        return table.derive(shape, keyOf(place), item);
      case 'remove':
        return table.remove(keyOf(place));
      case 'removeAs':
        return table.remove(keyOf(place), { revision: was?.revision ?? 1 });
      case 'add':
        return table.add(keyOf(place), { left: by, revision: 1 }, { name: place.name, at: 'added' });
      case 'spend':
        return table.add(keyOf(place), { left: -1, revision: 1 }, { name: place.name, at: 'spent' }, { of: 'left', there: 1 }); // prettier-ignore
      default:
        return table.put(entity, item);
    }
  }

  const answer = async (): Promise<unknown> => {
    if (each.ask === 'commit') return table.commit(...(await Promise.all(each.writes.map(writesOf))));
    const key = keyOf(each.place);
    const whole = z.looseObject({ pk: z.string(), sk: z.string() });
    switch (each.ask) {
      case 'get':
        return table.get({ schema: whole }, key);
      case 'set':
        return table.set(shape, key, { ...each.place, state: null, left: 1, at: 'set' });
      case 'unset':
        return table.unset(key);
      case 'count':
        return table.count(key, { left: each.limit }, { name: 'counted', at: 'counted' });
      case 'takeLeft':
        return (await table.takeLeft({ schema: z.object({ left: z.number() }) }, key))?.left;
      case 'takeRate':
        return table.takeRate({ ...key, sk: 'RATE' }, each.limit, 60, later);
      case 'takeOne':
        return table.takeOne({ ...key, sk: 'LIMIT' }, each.limit, later);
      case 'getAll': {
        const found = await table.getAll({ schema: whole }, [key, keyOf({ part: 1, name: 'a' })].slice(0, key.pk.endsWith('1') && key.sk === 'a' ? 1 : 2)); // prettier-ignore
        return found.sort((a, b) => (`${a.pk}${a.sk}` < `${b.pk}${b.sk}` ? -1 : 1));
      }
      case 'query':
        return table.query({ schema: whole }, { ...key, sk: key.sk[0]! }, each.limit);
      case 'latest':
        return table.latest({ schema: whole }, { ...key, sk: key.sk[0]! }, each.limit);
      case 'index':
        return table.queryIndex({ schema: whole }, { gsi1pk: `${run}#x` }, each.limit, 'oldest first');
      case 'page':
        return table.page({ schema: whole }, key, { after: key.sk, limit: each.limit, consistent: true });
    }
  };
  return answer().catch((error: unknown) => (error instanceof Fault ? error.code : (error as Error).name));
}
