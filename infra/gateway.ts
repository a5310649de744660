import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { FilterPattern, LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

import { countOf } from '#infra/log-metrics.ts';
import type { Stage } from '#infra/stages.ts';
import { API } from '#shared/contract/route.ts';

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
export function gateway(scope: Construct, stage: Stage): HttpApi {
  const { name, logRetention, removalPolicy } = stage;
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
  // A vendor that is turned away reads the caller an error: a wrong signature, or a limit.
  countOf(scope, stage, {
    id: 'RefusedWebhooks',
    name: 'RefusedWebhooks',
    logGroup,
    pattern: FilterPattern.all(
      FilterPattern.stringValue('$.route', '=', `POST ${API}/telephony/*`),
      FilterPattern.any(...['403', '429'].map((status) => FilterPattern.stringValue('$.status', '=', status))),
    ),
  });
  return httpApi;
}
