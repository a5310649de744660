import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

import type { Stage } from '#infra/stages.ts';

/** The rate limit over all callers, per second. */
const throttle = { rateLimit: 200, burstLimit: 400 };

/** One line per call: enough to find the function’s log, without personal data. */
const line = {
  requestId: '$context.requestId',
  time: '$context.requestTime',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  fault: '$context.integrationErrorMessage',
};

/** An HTTP API that is throttled and logged, and has no route yet. */
export function gateway(scope: Construct, { name, logRetention, removalPolicy }: Stage): HttpApi {
  const httpApi = new HttpApi(scope, 'Api', { apiName: `calluna-${name}`, createDefaultStage: false });
  const logGroup = new LogGroup(scope, 'ApiLog', {
    logGroupName: `/calluna/${name}/api`,
    retention: logRetention,
    removalPolicy,
  });
  new HttpStage(scope, 'ApiStage', {
    httpApi,
    stageName: '$default',
    autoDeploy: true,
    throttle,
    accessLogSettings: {
      destination: new LogGroupLogDestination(logGroup),
      format: AccessLogFormat.custom(JSON.stringify(line)),
    },
  });
  return httpApi;
}
