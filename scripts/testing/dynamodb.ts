import { startDynamoDb } from '#scripts/dev/dynamodb.ts';

/** One DynamoDB Local, in memory, for the whole test run; each test file makes its own table in it. */
export default async function setup() {
  const engine = await startDynamoDb();
  return () => engine[Symbol.asyncDispose]();
}
