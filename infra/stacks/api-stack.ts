import { CfnOutput, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { join } from 'node:path';

import { EndpointFunction, type FunctionContext } from '#infra/endpoint-function.ts';
import { countLines } from '#infra/log-metrics.ts';
import { type Needs, needs } from '#infra/needs.ts';
import type { EndpointId } from '#shared/api/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import type { JobId } from '#shared/contract/jobs.ts';
import { API } from '#shared/contract/route.ts';

type Props = StackProps &
  FunctionContext & {
    api: HttpApi;
    originSecret: ISecret;
    bundles: string;
    job: (id: JobId) => IFunction;
    endpoints: readonly Endpoint[];
  };

/** A Lambda and a route for every endpoint of one domain. All domains in one stack would be more than a stack may hold. */
export class ApiStack extends Stack {
  constructor(scope: Construct, id: string, { api, originSecret, bundles, job, endpoints, ...props }: Props) {
    const { stage, table, key, signingKey, appSecret, settings, ...rest } = props;
    super(scope, id, rest);
    for (const endpoint of endpoints) {
      const run = new EndpointFunction(this, endpoint.id, {
        stage,
        table,
        key,
        signingKey,
        appSecret,
        settings,
        needs: withSanctions(withSession(needs[endpoint.id as EndpointId], endpoint), endpoint),
        bundle: join(bundles, endpoint.id),
        job,
        originSecret,
        description: endpoint.summary.slice(0, 256),
      });
      route(this, api, endpoint, run);
      countLines(this, stage, endpoint.id as EndpointId, run.logGroup);
      if (endpoint.id === 'telephony.answerTwiml')
        new CfnOutput(this, 'AnsweringFunction', { value: run.functionName });
    }
  }
}

/** Functions that authenticate need the keys of the access tokens and read the session. */
function withSession(wanted: Needs, { access, recognises }: Endpoint): Needs {
  if ((access === 'public' || access === 'cookie') && !recognises) return wanted;
  return { ...wanted, environment: ['SIGNING_KEYS', ...(wanted.environment ?? [])] };
}

/** Functions that check the visitor’s country need the list of countries. */
const withSanctions = (wanted: Needs, { checksCountry }: Endpoint): Needs =>
  checksCountry ? { ...wanted, environment: ['SANCTIONED_COUNTRIES', ...(wanted.environment ?? [])] } : wanted;

function route(scope: Construct, httpApi: HttpApi, { id, method, path, access }: Endpoint, run: EndpointFunction) {
  const made = new HttpRoute(scope, `${id}.Route`, {
    httpApi,
    routeKey: HttpRouteKey.with(API + path, HttpMethod[method]),
    integration: new HttpLambdaIntegration(id, run),
  });
  Validations.of(made).acknowledge({ id: 'AwsSolutions-APIG4', reason: guards[access](id) });
}

/** Why a route needs no authorizer of the gateway’s: every function authorises by itself, by its contract. */
const guards: Record<Endpoint['access'], (id: string) => string> = {
  public: (id) => `${id} is public by its contract.`,
  cookie: (id) => `functions/platform/handle.ts lets only our own pages call ${id}, which reads its own cookie.`,
  chat: guard,
  member: guard,
  subscriber: guard,
  support: guard,
};
function guard(id: string) {
  return `functions/platform/handle.ts accepts calls of ${id} only with a verified access token.`;
}
