import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

import { endpoints } from '#shared/api/index.ts';
import { API } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Calls of the API that one address may make in five minutes: a searcher who polls each second stays below. */
const CALLS_IN_FIVE_MINUTES = 600;

const tooMany = new Fault('request.too-many');

/** Requests that CloudFront blocks: known attacks, and addresses that exceed the rate limit. */
export function webAcl(scope: Construct, name: string): CfnWebACL {
  return new CfnWebACL(scope, 'WebAcl', {
    scope: 'CLOUDFRONT',
    defaultAction: { allow: {} },
    visibilityConfig: visibility(name),
    customResponseBodies: {
      tooMany: {
        contentType: 'APPLICATION_JSON',
        content: JSON.stringify({ message: tooMany.message, code: tooMany.code }),
      },
    },
    rules: [
      managed(0, 'AWSManagedRulesAmazonIpReputationList'),
      managed(1, 'AWSManagedRulesKnownBadInputsRuleSet'),
      managed(2, 'AWSManagedRulesCommonRuleSet', notRaw),
      {
        name: 'RateLimit',
        priority: 3,
        action: { block: { customResponse: { responseCode: tooMany.status, customResponseBodyKey: 'tooMany' } } },
        statement: {
          rateBasedStatement: {
            aggregateKeyType: 'IP',
            limit: CALLS_IN_FIVE_MINUTES,
            evaluationWindowSec: 300,
            scopeDownStatement: { byteMatchStatement: path('STARTS_WITH', `${API}/`) },
          },
        },
        visibilityConfig: visibility('RateLimit'),
      },
    ],
  });
}

const path = (positionalConstraint: string, searchString: string): CfnWebACL.ByteMatchStatementProperty => ({
  fieldToMatch: { uriPath: {} },
  positionalConstraint,
  searchString,
  textTransformations: [{ priority: 0, type: 'NONE' }],
});

/**
 * The common rules limit bodies to 8 KB. Signed events of the payment provider are larger, and their signature is
 * verified.
 */
const [raw] = endpoints.filter(({ raw }) => raw);
const notRaw: CfnWebACL.StatementProperty = {
  notStatement: { statement: { byteMatchStatement: path('EXACTLY', `${API}${raw?.path}`) } },
};

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
