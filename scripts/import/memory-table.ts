import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { createTable } from '#functions/platform/table/table.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };
type Input = {
  Key: Item;
  Item?: Item;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues: Record<string, unknown>;
  TransactItems?: Partial<Record<'Put' | 'Update' | 'Delete', Input>>[];
  RequestItems?: Record<string, { Keys: Item[] }>;
  IndexName?: string;
  KeyConditionExpression?: string;
  Limit?: number;
};

/** An in-memory table for one writer, without conditions, that counts requests. */
export function memoryTable() {
  const parts = new Map<string, Map<string, Item>>();
  const counts = { get: 0, batch: 0, got: 0, query: 0, queried: 0, transact: 0, written: 0, alone: 0 };
  const at = ({ pk, sk }: Item) => parts.get(pk)?.get(sk);
  const write = ({ Item, Key, UpdateExpression, ...update }: Input) => {
    const item =
      Item ?? (UpdateExpression ? { ...at(Key), ...Key, ...changed(at(Key), UpdateExpression, update) } : undefined);
    const { pk, sk } = item ?? Key;
    const part = parts.get(pk) ?? new Map<string, Item>();
    parts.set(pk, part);
    if (item) part.set(sk, item);
    else part.delete(sk);
  };
  const send = ({ constructor, input }: { constructor: { name: string }; input: Input }): Promise<unknown> => {
    switch (constructor.name) {
      case 'GetCommand':
        counts.get++;
        return Promise.resolve({ Item: at(input.Key) });
      case 'BatchGetCommand': {
        const [[name, { Keys }] = ['', { Keys: [] }]] = Object.entries(input.RequestItems ?? {});
        counts.batch++;
        counts.got += Keys.length;
        return Promise.resolve({ Responses: { [name]: Keys.flatMap((key) => at(key) ?? []) } });
      }
      case 'QueryCommand': {
        const Items = found(parts, input);
        counts.query++;
        counts.queried += Items.length;
        return Promise.resolve({ Items });
      }
      case 'TransactWriteCommand':
        counts.transact++;
        counts.written += input.TransactItems?.length ?? 0;
        for (const { Put, Update, Delete } of input.TransactItems ?? []) write((Put ?? Update ?? Delete)!);
        return Promise.resolve({});
      default:
        counts.alone++;
        write(input);
        return Promise.resolve({});
    }
  };
  return { table: createTable('memory', { send } as unknown as DynamoDBDocumentClient), counts };
}

/** Applies an update expression of the form “ADD #a :a, … SET #b = :b, …”. */
function changed(
  was: Item | undefined,
  expression: string,
  { ExpressionAttributeNames, ExpressionAttributeValues }: Omit<Input, 'Item' | 'Key'>,
): Record<string, unknown> {
  const [, set = ''] = /SET ([^A-Z]*)/.exec(expression) ?? [];
  const [, add = ''] = /ADD ([^A-Z]*)/.exec(expression) ?? [];
  const pairs = (text: string) =>
    [...text.matchAll(/(#?\w+)\s*=?\s*(:\w+)/g)].map(
      ([, name = '', value = '']) =>
        [ExpressionAttributeNames?.[name] ?? name, ExpressionAttributeValues[value]] as const,
    );
  return Object.fromEntries<unknown>([
    ...pairs(set),
    ...pairs(add).map(([name, value]) => [name, (Number(was?.[name]) || 0) + Number(value)] as const),
  ]);
}

function found(parts: Map<string, Map<string, Item>>, input: Input): Item[] {
  const {
    ':pk': pk,
    ':sk': sk = '',
    ':place': place,
  } = input.ExpressionAttributeValues as Record<string, string | undefined>;
  const all = input.IndexName
    ? [...parts.values()].flatMap((part) => [...part.values()].filter(({ gsi1pk }) => gsi1pk === pk))
    : [...(parts.get(pk ?? '')?.values() ?? [])];
  const isBefore = input.KeyConditionExpression?.includes('<') ?? false;
  return all
    .filter((item) => item.sk.startsWith(sk) && (place === undefined || (isBefore ? item.sk < place : item.sk > place)))
    .sort((a, b) => (a.sk < b.sk ? -1 : 1) * (isBefore ? -1 : 1))
    .slice(0, input.Limit);
}
