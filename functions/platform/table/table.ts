import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type BatchGetCommandOutput,
  BatchGetCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';

import { batchesOf } from '#shared/values/batches.ts';
import type { Expiry } from '#functions/platform/table/expiry.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Attributes beside an item’s own: key, revision, and TTL. */
type Stored = Key & { gsi1pk?: string; gsi1sk?: string; revision: number; expires_at?: number };
export type Revised<T> = T & { revision: number };
export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/**
 * The schema of items whose key does not follow from their fields. `readsExpired` is for what cleans up after an expired
 * item; all others do not see it.
 */
export type Shape<T> = { schema: z.ZodType<T>; readsExpired?: true };

/** The sort key that a page begins after or ends before; no item needs to have it. */
export type Place = { after?: string | undefined; before?: string | undefined; limit: number; consistent?: true };
export type Page<T> = { items: Revised<T>[]; previous: string | null; next: string | null };

export type Entity<T> = Shape<T> & {
  key: (item: T) => Key;
  index?: (item: T) => { gsi1pk: string; gsi1sk: string } | undefined;
  /** The TTL. Deletion may take days; until then the table reads the item as missing. */
  expires?: Expiry<T>;
};

/** The operations that this product needs of DynamoDB. One transaction takes at most `MAX_WRITES` of them. */
export const MAX_WRITES = 100;
const MAX_READS = 100;

/** By its clock an expired item is missing, whether or not DynamoDB has deleted it; without a clock nothing expires. */
export function createTable(name: string, documents: DynamoDBDocumentClient, clock?: () => Date) {
  const parse = <T>({ schema }: Shape<T>, item: Record<string, unknown>): Revised<T> => ({
    ...schema.parse(item),
    revision: item.revision as number,
  });
  /** Those of the items that have not expired. */
  const read = <T>(shape: Shape<T>, items: Record<string, unknown>[]): Revised<T>[] => {
    const now = clock && !shape.readsExpired ? seconds(clock()) : 0;
    return items
      .filter(({ expires_at }) => expires_at === undefined || (expires_at as number) > now)
      .map((item) => parse(shape, item));
  };

  return {
    async get<T>(shape: Shape<T>, key: Key): Promise<Revised<T> | undefined> {
      const { Item } = await documents.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
      return Item && read(shape, [Item])[0];
    },

    /** Items by their keys, those that exist, in no order. */
    getAll: <T>(shape: Shape<T>, keys: Key[]): Promise<Revised<T>[]> => byKeys(shape, keys, true),

    /** A transaction. A revision that changed meanwhile fails it as `request.conflict`. */
    async commit(...writes: Write[]): Promise<void> {
      try {
        await documents.send(new TransactWriteCommand({ TransactItems: writes }));
      } catch (cause) {
        if (cause instanceof TransactionCanceledException && cause.CancellationReasons?.some(lostTheRace)) {
          throw new Fault('request.conflict', { cause });
        }
        throw cause;
      }
    },

    /** The first write of an item, which must not exist yet; or, given the item as it was read, its next revision. */
    put<T extends object>(entity: Entity<T>, item: T, current?: Revised<T>): Write {
      const stored: Stored = { ...keep(entity, item), revision: (current?.revision ?? 0) + 1 };
      return {
        Put: {
          TableName: name,
          Item: { ...item, ...stored },
          ...(current
            ? { ConditionExpression: 'revision = :was', ExpressionAttributeValues: { ':was': current.revision } }
            : isMissing()),
        },
      };
    },

    /** Writes an item derived from another one in the same transaction, unconditionally. */
    derive: <T extends object>(shape: Shape<T> | Entity<T>, key: Key, item: T): Write => ({
      Put: {
        TableName: name,
        Item: { ...item, ...('expires' in shape && expiryOf(shape, item)), ...key, revision: 1 },
      },
    }),

    /** Removes an item; given it as it was read, only if it has not changed since. */
    remove: (key: Key, current?: { revision: number }): Write => ({
      Delete: {
        TableName: name,
        Key: key,
        ...(current && {
          ConditionExpression: 'revision = :was',
          ExpressionAttributeValues: { ':was': current.revision },
        }),
      },
    }),

    /** Writes an idempotent item without a transaction; concurrent writes are fine. */
    async set<T extends object>(_: Shape<T>, key: Key, item: T): Promise<void> {
      await documents.send(new PutCommand({ TableName: name, Item: { ...item, ...key, revision: 1 } }));
    },

    /** Sets numbers and strings of an item; one that was deleted meanwhile stays deleted. */
    async amend(key: Key, fields: Record<string, string | number>): Promise<void> {
      const names = Object.keys(fields);
      const update = new UpdateCommand({
        TableName: name,
        Key: key,
        UpdateExpression: `SET ${names.map((each) => `#${each} = :${each}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: Object.fromEntries(names.map((each) => [`#${each}`, each])),
        ExpressionAttributeValues: Object.fromEntries(names.map((each) => [`:${each}`, fields[each]])),
      });
      await documents.send(update).catch((error: unknown) => {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      });
    },

    /** Deletes what `set` wrote. */
    async unset(key: Key): Promise<void> {
      await documents.send(new DeleteCommand({ TableName: name, Key: key }));
    },

    /**
     * Adds to the numbers of an item, which need not exist yet, and sets its other fields. The transaction fails if
     * a number is below its `atLeast`.
     */
    add(
      key: Key,
      numbers: Record<string, number>,
      fields: Record<string, string> = {},
      atLeast?: { of: string; there: number },
    ): Write {
      const entries = Object.entries({ ...numbers, ...fields });
      const list = (names: string[], sign: string) => names.map((each) => `#${each}${sign}:${each}`).join(', ');
      const set = Object.keys(fields).length ? ` SET ${list(Object.keys(fields), ' = ')}` : '';
      return {
        Update: {
          TableName: name,
          Key: key,
          UpdateExpression: `ADD ${list(Object.keys(numbers), ' ')}${set}`,
          ...(atLeast && { ConditionExpression: `#${atLeast.of} >= :atLeast` }),
          ExpressionAttributeNames: Object.fromEntries(entries.map(([each]) => [`#${each}`, each])),
          ExpressionAttributeValues: {
            ...Object.fromEntries(entries.map(([each, value]) => [`:${each}`, value])),
            ...(atLeast && { ':atLeast': atLeast.there }),
          },
        },
      };
    },

    /** The items of one partition whose sort key begins as given, in its order, at most `limit`. */
    query: <T>(shape: Shape<T>, { pk, sk }: Key, limit = Infinity): Promise<Revised<T>[]> =>
      all(shape, limit, {
        KeyConditionExpression: sk ? 'pk = :pk AND begins_with(sk, :sk)' : 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk, ...(sk && { ':sk': sk }) },
      }),

    /** The number of items in a partition. It is read in full, without the items being sent. */
    async sizeOf({ pk }: Pick<Key, 'pk'>): Promise<number> {
      let size = 0;
      let from: Record<string, unknown> | undefined;
      do {
        const { Count = 0, LastEvaluatedKey } = await documents.send(
          new QueryCommand({
            TableName: name,
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': pk },
            Select: 'COUNT',
            ExclusiveStartKey: from,
          }),
        );
        size += Count;
        from = LastEvaluatedKey;
      } while (from);
      return size;
    },

    /** The last items of one partition whose sort key begins as given, the last one first, at most `limit`. */
    latest: <T>(shape: Shape<T>, { pk, sk }: Key, limit = Infinity): Promise<Revised<T>[]> =>
      all(shape, limit, {
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ScanIndexForward: false,
        ConsistentRead: true,
      }),

    /**
     * A page of one partition in its order: at most `limit` items after a sort key, or the last ones before it.
     * `previous` and `next` are the cursors of the adjacent pages, null where there is none.
     */
    async page<T>(shape: Shape<T>, { pk }: Key, { after, before, limit, consistent }: Place): Promise<Page<T>> {
      const place = before ?? after;
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression:
            place === undefined ? 'pk = :pk' : `pk = :pk AND sk ${before === undefined ? '>' : '<'} :place`,
          ExpressionAttributeValues: { ':pk': pk, ...(place !== undefined && { ':place': place }) },
          ScanIndexForward: before === undefined,
          Limit: limit + 1,
          ConsistentRead: consistent,
        }),
      );
      const shown = Items.slice(0, limit);
      if (before !== undefined) shown.reverse();
      const isMore = Items.length > limit;
      const at = (item: Record<string, unknown> | undefined) => (item?.sk as string | undefined) ?? null;
      return {
        items: read(shape, shown),
        previous: (before === undefined ? after !== undefined : isMore) ? at(shown[0]) : null,
        next: before !== undefined || isMore ? at(shown.at(-1)) : null,
      };
    },

    /**
     * One step of a walk over the whole table: the items with this sort key among the next `limit`, and where to go on;
     * null at the end. For jobs alone: it reads everything. Items written during a walk may be missed.
     */
    async scan<T>(shape: Shape<T>, { sk, from, limit }: { sk: string; from: Key | null; limit: number }) {
      const { Items = [], LastEvaluatedKey } = await documents.send(
        new ScanCommand({
          TableName: name,
          FilterExpression: 'sk = :sk',
          ExpressionAttributeValues: { ':sk': sk },
          Limit: limit,
          ...(from && { ExclusiveStartKey: from }),
        }),
      );
      const next = LastEvaluatedKey ? { pk: LastEvaluatedKey.pk as string, sk: LastEvaluatedKey.sk as string } : null;
      return { items: read(shape, Items), next };
    },

    /** The items of one partition of the sparse index up to a sort key, newest first by default, at most `limit`. */
    queryIndex: <T>(
      shape: Shape<T>,
      { gsi1pk, upTo }: { gsi1pk: string; upTo?: string },
      limit = Infinity,
      order: 'newest first' | 'oldest first' = 'newest first',
    ): Promise<Revised<T>[]> =>
      all(shape, limit, {
        IndexName: 'gsi1',
        KeyConditionExpression: upTo === undefined ? 'gsi1pk = :pk' : 'gsi1pk = :pk AND gsi1sk <= :upTo',
        ExpressionAttributeValues: { ':pk': gsi1pk, ...(upTo !== undefined && { ':upTo': upTo }) },
        ScanIndexForward: order === 'oldest first',
      }),

    /** Adds to the numbers of an item without a transaction, so that concurrent writers do not conflict. */
    async count(key: Key, numbers: Record<string, number>, fields: Record<string, string> = {}): Promise<void> {
      const { Update } = this.add(key, numbers, fields);
      if (Update) await documents.send(new UpdateCommand(Update));
    },

    /** The same by eventually consistent reads, at half the price. */
    getRecent: <T>(shape: Shape<T>, keys: Key[]): Promise<Revised<T>[]> => byKeys(shape, keys, false),

    /**
     * Takes one of `times` in `seconds` (the generic cell rate algorithm), or returns when the next one may be taken. The
     * item is one moment, when the bucket will have drained, in whole milliseconds against rounding errors.
     */
    async takeRate(key: Key, times: number, seconds: number, now: Date, count = 1): Promise<Date | undefined> {
      const at = now.getTime();
      const each = Math.ceil((seconds * 1000) / times);
      const added = each * count;
      const full = at + each * times - added;
      const take = (what: 'first' | 'next') =>
        documents
          .send(
            new UpdateCommand({
              TableName: name,
              Key: key,
              UpdateExpression: `SET taken_until = ${what === 'first' ? ':first' : 'taken_until + :added'}, expires_at = :expires`,
              ConditionExpression:
                what === 'first'
                  ? 'attribute_not_exists(taken_until) OR taken_until <= :at'
                  : 'taken_until > :at AND taken_until <= :full',
              ExpressionAttributeValues: {
                ':at': at,
                ...(what === 'first' ? { ':first': at + added } : { ':added': added, ':full': full }),
                ':expires': Math.ceil((full + added) / 1000) + 60,
              },
              ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
            }),
          )
          .then(() => undefined, takenUntil);
      // Usually the bucket is empty. Otherwise the failed condition returns its state, and a second write adds to it.
      for (const what of ['first', 'next', 'first', 'next'] as const) {
        const result = await take(what);
        if (result === undefined) return undefined;
        if (result > full) return new Date(at + result - full);
      }
      return new Date(at + each); // the stored and our clock differ so much that neither condition holds: try later
    },

    /** How many of a rate have not drained yet. */
    async rateTaken(key: Key, times: number, seconds: number, now: Date): Promise<number> {
      const { Item } = await documents.send(new GetCommand({ TableName: name, Key: key }));
      const each = Math.ceil((seconds * 1000) / times);
      return Math.max(0, Math.ceil((Number(Item?.taken_until ?? 0) - now.getTime()) / each));
    },

    /** Decrements `left` and returns the updated item; undefined if nothing is left or there is no item. */
    async takeLeft<T extends { left: number }>(shape: Shape<T>, key: Key): Promise<Revised<T> | undefined> {
      try {
        const { Attributes = {} } = await documents.send(
          new UpdateCommand({
            TableName: name,
            Key: key,
            UpdateExpression: 'ADD #left :taken',
            ConditionExpression: '#left > :none',
            ExpressionAttributeNames: { '#left': 'left' },
            ExpressionAttributeValues: { ':taken': -1, ':none': 0 },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return read(shape, [Attributes])[0];
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },

    /**
     * Counts one more, and returns how many that makes; 0 if it would exceed the limit. Of two concurrent callers only one
     * takes the last.
     */
    async takeOne(key: Key, limit: number, expires: Date): Promise<number> {
      try {
        const { Attributes = {} } = await documents.send(
          new UpdateCommand({
            TableName: name,
            Key: key,
            UpdateExpression: 'SET expires_at = :expires ADD used :one',
            ConditionExpression: 'attribute_not_exists(used) OR used < :limit',
            ExpressionAttributeValues: { ':expires': seconds(expires), ':one': 1, ':limit': limit },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return Number(Attributes.used);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return 0;
        throw error;
      }
    },
  };

  /** The condition of a first write: what has expired does not count. */
  function isMissing() {
    if (!clock) return { ConditionExpression: 'attribute_not_exists(pk)' };
    return {
      ConditionExpression: 'attribute_not_exists(pk) OR expires_at <= :now',
      ExpressionAttributeValues: { ':now': seconds(clock()) },
    };
  }

  async function byKeys<T>(shape: Shape<T>, keys: Key[], ConsistentRead: boolean): Promise<Revised<T>[]> {
    const batches = batchesOf(keys, MAX_READS);
    return (await Promise.all(batches.map((batch) => readBatch(shape, batch, ConsistentRead)))).flat();
  }

  async function readBatch<T>(shape: Shape<T>, batch: Key[], ConsistentRead: boolean): Promise<Revised<T>[]> {
    const items: Revised<T>[] = [];
    let pending: NonNullable<BatchGetCommandOutput['UnprocessedKeys']> = { [name]: { Keys: batch, ConsistentRead } };
    while (pending[name]?.Keys?.length) {
      const { Responses, UnprocessedKeys } = await documents.send(new BatchGetCommand({ RequestItems: pending }));
      items.push(...read(shape, Responses?.[name] ?? []));
      pending = UnprocessedKeys ?? {};
    }
    return items;
  }

  async function all<T>(shape: Shape<T>, limit: number, query: Omit<QueryCommand['input'], 'TableName'>) {
    const items: Revised<T>[] = [];
    let from: Record<string, unknown> | undefined;
    do {
      const page = await documents.send(
        new QueryCommand({
          TableName: name,
          ...query,
          ...(Number.isFinite(limit) && { Limit: limit - items.length }),
          ...(from && { ExclusiveStartKey: from }),
        }),
      );
      items.push(...read(shape, page.Items ?? []));
      from = page.LastEvaluatedKey;
    } while (from && items.length < limit);
    return items;
  }
}

function keep<T>({ key, index, expires }: Entity<T>, item: T): Omit<Stored, 'revision'> {
  return { ...key(item), ...index?.(item), ...expiryOf({ expires }, item) };
}

/** The attribute by which an item expires. */
export function expiryOf<T>({ expires }: Pick<Entity<T>, 'expires'>, item: T) {
  const end = expires?.(item);
  return end && { expires_at: seconds(end) };
}

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The stored rate that failed a condition; rethrows any other error. */
function takenUntil(error: unknown): number {
  if (!(error instanceof ConditionalCheckFailedException)) throw error;
  // The document client does not translate the item of an exception.
  return Number(error.Item?.taken_until?.N ?? 0);
}

/** A transaction is also cancelled for other reasons, such as throttling, which are no conflicts. */
const lostTheRace = ({ Code }: { Code?: string | undefined }) =>
  Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict';

export type Table = ReturnType<typeof createTable>;
