import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

import type { Stage } from '#infra/stages.ts';
import { endpoints } from '#shared/api/index.ts';
import { API } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Calls of the API that one address may make in five minutes: a searcher who polls each second stays below. */
const CALLS_IN_FIVE_MINUTES = 600;
/**
 * The same for the vendors whose signed webhooks come from few addresses: two thousand calls of eight turns. The limit
 * of the gateway, for all callers together, is three times as high.
 */
const WEBHOOKS_IN_FIVE_MINUTES = 20_000;

const tooMany = new Fault('request.too-many');

/** Requests that CloudFront blocks: known attacks, and addresses that exceed the rate limit. */
export function webAcl(scope: Construct, stage: Stage): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility(webAclName(stage)),
    customResponseBodies: {
      tooMany: {
        contentType: 'APPLICATION_JSON',
        content: JSON.stringify({ message: tooMany.message, code: tooMany.code }),
      },
    },
    rules: [
      managed(0, 'AWSManagedRulesAmazonIpReputationList', notSigned),
      managed(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
      managed(2, 'AWSManagedRulesCommonRuleSet', notSigned),
      limited(3, 'RateLimit', CALLS_IN_FIVE_MINUTES, {
        andStatement: { statements: [{ byteMatchStatement: path('STARTS_WITH', `${API}/`) }, notSigned] },
      }),
      limited(4, WEBHOOK_LIMIT, WEBHOOKS_IN_FIVE_MINUTES, signed),
    ],
  });
}

/** The name of the firewall, also in its metrics. */
export const webAclName = ({ name }: Pick<Stage, 'name'>) => `calluna-${name}`;

/** The rule that limits webhooks, also the name of its metric. */
export const WEBHOOK_LIMIT = 'WebhookRateLimit';

/** One address may make so many of these requests in five minutes. */
const limited = (
  priority: number,
  name: string,
  limit: number,
  scopeDownStatement: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  action: { block: { customResponse: { responseCode: tooMany.status, customResponseBodyKey: 'tooMany' } } },
  statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit, evaluationWindowSec: 300, scopeDownStatement } },
  visibilityConfig: visibility(name),
});

const path = (positionalConstraint: string, searchString: string): CfnWebACL.ByteMatchStatementProperty => ({
  fieldToMatch: { uriPath: {} },
  positionalConstraint,
  searchString,
  textTransformations: [{ priority: 0, type: 'NONE' }],
});

/**
 * Webhooks of the payment provider and of telephone companies. Their signatures are verified. They come from few addresses,
 * with bodies of more than 8 KB, or with what a caller said, which the common rules may take for an attack.
 */
const signed: CfnWebACL.StatementProperty = {
  orStatement: {
    statements: endpoints
      .filter(({ raw }) => raw)
      .map((endpoint) => ({ byteMatchStatement: path('EXACTLY', `${API}${endpoint.path}`) })),
  },
};
const notSigned: CfnWebACL.StatementProperty = { notStatement: { statement: signed } };

const managed = (
  priority: number,
  name: string,
  scopeDownStatement?: CfnWebACL.StatementProperty,
): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name, scopeDownStatement } },
  visibilityConfig: visibility(name),
});

/** Counted, not sampled: a sampled request would show its bearer token in the console. */
const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
