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

/** A month is paid or given up long before this: a refused card is tried for three weeks. */
export const RENEWAL_TIMEOUT = Duration.days(40);

/** The stage’s own. Who starts it knows it by its name, since the machine in its turn calls a job. */
export const renewalName = (stage: string) => `calluna-${stage}-renewal`;
export const renewalArn = (stage: string) =>
  `arn:${Aws.PARTITION}:states:${Aws.REGION}:${Aws.ACCOUNT_ID}:stateMachine:${renewalName(stage)}`;

/** What a second call may mend: Lambda had none to spare, or the one there was is gone. The job does nothing twice. */
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
  // Of DynamoDB, and of the provider where the job itself could not wait.
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
  'NothingHappened',
  'OutcomeUnknown',
];

/**
 * Takes one month’s money: asks, and where the bank says no waits and asks again. The machine knows only this order; when
 * and how often is decided in functions/billing. What the job answers is all that it is told the next time.
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
  const parked = new Fail(scope, 'Parked', { error: 'Parked', cause: 'The month could not be gone on with.' });
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
