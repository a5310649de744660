import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { App, Stack } from 'aws-cdk-lib';
import { Function as Lambda } from 'aws-cdk-lib/aws-lambda';
import { type CfnStateMachine, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';

import { renewal, RENEWAL_TIMEOUT } from '#infra/machines/renewal.ts';
import type { JobId } from '#shared/contract/jobs.ts';

/** The definition of the renewal machine as it is deployed, but that the function it calls is named after its job. */
export function renewalDefinition(): string {
  const stack = new Stack(new App({ analyticsReporting: false }), 'Machines');
  const job: JobId = 'billing.renew';
  const renew = Lambda.fromFunctionArn(stack, job, `arn:aws:lambda:us-east-1:000000000000:function:${job}`);
  const machine = new StateMachine(stack, 'Renewal', {
    definitionBody: renewal(stack, renew),
    timeout: RENEWAL_TIMEOUT,
  });
  return stack.resolve((machine.node.defaultChild as CfnStateMachine).definitionString) as string;
}

/** Writes the definition of every machine to `{folder}/{name}.json` for the dev server. */
export async function writeDefinitions(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'renewal.json'), renewalDefinition());
}
