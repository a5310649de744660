import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';

import { functionName } from '#infra/endpoint-function.ts';
import { answering, logMetric, type MetricName } from '#infra/log-metrics.ts';
import type { Stage } from '#infra/stages.ts';
import { WEBHOOK_LIMIT, webAclName } from '#infra/web-acl.ts';

export const period = Duration.minutes(5);
const minute = Duration.minutes(1);

/** What the logs of a stage had of a metric. */
export const sumOf = (stage: Stage, name: MetricName, over = period): Metric =>
  new Metric({ ...logMetric(stage, name), statistic: 'sum', period: over });

/** A sum in which a metric without data counts for nothing. */
const added = (metrics: Record<string, IMetric>, over: Duration): MathExpression =>
  new MathExpression({
    expression: Object.keys(metrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics: metrics,
    period: over,
  });

/** Figures of the call assistant, for alarms and the dashboard. */
export function callMetrics(stage: Stage) {
  const ofFunction = (metricName: string, id: string, statistic: string, over = period) =>
    new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: { FunctionName: functionName(stage, id) },
      statistic,
      period: over,
    });
  const answers = (metricName: string, statistic: string) => ofFunction(metricName, answering[0], statistic);
  const lost = answering.flatMap((id, at) => [
    [`errors${at}`, ofFunction('Errors', id, 'sum', minute)] as const,
    [`throttles${at}`, ofFunction('Throttles', id, 'sum', minute)] as const,
  ]);
  const blocked = new Metric({
    namespace: 'AWS/WAFV2',
    metricName: 'BlockedRequests',
    dimensionsMap: { WebACL: webAclName(stage), Rule: WEBHOOK_LIMIT },
    statistic: 'sum',
    period: Duration.minutes(15),
  });
  return {
    turns: answers('Invocations', 'sum'),
    /** By the minute: one lost caller is enough. */
    failed: added({ turns: sumOf(stage, 'FailedTurns', minute), ...Object.fromEntries(lost) }, minute),
    notUnderstood: sumOf(stage, 'TurnsNotUnderstood'),
    refused: added({ refused: sumOf(stage, 'RefusedWebhooks', Duration.minutes(15)), blocked }, Duration.minutes(15)),
    usual: answers('Duration', 'p50'),
    slow: answers('Duration', 'p95'),
    modelFails: sumOf(stage, 'ModelFailures', Duration.hours(1)),
    failedItems: sumOf(stage, 'FailedItems'),
    textsSent: sumOf(stage, 'TextsSent'),
    attemptsFailed: ofFunction('Errors', 'messages.sendMessage', 'sum'),
    givenUp: sumOf(stage, 'MessagesGivenUp'),
    withheld: sumOf(stage, 'NoticesWithheld'),
    /** In this month, over all stages of the AWS account. */
    textDollars: new Metric({
      namespace: 'AWS/SNS',
      metricName: 'SMSMonthToDateSpentUSD',
      statistic: 'max',
      period: Duration.hours(1),
    }),
  };
}
export type CallMetrics = ReturnType<typeof callMetrics>;
