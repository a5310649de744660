import { Aws, Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  Choice,
  Condition,
  DefinitionBody,
  Fail,
  JitterType,
  Succeed,
  Timeout,
  Wait,
  WaitTime,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';

import { jobNeeds } from '#infra/needs.ts';

/** A month is paid or given up long before this: the last retry of a declined card is twelve days after the first. */
export const RENEWAL_TIMEOUT = Duration.days(40);

/** The name per stage. Callers use the name, since the machine itself depends on a job. */
export const renewalName = (stage: string) => `calluna-${stage}-renewal`;
export const renewalArn = (stage: string) =>
  `arn:${Aws.PARTITION}:states:${Aws.REGION}:${Aws.ACCOUNT_ID}:stateMachine:${renewalName(stage)}`;

/** Errors worth a retry: no Lambda capacity, or a lost instance. The job is idempotent. */
const passing = [
  'Lambda.TooManyRequestsException',
  'Lambda.ServiceException',
  'Lambda.AWSLambdaException',
  'Lambda.SdkClientException',
  'Lambda.ClientExecutionTimeoutException',
  'Lambda.Unknown',
  'Sandbox.Timedout',
  'Runtime.ExitError',
  'States.Timeout',
  // Of DynamoDB, and of the provider if the job could not wait itself.
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
  'NothingHappened',
  'OutcomeUnknown',
];

/**
 * Renews one month: calls the job, and after a decline waits and calls it again. When and how often is decided in
 * functions/billing. The result of the job is its only input next time.
 */
export function renewal(scope: Construct, renew: IFunction): DefinitionBody {
  const charge = new LambdaInvoke(scope, 'Charge', {
    lambdaFunction: renew,
    payloadResponseOnly: true,
    retryOnServiceExceptions: false, // those are in the list
    taskTimeout: Timeout.duration(Duration.seconds((jobNeeds['billing.renew'].seconds ?? 10) + 30)),
  });
  charge.addRetry({
    errors: passing,
    interval: Duration.seconds(5),
    backoffRate: 2,
    maxAttempts: 6,
    maxDelay: Duration.minutes(5),
    jitterStrategy: JitterType.FULL,
  });
  const parked = new Fail(scope, 'Parked', { error: 'Parked', cause: 'The charge could not continue.' });
  charge.addCatch(parked, { errors: ['States.ALL'] });

  const outcome = (word: string) => Condition.stringEquals('$.outcome', word);
  const until = new Wait(scope, 'Wait', { time: WaitTime.timestampPath('$.at') });
  charge.next(
    new Choice(scope, 'Outcome')
      .when(outcome('paid'), new Succeed(scope, 'Paid'))
      .when(outcome('over'), new Succeed(scope, 'Over'))
      .when(outcome('wait'), until.next(charge))
      .otherwise(new Fail(scope, 'Unknown', { error: 'Unknown', cause: 'The job answered what this does not know.' })),
  );
  return DefinitionBody.fromChainable(charge);
}
