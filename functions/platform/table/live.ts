import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

import { currentTime } from '#functions/platform/clock.ts';
import { environment } from '#functions/platform/environment.ts';
import { createTable } from '#functions/platform/table/table.ts';

export function documentsOf(client: DynamoDBClient): DynamoDBDocumentClient {
  // It copies each request and response for a logger, even where there is none: a tenth of an import's CPU.
  client.middlewareStack.remove('loggerMiddleware');
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}

/** The table of this stage. AWS_ENDPOINT_URL_DYNAMODB points the dev server to its own. */
export const table = createTable(environment().TABLE_NAME, documentsOf(new DynamoDBClient({})), currentTime);
