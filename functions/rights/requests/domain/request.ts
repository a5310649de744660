import * as z from 'zod';

import { deadlinesOf, Jurisdiction } from '#functions/rights/requests/domain/deadlines.ts';
import { addDays } from '#shared/values/duration.ts';
import { DisputeId, RequestId } from '#shared/values/id.ts';
import { FactField } from '#shared/values/fact-field.ts';
import {
  ClosingReason,
  type DenialReason,
  Evidence,
  RequestChannel,
  RequestKind,
  RequestState,
} from '#shared/values/privacy-request.ts';

const moment = z.iso.datetime();

/** What someone asked of us, without who it was: neither name nor address, so that it can be counted and kept. */
export const PrivacyRequest = z.object({
  request_id: RequestId,
  reference: z.string(),
  kind: RequestKind,
  channel: RequestChannel,
  evidence: Evidence,
  jurisdiction: Jurisdiction,
  state: RequestState,
  history: z.array(z.object({ state: RequestState, at: moment, reason: ClosingReason.optional() })).min(1),
  made_at: moment,
  /** By when the law wants its receipt confirmed, and by when it has to be answered. */
  confirm_by: moment,
  due_at: moment,
  /** By when we promised an answer, where that is sooner than the law wants it: the date that its maker sees. */
  answer_by: moment.nullable().default(null),
  /** By when support has to keep or lift what was hidden of the household; null where nothing is to be reviewed. */
  review_by: moment.nullable().default(null),
  /** When the mailed link ends; null where nothing has to be confirmed. */
  unconfirmed_until: moment.nullable(),
  /** The digest of that link, by which it is found and deleted. */
  confirmation: z.string().nullable(),
  done_at: moment.nullable(),
  /** For a correction, the dispute that answers it. */
  dispute_id: DisputeId.nullable().default(null),
  /** The single fact that it is about: its kind, and the keyed digest that names it; never its value. */
  fact: z.object({ fact_id: z.string(), field: FactField }).nullable().default(null),
  /** How many records it concerned, once it is done. */
  records: z.number().int().nullable(),
  /** Whether it also hid addresses and numbers of the people at the same address; false until it is done. */
  household: z.boolean().default(false),
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

type NewRequest = Pick<PrivacyRequest, 'request_id' | 'reference' | 'kind' | 'channel' | 'evidence'> &
  Partial<
    Pick<PrivacyRequest, 'jurisdiction' | 'unconfirmed_until' | 'confirmation' | 'dispute_id' | 'fact' | 'answer_by'>
  >;

/** Without a known jurisdiction, the strictest law applies. */
export function newRequest({ jurisdiction = 'unknown', ...fields }: NewRequest, now: Date): PrivacyRequest {
  const made_at = now.toISOString();
  return {
    unconfirmed_until: null,
    confirmation: null,
    dispute_id: null,
    fact: null,
    answer_by: null,
    review_by: null,
    ...fields,
    jurisdiction,
    state: 'received',
    history: [{ state: 'received', at: made_at }],
    made_at,
    ...deadlinesOf(fields.kind, jurisdiction, now),
    done_at: null,
    records: null,
    household: false,
  };
}

/** How long support has to review what was hidden of a household. */
const REVIEW_DAYS = 10;

/** By when someone has to end a request: what the law wanted of one in review is done already. */
export const endsBy = ({ review_by, due_at }: Pick<PrivacyRequest, 'review_by' | 'due_at'>): string =>
  review_by ?? due_at;

/** The one due date that its maker sees; ours is never later than that of the law. */
export const shownDueDate = (request: Pick<PrivacyRequest, 'answer_by' | 'review_by' | 'due_at'>): string => {
  const { answer_by } = request;
  const due = endsBy(request);
  return answer_by !== null && answer_by < due ? answer_by : due;
};

export const isOpen = ({ state }: Pick<PrivacyRequest, 'state'>) => state === 'received' || state === 'confirmed';

/** Whether it was carried out, and support has yet to review what it hid of the household. */
export const isInReview = (request: Pick<PrivacyRequest, 'state' | 'review_by'>) =>
  isOpen(request) && request.review_by !== null;

type Step =
  | { to: 'confirmed' }
  | { to: 'done'; records?: number; household?: boolean; reason?: 'record-removed' | 'household-shown' }
  | { to: 'denied'; reason: DenialReason };

/** A request that was carried out and is undone. Any other stays as it is. */
export function undo(request: PrivacyRequest, reason: DenialReason, now: Date): PrivacyRequest {
  if (request.state !== 'done' && !isInReview(request)) return request;
  const history = [...request.history, { state: 'denied' as const, at: now.toISOString(), reason }];
  return { ...request, state: 'denied', history, done_at: null, records: null, household: false, review_by: null };
}

/** A confirmed request that was carried out with its household, and waits for the review of that part. */
export function beginReview(request: PrivacyRequest, records: number, now: Date): PrivacyRequest {
  const confirmed = advance(request, { to: 'confirmed' }, now);
  return { ...confirmed, records, household: true, review_by: addDays(now, REVIEW_DAYS).toISOString() };
}

/** The next state. A closed request stays as it is, and a repeated step changes nothing. */
export function advance(request: PrivacyRequest, step: Step, now: Date): PrivacyRequest {
  if (!isOpen(request) || request.state === step.to) return request;
  const at = now.toISOString();
  const reason = step.to === 'confirmed' ? undefined : step.reason;
  return {
    ...request,
    state: step.to,
    unconfirmed_until: null,
    confirmation: null,
    history: [...request.history, { state: step.to, at, ...(reason && { reason }) }],
    review_by: null,
    ...(step.to === 'done' && { done_at: at, records: step.records ?? null, household: step.household ?? false }),
  };
}
