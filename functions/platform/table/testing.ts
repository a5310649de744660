import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { documentsOf } from '#functions/platform/table/live.ts';
import { tableSchema } from '#functions/platform/table/schema.ts';
import { createTable } from '#functions/platform/table/table.ts';

/** A table of one’s own on the DynamoDB Local that the test run started. */
export async function temporaryTable(client = new DynamoDBClient({})) {
  const name = `test-${crypto.randomUUID()}`;
  await client.send(new CreateTableCommand({ TableName: name, ...tableSchema }));
  return Object.assign(createTable(name, documentsOf(client)), {
    [Symbol.asyncDispose]: async () => void (await client.send(new DeleteTableCommand({ TableName: name }))),
  });
}
