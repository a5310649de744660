import { Dashboard, GraphWidget, type MathExpression, type Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';

import type { CallMetrics } from '#infra/call-metrics.ts';
import type { Stage } from '#infra/stages.ts';

/** One page that shows whether calls are answered and owners hear of them. */
export function callDashboard(scope: Construct, { name }: Stage, calls: CallMetrics): Dashboard {
  const graph = (title: string, metrics: Record<string, Metric | MathExpression>) =>
    new GraphWidget({
      title,
      width: 12,
      left: Object.entries(metrics).map(([label, metric]) => metric.with({ label })),
    });
  return new Dashboard(scope, 'Calls', {
    dashboardName: `calluna-${name}-calls`,
    widgets: [
      [
        graph('Turns', { turns: calls.turns }),
        graph('Turns that went wrong', {
          lost: calls.failed,
          'not understood': calls.notUnderstood,
          refused: calls.refused,
        }),
      ],
      [
        graph('Milliseconds of a turn', { p50: calls.usual, p95: calls.slow }),
        graph('Failures of the model, in an hour', { failures: calls.modelFails }),
      ],
      [
        graph('Texts and other messages', {
          'texts sent': calls.textsSent,
          'attempts failed': calls.attemptsFailed,
          'messages given up': calls.givenUp,
          'notices beyond the budget': calls.withheld,
        }),
        graph('Dollars for texts, in this month', { spent: calls.textDollars }),
      ],
    ],
  });
}
