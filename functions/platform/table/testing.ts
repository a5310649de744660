import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';

import { documentsOf } from '#functions/platform/table/live.ts';
import { memoryDocuments } from '#functions/platform/table/memory.ts';
import { tableSchema } from '#functions/platform/table/schema.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';

/** An empty table in memory, where nothing expires without a clock. `memory.test.ts` holds it equal to the real engine. */
export const temporaryTable = (clock?: () => Date): Table => createTable('memory', memoryDocuments(), clock);

/** An empty table on DynamoDB Local, which only the tests of the project `engine` have, and which keeps nothing. */
export async function engineTable(clock?: () => Date, client = new DynamoDBClient({})): Promise<Table> {
  const name = `test-${crypto.randomUUID()}`;
  await client.send(new CreateTableCommand({ TableName: name, ...tableSchema }));
  return createTable(name, documentsOf(client), clock);
}
