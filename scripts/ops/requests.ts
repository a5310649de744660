import type { Table } from '#functions/platform/table/table.ts';
import { endReview } from '#functions/rights/removal/end-review.ts';
import { attentionOf } from '#functions/rights/requests/domain/attention.ts';
import { endsBy, isOpen, type PrivacyRequest, shownDueDate } from '#functions/rights/requests/domain/request.ts';
import { type Obstacle, openRequestsOf } from '#functions/rights/requests/finish.ts';
import { requestStore } from '#functions/rights/requests/store.ts';
import { UserError } from '#scripts/user-error.ts';
import { type DenialReason, Reference } from '#shared/values/privacy-request.ts';

/** Reasons for which an operator closes a request. The others follow from a link or a dispute. */
const reasons = ['no-record', 'not-verified', 'exempt', 'abusive', 'withdrawn'] as const satisfies DenialReason[];

const USAGE = `requests due, requests show REFERENCE, requests finish REFERENCE, or requests deny REFERENCE ${reasons.join('|')}: which of them?`;
/** The most that are listed. */
const MOST = 200;

export type RequestDeps = { table: Table; secret: () => Promise<string> };

/** Requests about one's own data. They hold no personal data, so none is printed. */
export async function requests(what: string, args: string[], deps: RequestDeps, now: Date): Promise<string> {
  const [typed, reason] = args;
  if (what === 'due') return listDue(deps, now);
  if (!typed || !['show', 'finish', 'deny'].includes(what)) throw new UserError(USAGE);
  const reference = Reference.safeParse(typed).data;
  const request = reference && (await requestStore(deps.table).of(reference));
  if (!request) throw new UserError('There is no request of this reference.');
  if (what === 'show') return describe(request, now);
  return what === 'finish' ? finish(request, deps, now) : deny(request, reason, deps, now);
}

async function listDue({ table }: RequestDeps, now: Date): Promise<string> {
  const due = await requestStore(table).open(now, MOST);
  const urgent = due
    .filter((request) => ['due soon', 'overdue'].includes(attentionOf(request, now) ?? ''))
    .sort((a, b) => endsBy(a).localeCompare(endsBy(b)));
  const lines = urgent.map((request) => `${lineOf(request)}  ${attentionOf(request, now)}  ${nextStep(request)}`);
  return lines.join('\n') || 'No answer is due soon or late.';
}

const lineOf = (request: PrivacyRequest) =>
  `${request.reference}  due ${shownDueDate(request)}  ${request.kind}, ${request.channel}, ${request.state}`;

const nextStep = ({ reference, dispute_id, review_by }: PrivacyRequest) =>
  review_by
    ? `removals statements, then requests finish ${reference} (its household stays hidden) or requests deny ${reference} not-verified (it is shown again)`
    : dispute_id
      ? `disputes show ${dispute_id}`
      : `requests finish ${reference}`;

const describe = (request: PrivacyRequest, now: Date): string =>
  [
    `${lineOf(request)}${isOpen(request) ? `  ${attentionOf(request, now) ?? 'in time'}` : ''}`,
    `law       ${request.jurisdiction}, proved by ${request.evidence}; by law due ${request.due_at}`,
    ...(request.unconfirmed_until ? [`link      not used yet, ends ${request.unconfirmed_until}`] : []),
    ...(request.review_by ? [`review    of its household, by ${request.review_by}`] : []),
    ...(request.dispute_id ? [`dispute   ${request.dispute_id}`] : []),
    ...(request.records === null ? [] : [`records   ${request.records}`]),
    ...request.history.map(({ at, state, reason }) => `${at}  ${state}${reason ? `: ${reason}` : ''}`),
  ].join('\n');

async function finish({ reference }: PrivacyRequest, { table, secret }: RequestDeps, now: Date): Promise<string> {
  if (await endReview(table, secret, { reference, verdict: 'keep' }, now))
    return `${reference} is done: its household stays hidden.`;
  const outcome = (await openRequestsOf(table, secret).finish(reference, now))!;
  const { request, obstacle } = outcome;
  return obstacle ? explain(request, obstacle) : `${reference} is done: ${request.records} records are hidden.`;
}

async function deny(
  request: PrivacyRequest,
  word: string | undefined,
  { table, secret }: RequestDeps,
  now: Date,
): Promise<string> {
  const reason = reasons.find((each) => each === word);
  if (!reason) throw new UserError(USAGE);
  if (await endReview(table, secret, { reference: request.reference, verdict: 'lift' }, now))
    return `${request.reference} is done: its household is shown again, and the person stays hidden.`;
  const open = openRequestsOf(table, secret);
  if (isOpen(request) && (await open.isBegun(request)))
    throw new UserError(`Records are hidden for it already. Finish it: requests finish ${request.reference}.`);
  const outcome = (await open.deny(request.reference, reason, now))!;
  return outcome.obstacle ? explain(outcome.request, outcome.obstacle) : `${request.reference} is closed: ${reason}.`;
}

function explain(request: PrivacyRequest, obstacle: Obstacle): string {
  const { reference, state, dispute_id, unconfirmed_until } = request;
  switch (obstacle) {
    case 'closed':
      return `${reference} is closed: ${state}.`;
    case 'link':
      return `${reference} waits for its mailed link until ${unconfirmed_until}, and closes by itself after that.`;
    case 'dispute':
      throw new UserError(
        `${reference} is answered with its dispute: disputes show ${dispute_id}, then uphold or reject.`,
      );
    case 'not-begun':
      throw new UserError(
        `Nothing of ${reference} was carried out, and a request holds no data of its maker. The same request again in ` +
          `the privacy center goes on with it. If its maker does not come back: requests deny ${reference} not-verified.`,
      );
  }
}
