import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { NativeAttributeValue } from '@aws-sdk/util-dynamodb';

import { compareStrings, type Item, makeOf, testOf } from '#functions/platform/table/expressions.ts';

type Key = { pk: string; sk: string };
type Stored = Item & Key & { gsi1pk?: string; gsi1sk?: string };
type Input = {
  Key: Key;
  Item?: Stored;
  UpdateExpression?: string;
  ConditionExpression?: string;
  KeyConditionExpression?: string;
  FilterExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, NativeAttributeValue>;
  ReturnValues?: string;
  TransactItems?: Partial<Record<'Put' | 'Update' | 'Delete' | 'ConditionCheck', Input>>[];
  RequestItems?: Record<string, { Keys: Key[]; ConsistentRead?: boolean }>;
  IndexName?: string;
  Limit?: number;
  Select?: string;
  ScanIndexForward?: boolean;
  ExclusiveStartKey?: Key;
  ConsistentRead?: boolean;
};
export type Command = { constructor: { name: string }; input: Input };

/** What one write did: the item before and after it. */
export type Written = { before: Stored | undefined; after: Stored | undefined };

/**
 * DynamoDB in memory, as far as our table uses it: atomic commands, transactions, the exceptions of the SDK. `onCommit`
 * receives what each command wrote. An eventually consistent read may miss the last `lag()` writes.
 */
export function memoryOf({ onCommit, lag }: { onCommit?: (written: Written[]) => void; lag?: () => number } = {}) {
  const items = new Map<string, Map<string, Stored>>();
  const indexed = new Map<string, Map<string, Stored>>();
  /** The last writes, for reads that lag behind. */
  const recent: Written[] = [];

  const at = ({ pk, sk }: Key) => items.get(pk)?.get(sk);

  function replace(key: Key, after: Stored | undefined): Written {
    const before = at(key);
    let part = items.get(key.pk);
    if (!part) items.set(key.pk, (part = new Map<string, Stored>()));
    if (after) part.set(key.sk, after);
    else part.delete(key.sk);
    const id = `${key.pk}\n${key.sk}`;
    if (before?.gsi1pk) indexed.get(before.gsi1pk)?.delete(id);
    if (after?.gsi1pk) {
      let list = indexed.get(after.gsi1pk);
      if (!list) indexed.set(after.gsi1pk, (list = new Map<string, Stored>()));
      list.set(id, after);
    }
    return { before, after };
  }

  const valuesOf = (input: Input) => ({
    names: input.ExpressionAttributeNames,
    values: input.ExpressionAttributeValues,
  });
  const holds = (input: Input) =>
    !input.ConditionExpression || testOf(input.ConditionExpression)(at(input.Item ?? input.Key), valuesOf(input));

  /** Of a command that writes one item, what is there afterwards; undefined where it is gone. */
  function next({ Item, Key, UpdateExpression, ...input }: Input, deletes: boolean): Stored | undefined {
    if (Item) return Item;
    if (deletes) return undefined;
    const item: Stored = { ...at(Key), ...Key };
    if (UpdateExpression) makeOf(UpdateExpression)(item, valuesOf(input as Input));
    return item;
  }

  function committed(written: Written[]): void {
    recent.push(...written);
    if (recent.length > 64) recent.splice(0, recent.length - 64);
    onCommit?.(written);
  }

  function writeOne(input: Input, deletes: boolean): Stored | undefined {
    if (!holds(input)) {
      const existing = at(input.Item ?? input.Key);
      const Item =
        existing?.taken_until === undefined ? undefined : { taken_until: { N: `${existing.taken_until as number}` } };
      throw new ConditionalCheckFailedException({
        message: 'The conditional request failed',
        $metadata: {},
        ...(Item && { Item }),
      });
    }
    const after = next(input, deletes);
    committed([replace(input.Item ?? input.Key, after)]);
    return after;
  }

  function transact(transaction: NonNullable<Input['TransactItems']>): void {
    const writes = transaction.map(({ Put, Update, Delete, ConditionCheck }) => ({
      input: marshalled((Put ?? Update ?? Delete ?? ConditionCheck)!),
      deletes: Delete !== undefined,
      onlyChecks: ConditionCheck !== undefined,
    }));
    const keys = new Set(writes.map(({ input: { Item, Key } }) => `${(Item ?? Key).pk}\n${(Item ?? Key).sk}`));
    if (keys.size < writes.length)
      throw new Error('Transaction request cannot include multiple operations on one item');
    if (writes.length > 100) throw new Error('A transaction takes at most 100 writes');
    const reasons = writes.map(({ input }) => ({ Code: holds(input) ? 'None' : 'ConditionalCheckFailed' }));
    if (reasons.some(({ Code }) => Code !== 'None')) throw cancelledBy(reasons);
    committed(
      writes
        .filter(({ onlyChecks }) => !onlyChecks)
        .map(({ input, deletes }) => [input.Item ?? input.Key, next(input, deletes)] as const)
        .map(([key, after]) => replace(key, after)),
    );
  }

  function query(input: Input): { Items: Stored[]; LastEvaluatedKey?: Key } {
    const condition = testOf(input.KeyConditionExpression!);
    const pk = (input.ExpressionAttributeValues as { ':pk': string })[':pk'];
    const sort = input.IndexName ? ('gsi1sk' as const) : ('sk' as const);
    const stored = (input.IndexName ? indexed : items).get(pk)?.values();
    const lately = input.ConsistentRead ? [] : before(lag?.() ?? 0);
    let matches = [...(stored ?? []), ...lately.flatMap(({ before }) => before ?? [])];
    if (lately.length) {
      const changed = new Set(lately.map(({ after }) => after));
      matches = matches.filter((item) => !changed.has(item));
    }
    matches = matches.filter((item) => condition(item, valuesOf(input)));
    const way = input.ScanIndexForward === false ? -1 : 1;
    matches.sort((a, b) => way * compareStrings(a[sort]!, b[sort]!));
    const { ExclusiveStartKey: from, Limit } = input;
    if (from) matches = matches.slice(matches.findIndex(({ pk, sk }) => pk === from.pk && sk === from.sk) + 1);
    const Items = Limit ? matches.slice(0, Limit) : matches;
    const last = Items.at(-1);
    return { Items, ...(last && Items.length < matches.length && { LastEvaluatedKey: { pk: last.pk, sk: last.sk } }) };
  }

  function scan(input: Input): { Items: Stored[]; LastEvaluatedKey?: Key } {
    const filter = testOf(input.FilterExpression!);
    const all = [...items.values()].flatMap((part) => [...part.values()]);
    const { ExclusiveStartKey: from, Limit = all.length } = input;
    const begin = from ? all.findIndex(({ pk, sk }) => pk === from.pk && sk === from.sk) + 1 : 0;
    const scanned = all.slice(begin, begin + Limit);
    const last = scanned.at(-1);
    const isMore = begin + scanned.length < all.length;
    return {
      Items: scanned.filter((item) => filter(item, valuesOf(input))),
      ...(last && isMore && { LastEvaluatedKey: { pk: last.pk, sk: last.sk } }),
    };
  }

  /** The items that the last `writes` writes touched, before and after them. */
  function before(writes: number): Written[] {
    const touched = new Map<string, Written>();
    for (const { before, after } of writes ? recent.slice(-writes) : []) {
      const { pk, sk } = (before ?? after)!;
      const id = `${pk}\n${sk}`;
      touched.set(id, { after, before: touched.has(id) ? touched.get(id)!.before : before });
    }
    return [...touched.values()];
  }

  return {
    /** Does all of a command, or throws what the SDK would and does nothing of it. */
    execute({ constructor, input }: Command): unknown {
      switch (constructor.name) {
        case 'GetCommand':
          return { Item: at(input.Key) };
        case 'BatchGetCommand': {
          const [name, { Keys }] = Object.entries(input.RequestItems!)[0]!;
          if (Keys.length > 100) throw new Error('A batch takes at most 100 keys');
          if (new Set(Keys.map(({ pk, sk }) => `${pk}\n${sk}`)).size < Keys.length)
            throw new Error('Provided list of item keys contains duplicates');
          return { Responses: { [name]: Keys.flatMap((key) => at(key) ?? []) } };
        }
        case 'QueryCommand': {
          const { Items, ...rest } = query(input);
          return input.Select === 'COUNT' ? { Count: Items.length, ...rest } : { Items, ...rest };
        }
        case 'ScanCommand':
          return scan(input);
        case 'PutCommand':
          writeOne(marshalled(input), false);
          return {};
        case 'DeleteCommand':
          writeOne(input, true);
          return {};
        case 'UpdateCommand': {
          const Attributes = writeOne(input, false);
          return input.ReturnValues === 'ALL_NEW' ? { Attributes } : {};
        }
        case 'TransactWriteCommand':
          transact(input.TransactItems!);
          return {};
        default:
          throw new Error(`The table in memory does not know ${constructor.name}`);
      }
    },
    at,
    /** The items of one partition, in no order. */
    part: (pk: string): Stored[] => [...(items.get(pk)?.values() ?? [])],
    parts: () => items.keys(),
    /** The first place of a partition of the index. */
    firstOf(gsi1pk: string): string | undefined {
      let first: string | undefined;
      for (const { gsi1sk } of indexed.get(gsi1pk)?.values() ?? []) {
        if (first === undefined || gsi1sk! < first) first = gsi1sk;
      }
      return first;
    },
  };
}
export type Memory = ReturnType<typeof memoryOf>;

export const cancelledBy = (CancellationReasons: { Code: string }[]) =>
  new TransactionCanceledException({ message: 'Transaction cancelled', $metadata: {}, CancellationReasons });

const marshalled = (input: Input): Input => (input.Item ? { ...input, Item: copied(input.Item) as Stored } : input);

/** A value as the marshaller stores it: without undefined fields, and a copy that its giver cannot change. */
function copied(value: unknown): unknown {
  if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
    throw new Error(`Number ${value} cannot be stored without loss`);
  if (Array.isArray(value)) return value.map(copied);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (value instanceof Set) return new Set(value);
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error('DynamoDB stores plain objects only');
  const copy: Item = {};
  for (const name in value) {
    const field = (value as Item)[name];
    if (field !== undefined) copy[name] = copied(field);
  }
  return copy;
}

/** A document client on a table in memory of its own: what `createTable` needs in tests. */
export function memoryDocuments(memory = memoryOf()): DynamoDBDocumentClient {
  return { send: async (command: never) => memory.execute(command) } as unknown as DynamoDBDocumentClient;
}
