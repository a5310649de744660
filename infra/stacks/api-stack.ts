import { Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { join } from 'node:path';

import { EndpointFunction, type Ground } from '#infra/endpoint-function.ts';
import { jobNeeds, type Needs, needs } from '#infra/needs.ts';
import { type EndpointId, endpoints } from '#shared/api/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { type JobId, jobs } from '#shared/contract/jobs.ts';
import { API } from '#shared/contract/route.ts';

type Props = StackProps & Ground & { api: HttpApi; originSecret: ISecret; bundles: string };

/** A Lambda for every endpoint and every job of the contract, and a route for every endpoint. */
export class ApiStack extends Stack {
  /** What a job was told to do and could not, in three tries. */
  readonly failedJobs: Queue;
  /** The Lambda of a job, for who else may start it. */
  readonly job: (id: JobId) => EndpointFunction;

  constructor(
    scope: Construct,
    id: string,
    { api, originSecret, bundles, stage, table, key, signingKey, appSecret, settings, ...props }: Props,
  ) {
    super(scope, id, props);
    const failedJobs = (this.failedJobs = new Queue(this, 'FailedJobs', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    }));
    Validations.of(failedJobs).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'This is where failed jobs end: people read it, nothing consumes it, so nothing can fail to.',
    });

    const ground = { stage, table, key, signingKey, appSecret, settings };
    const started = new Map<JobId, EndpointFunction>();
    const job = (id: JobId): EndpointFunction => {
      const run =
        started.get(id) ??
        new EndpointFunction(this, id, {
          ...ground,
          needs: jobNeeds[id],
          bundle: join(bundles, id),
          job,
          onFailure: new SqsDestination(failedJobs),
          retryAttempts: 2,
          maxEventAge: Duration.hours(1),
        });
      started.set(id, run);
      return run;
    };
    jobs.forEach(job);
    this.job = job;

    for (const endpoint of endpoints) {
      const run = new EndpointFunction(this, endpoint.id, {
        ...ground,
        needs: withSession(needs[endpoint.id as EndpointId], endpoint),
        bundle: join(bundles, endpoint.id),
        job,
        originSecret,
        description: endpoint.summary,
      });
      route(this, api, endpoint, run);
    }
  }
}

/** Whoever must know who calls must have the keys of the access tokens, and read the account. */
function withSession(wanted: Needs, { access, recognises }: Endpoint): Needs {
  if ((access === 'public' || access === 'cookie') && !recognises) return wanted;
  return { ...wanted, environment: ['SIGNING_KEYS', ...(wanted.environment ?? [])] };
}

function route(scope: Construct, httpApi: HttpApi, { id, method, path, access }: Endpoint, run: EndpointFunction) {
  const made = new HttpRoute(scope, `${id}.Route`, {
    httpApi,
    routeKey: HttpRouteKey.with(API + path, HttpMethod[method]),
    integration: new HttpLambdaIntegration(id, run),
  });
  Validations.of(made).acknowledge({
    id: 'AwsSolutions-APIG4',
    reason:
      access === 'public'
        ? `${id} is public by its contract.`
        : `functions/platform/handle.ts lets only a ${access} call ${id}, by an access token that it verifies.`,
  });
}
