import { CreateTableCommand, DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { documentsOf } from '#functions/platform/table/live.ts';
import { memoryDocuments } from '#functions/platform/table/memory.ts';
import { tableSchema } from '#functions/platform/table/schema.ts';
import { createTable } from '#functions/platform/table/table.ts';

/** An empty table in memory. `memory.test.ts` holds it equal to the real engine. */
export async function temporaryTable() {
  return Object.assign(createTable('memory', memoryDocuments()), { [Symbol.asyncDispose]: async () => {} });
}

/** An empty table on DynamoDB Local, which only the tests of the project `engine` have. */
export async function engineTable(client = new DynamoDBClient({})) {
  const name = `test-${crypto.randomUUID()}`;
  await client.send(new CreateTableCommand({ TableName: name, ...tableSchema }));
  return Object.assign(createTable(name, documentsOf(client)), {
    [Symbol.asyncDispose]: async () => void (await client.send(new DeleteTableCommand({ TableName: name }))),
  });
}
