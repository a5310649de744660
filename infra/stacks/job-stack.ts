import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { join } from 'node:path';

import { EndpointFunction, type FunctionContext } from '#infra/endpoint-function.ts';
import { countLines } from '#infra/log-metrics.ts';
import { jobNeeds } from '#infra/needs.ts';
import { type JobId, jobs, schedules } from '#shared/contract/jobs.ts';

type Props = StackProps & FunctionContext & { bundles: string };

/** A Lambda for every job of the contract, started by call, schedule or incoming text message. */
export class JobStack extends Stack {
  /** Inputs of jobs that failed three times. */
  readonly failedJobs: Queue;
  /** The Lambda of a job, for other starters. */
  readonly job: (id: JobId) => EndpointFunction;

  constructor(scope: Construct, id: string, { bundles, ...props }: Props) {
    const { stage, table, key, signingKey, appSecret, settings, ...rest } = props;
    super(scope, id, rest);
    const failedJobs = (this.failedJobs = new Queue(this, 'FailedJobs', {
      queueName: `calluna-${stage.name}-failed-jobs`,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    }));
    Validations.of(failedJobs).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is where failed jobs end: people read it, nothing consumes it, so nothing can fail to.',
    });

    const functionContext = { stage, table, key, signingKey, appSecret, settings };
    const started = new Map<JobId, EndpointFunction>();
    this.job = (id) => {
      const run =
        started.get(id) ??
        new EndpointFunction(this, id, {
          ...functionContext,
          needs: jobNeeds[id],
          bundle: join(bundles, id),
          job: this.job,
          onFailure: new SqsDestination(failedJobs),
          retryAttempts: 2,
          maxEventAge: Duration.hours(1),
        });
      started.set(id, run);
      return run;
    };
    jobs.forEach(this.job);
    for (const id of jobs) countLines(this, stage, id, this.job(id).logGroup);

    for (const { job, minutes } of schedules) {
      new Rule(this, `${job}.Schedule`, {
        schedule: Schedule.rate(Duration.minutes(minutes)),
        targets: [new LambdaFunction(this.job(job))],
      });
    }
    // Replies to our texts. The number is connected by hand: docs/runbooks/deploy.md.
    const texts = new Topic(this, 'Texts', { masterKey: key, enforceSSL: true });
    texts.addSubscription(new LambdaSubscription(this.job('messages.receiveText')));
    texts.grantPublish(ofThisAccount(this, 'sms-voice.amazonaws.com'));
    // Applications of Amazon Chime are made by hand: docs/runbooks/telephony.md.
    const answerChime = this.job('telephony.answerChime');
    answerChime.grantInvoke(ofThisAccount(this, 'voiceconnector.chime.amazonaws.com'));
    new CfnOutput(this, 'TextsTopic', { value: texts.topicArn });
    new CfnOutput(this, 'FailedJobsQueue', { value: failedJobs.queueUrl });
    new CfnOutput(this, 'ChimeFunction', { value: answerChime.functionArn });
  }
}

/** A service of AWS that acts for our account, and for no other. */
const ofThisAccount = ({ account }: Stack, service: string) =>
  new ServicePrincipal(service, { conditions: { StringEquals: { 'aws:SourceAccount': account } } });
