import { FilterPattern, type IFilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

import type { Stage } from '#infra/stages.ts';
import type { EndpointId } from '#shared/api/index.ts';
import { type JobId, jobs } from '#shared/contract/jobs.ts';

/** Jobs that watch over what has a deadline: each line of level ERROR names something that someone has to answer. */
const watches: readonly JobId[] = [
  'people.reviewDisputes',
  'people.sendNotices',
  'requests.watchDue',
  'helpdesk.sweepTickets',
  'drop.synchronize',
];
/** Functions that handle a turn of a call. */
export const answering = ['telephony.answerTwiml', 'telephony.noteTwimlStatus', 'telephony.answerChime'] as const;

const isError = FilterPattern.stringValue('$.level', '=', 'ERROR');
const says = (message: string) => FilterPattern.stringValue('$.message', '=', message);

type LogMetric = {
  pattern: IFilterPattern;
  /** The functions whose logs are counted. */
  of: readonly (EndpointId | JobId)[];
  /** The field that is added up; lines are counted by default. */
  value?: string;
};

/** What is counted in the logs, by the name of its metric. */
export const logMetrics = {
  Overdue: { pattern: isError, of: watches },
  RemovedRecords: { pattern: says('records removed'), of: ['removal.confirm'], value: '$.records' },
  /** The vendor gets a closing sentence, so that no status code tells. */
  FailedTurns: { pattern: says('a turn of a call failed'), of: answering },
  /** The caller is asked again. */
  TurnsNotUnderstood: { pattern: says('a turn was not understood'), of: answering },
  /** One item of a job: the job itself goes on and succeeds. A job that fails as a whole ends in the queue of failed jobs. */
  FailedItems: {
    pattern: FilterPattern.all(isError, FilterPattern.stringValue('$.message', '!=', 'job failed')),
    of: jobs.filter((id) => !watches.includes(id) && id !== 'telephony.answerChime'),
  },
  ModelFailures: { pattern: says('the model gave no answer'), of: answering },
  TextsSent: {
    pattern: FilterPattern.all(says('a message was sent'), FilterPattern.stringValue('$.channel', '=', 'sms')),
    of: ['messages.sendMessage'],
  },
  MessagesGivenUp: { pattern: says('a message was given up'), of: ['messages.sendMessage'] },
  NoticesWithheld: {
    pattern: says('the budget of notices is used up'),
    of: [...answering, 'telephony.concludeCall', 'assistant.remindOwners'],
  },
} satisfies Record<string, LogMetric>;
export type MetricName = keyof typeof logMetrics | 'RefusedWebhooks';

/** Where CloudWatch keeps it. */
export const logMetric = ({ name }: Pick<Stage, 'name'>, metricName: MetricName) => ({
  namespace: `Calluna/${name}`,
  metricName,
});

/** Counts what the log of a function has for these metrics. */
export function countLines(scope: Construct, stage: Stage, id: EndpointId | JobId, logGroup: ILogGroup): void {
  for (const [name, { pattern, of, value }] of Object.entries<LogMetric>(logMetrics)) {
    if (!of.includes(id)) continue;
    countOf(scope, stage, { id: `${id}.${name}`, name: name as MetricName, pattern, value, logGroup });
  }
}

type Counted = {
  id: string;
  name: MetricName;
  pattern: IFilterPattern;
  value?: string | undefined;
  logGroup: ILogGroup;
};

export function countOf(scope: Construct, stage: Stage, { id, name, pattern, value, logGroup }: Counted): void {
  const { namespace: metricNamespace, metricName } = logMetric(stage, name);
  new MetricFilter(scope, id, {
    metricNamespace,
    metricName,
    logGroup,
    filterPattern: pattern,
    ...(value && { metricValue: value }),
  });
}
