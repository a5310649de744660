import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

import { API } from '#shared/contract/route.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Calls of the API that one address may make in five minutes: a searcher who polls each second stays below. */
const CALLS_IN_FIVE_MINUTES = 600;

const tooMany = new Fault('request.too-many');

/** What CloudFront turns away before it costs us anything: known attacks, and whoever calls too often. */
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
      managed(2, 'AWSManagedRulesCommonRuleSet'),
      {
        name: 'RateLimit',
        priority: 3,
        action: { block: { customResponse: { responseCode: tooMany.status, customResponseBodyKey: 'tooMany' } } },
        statement: {
          rateBasedStatement: {
            aggregateKeyType: 'IP',
            limit: CALLS_IN_FIVE_MINUTES,
            evaluationWindowSec: 300,
            scopeDownStatement: {
              byteMatchStatement: {
                fieldToMatch: { uriPath: {} },
                positionalConstraint: 'STARTS_WITH',
                searchString: `${API}/`,
                textTransformations: [{ priority: 0, type: 'NONE' }],
              },
            },
          },
        },
        visibilityConfig: visibility('RateLimit'),
      },
    ],
  });
}

const managed = (priority: number, name: string): CfnWebACL.RuleProperty => ({
  name,
  priority,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
  visibilityConfig: visibility(name),
});

/** Counted, not sampled: a sampled request would show its bearer token in the console. */
const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});
