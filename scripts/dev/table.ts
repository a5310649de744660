import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';

import { EXPIRY, tableSchema } from '#functions/platform/table/schema.ts';

/** Makes the table on DynamoDB Local unless it is there already; answers whether it was new. */
export async function ensureTable(TableName: string): Promise<boolean> {
  const client = new DynamoDBClient({});
  try {
    await client.send(new CreateTableCommand({ TableName, ...tableSchema }));
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  }
  const TimeToLiveSpecification = { Enabled: true, AttributeName: EXPIRY };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  return true;
}
