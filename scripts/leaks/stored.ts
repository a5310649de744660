import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';

/** Where a text is stored: the kind of item, as its key begins, and the path of the attribute. */
export type StoredText = { place: string; text: string };

/** All texts of a table, its keys included. */
export async function* storedTexts(endpoint: string, table: string): AsyncGenerator<StoredText> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'local', credentials }));
  for await (const { Items = [] } of paginateScan({ client }, { TableName: table })) {
    for (const item of Items) {
      const kind = `${begin(item.pk)}/${begin(item.sk)}`;
      for (const [path, text] of textsIn(item)) yield { place: `${kind} ${path}`, text };
    }
  }
}

/** The constant part of a key: what comes before its first value. */
const begin = (key: unknown): string => {
  const [first = ''] = String(key).split('#');
  return /^[A-Z0-9]+$/.test(first) ? first : '…';
};

function* textsIn(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (value instanceof Uint8Array) yield [path, Buffer.from(value).toString('latin1')];
  else if (Array.isArray(value)) for (const each of value) yield* textsIn(each, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) yield* textsIn(each, path ? `${path}.${name}` : name);
}
