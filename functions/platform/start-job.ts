import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';

import { type JobId, jobVariable } from '#shared/contract/jobs.ts';

const lambda = new LambdaClient({});

/** Starts a job and does not wait for it. Once this returns, the job will be tried at least once. */
export async function startJob(id: JobId, input: object): Promise<void> {
  const FunctionName = process.env[jobVariable(id)];
  if (!FunctionName) throw new Error(`${jobVariable(id)} is not set`);
  await lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload: JSON.stringify(input) }));
}
export type StartJob = typeof startJob;
