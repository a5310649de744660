import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, type IMetric, MathExpression, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { IStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';

import { callDashboard } from '#infra/call-dashboard.ts';
import { callMetrics, period, sumOf } from '#infra/call-metrics.ts';
import type { Stage } from '#infra/stages.ts';

type Props = StackProps & {
  stage: Stage;
  table: ITableV2;
  key: IKey;
  api: HttpApi;
  failedJobs: IQueue;
  imports: IStateMachine;
  renewals: IStateMachine;
};

/** More records than this in an hour are unusual for the removal page. */
const REMOVED_IN_AN_HOUR = 100;

/** A caller takes a longer silence for a broken line. A hung model, which costs two seconds, has an alarm of its own. */
const SLOW_MS = 3000;

/** Alarms that need someone at once, and no others. */
export class AlarmStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { stage, table, key, api, failedJobs, imports, renewals, ...props }: Props,
  ) {
    super(scope, id, props);
    const topic = new Topic(this, 'Topic', { masterKey: key, enforceSSL: true });
    topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'));
    if (stage.alarmEmail) topic.addSubscription(new EmailSubscription(stage.alarmEmail));

    const alarm = (name: string, metric: IMetric, threshold: number, alarmDescription: string) =>
      new Alarm(this, name, {
        metric,
        threshold,
        alarmDescription,
        evaluationPeriods: 1,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(topic));

    alarm('ApiFails', api.metricServerError({ period, statistic: 'sum' }), 5, 'Callers were answered with a 5xx.');
    alarm(
      'JobsFail',
      failedJobs.metricApproximateNumberOfMessagesVisible({ period }),
      1,
      'A job failed three times: its input is in the queue of failed jobs.',
    );
    const calls = callMetrics(stage);
    alarm(
      'CallsFail',
      calls.failed,
      1,
      'A caller was lost: a turn failed (log of telephony.answerTwiml), or the function timed out or was throttled.',
    );
    alarm('CallsNotUnderstood', calls.notUnderstood, 5, 'Callers are asked again and again: the log has the reason.');
    alarm(
      'CallsRefused',
      calls.refused,
      5,
      'Requests of the telephone company were refused: its signature is not accepted, or a limit was reached.',
    );
    alarm('CallsSlow', calls.slow, SLOW_MS, 'Callers wait for an answer: one in twenty turns takes this long.');
    alarm(
      'ModelFails',
      calls.modelFails,
      10,
      'The model of Amazon Bedrock does not answer; our own understanding does. The log says why.',
    );
    alarm(
      'ItemsFail',
      calls.failedItems,
      1,
      'A job went on without one of its items: a reminder, a digest, a message that was given up. The log has which.',
    );
    alarm(
      'TextsNearBudget',
      calls.textDollars,
      stage.textBudget * 0.8,
      'Most of the monthly spend limit of texts is used. Beyond it SNS sends none.',
    );
    callDashboard(this, stage, calls);
    alarm(
      'AnswersOverdue',
      sumOf(stage, 'Overdue', Duration.hours(1)),
      1,
      'A request of a person about their own data is near or past its due date (the log of requests.watchDue has its reference), a notice to a person in a record waits for too long (the log of people.sendNotices has its digest), or the session with DROP needs a person (the log of drop.synchronize says why).',
    );
    alarm(
      'RemovalsUnusual',
      sumOf(stage, 'RemovedRecords', Duration.hours(1)),
      REMOVED_IN_AN_HOUR,
      'More records were removed by mailed links within an hour than usual: someone may remove strangers in bulk. docs/runbooks/operate.md says how to look.',
    );
    const unfinished = (machine: IStateMachine) =>
      new MathExpression({
        expression: 'FILL(failed, 0) + FILL(late, 0)',
        usingMetrics: {
          failed: machine.metricFailed({ period, statistic: 'sum' }),
          late: machine.metricTimedOut({ period, statistic: 'sum' }),
        },
        period,
      });
    alarm('ImportsFail', unfinished(imports), 1, 'An import did not come to its end: its execution says which files.');
    alarm(
      'RenewalsFail',
      unfinished(renewals),
      1,
      'A charge could not continue: the failed execution of the renewal machine has the reason, and its name the membership.',
    );
    const throttled = (metricName: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        dimensionsMap: { TableName: table.tableName },
        statistic: 'sum',
        period,
      });
    alarm(
      'TableThrottles',
      new MathExpression({
        expression: 'FILL(reads, 0) + FILL(writes, 0)',
        usingMetrics: { reads: throttled('ReadThrottleEvents'), writes: throttled('WriteThrottleEvents') },
        period,
      }),
      10,
      'DynamoDB turned requests away.',
    );
  }
}
