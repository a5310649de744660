import { type DynamoDBDocumentClient, BatchWriteCommand, paginateScan } from '@aws-sdk/lib-dynamodb';

import { EXPIRY } from '#functions/platform/table/schema.ts';

/** The most deletions of one request to DynamoDB. */
const BATCH = 25;

/**
 * Deletes the items that have expired by the dev clock, as DynamoDB does on AWS. DynamoDB Local goes by the machine’s clock,
 * which `/dev/clock` does not move.
 */
export async function deleteExpired(client: DynamoDBDocumentClient, TableName: string, now: Date): Promise<number> {
  let deleted = 0;
  const pages = paginateScan(
    { client },
    {
      TableName,
      ProjectionExpression: 'pk, sk',
      FilterExpression: '#expiry <= :now',
      ExpressionAttributeNames: { '#expiry': EXPIRY },
      ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
    },
  );
  for await (const { Items = [] } of pages) {
    for (let from = 0; from < Items.length; from += BATCH) {
      const Delete = Items.slice(from, from + BATCH).map((Key) => ({ DeleteRequest: { Key } }));
      await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: Delete } }));
      deleted += Delete.length;
    }
  }
  return deleted;
}
