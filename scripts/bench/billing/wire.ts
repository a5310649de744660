import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';

import { documentsOf } from '#functions/platform/table/live.ts';
import type { Command } from '#functions/platform/table/memory.ts';

type Wire = { headers: Record<string, string>; body: Uint8Array };
type Values = Parameters<typeof unmarshall>[0];

/** The product’s document client: requests are serialized and signed, then answered by `execute` in this process. */
export function documentsOver(execute: (command: Command) => unknown) {
  const answer = ({ headers, body }: Wire): Uint8Array => {
    const name = `${headers['x-amz-target']?.split('.')[1]}`;
    const input = plain(JSON.parse(new TextDecoder().decode(body)), unmarshall) as Command['input'];
    const output = execute({ constructor: { name: commands[name] ?? name }, input });
    return Buffer.from(JSON.stringify(plain(output, (item) => marshall(item, { removeUndefinedValues: true }))));
  };
  const requestHandler = {
    handle: (request: unknown) =>
      Promise.resolve({
        response: {
          statusCode: 200,
          reason: 'OK',
          headers: { 'content-type': 'application/x-amz-json-1.0' },
          body: answer(request as Wire),
        },
      }),
    metadata: { handlerProtocol: 'http/1.1' },
  };
  const credentials = { accessKeyId: 'bench', secretAccessKey: 'bench' };
  return documentsOf(new DynamoDBClient({ region: 'local', credentials, requestHandler: requestHandler as never }));
}

const commands: Record<string, string> = {
  GetItem: 'GetCommand',
  BatchGetItem: 'BatchGetCommand',
  Query: 'QueryCommand',
  PutItem: 'PutCommand',
  UpdateItem: 'UpdateCommand',
  DeleteItem: 'DeleteCommand',
  TransactWriteItems: 'TransactWriteCommand',
};

/** The fields of requests and answers that hold items. */
const held = new Set([
  'Item',
  'Key',
  'ExpressionAttributeValues',
  'Attributes',
  'LastEvaluatedKey',
  'ExclusiveStartKey',
]);
const lists = new Set(['Items', 'Keys']);

/** Copies it with each item converted. */
function plain(value: unknown, convert: (item: Values) => unknown, name = ''): unknown {
  if (held.has(name)) return value === undefined ? undefined : convert(value as Values);
  if (name === 'Responses') {
    const tables = Object.entries(value as Record<string, Values[]>);
    return Object.fromEntries(tables.map(([table, items]) => [table, items.map(convert)]));
  }
  if (Array.isArray(value))
    return value.map((each) => (lists.has(name) ? convert(each as Values) : plain(each, convert)));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, plain(each, convert, field)]));
}
