import * as z from 'zod';

import { sections, singleFacts } from '#functions/people/import/merge-person.ts';
import { ANSWER_DAYS, DisputeKind } from '#shared/values/dispute.ts';
import { addDays } from '#shared/values/duration.ts';
import { AccountId, DisputeId, PersonId } from '#shared/values/id.ts';
import { varieties } from '#shared/values/language.ts';

const HistoryEvent = z.object({
  at: z.iso.datetime(),
  what: z.enum(['opened', 'supported', 'source-notified', 'source-without-contact', 'upheld', 'rejected', 'withdrawn']),
  by: z.enum(['member', 'subject', 'operator', 'deadline', 'removal']),
  /** The source that was notified, the operator’s reason. */
  detail: z.string().nullable(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/** The person of the record, who has proven that it is theirs; without an address there is no mail to them. */
const Subject = z.object({ email: z.email().nullable(), language: z.enum(varieties) });
export type Subject = z.infer<typeof Subject>;

/** A dispute about one fact of a person. It names the fact by its keyed id only. */
export const Dispute = z.object({
  dispute_id: DisputeId,
  person_id: PersonId,
  /** The records whose fact it is, and which carry the mark; none where only a vendor knows the person. */
  records: z.array(PersonId),
  fact_id: z.string(),
  field: z.enum([...sections, ...singleFacts] as [(typeof sections)[number], ...(typeof singleFacts)[number][]]),
  kind: DisputeKind,
  state: z.enum(['open', 'upheld', 'rejected', 'withdrawn']),
  /** The members who flagged the fact, for the answer to them. */
  members: z.array(AccountId),
  subject: Subject.nullable(),
  /** What they wrote with it; removed with the answer. */
  notes: z.array(z.string()),
  /** The sources of the fact. */
  sources: z.array(z.string()),
  opened_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
  history: z.array(HistoryEvent),
});
export type Dispute = z.infer<typeof Dispute>;
export type DisputeState = Dispute['state'];

/** Who says that a fact is wrong: a member who has the report open, or the person of the record. */
export type Disputant = { member: AccountId } | { subject: Subject };
export type Claim = { kind: DisputeKind; note: string | null; by: Disputant };

/** What was written with a claim, as an operator reads it. */
export const noteOf = ({ right_value, note }: { right_value?: string | undefined; note?: string | undefined }) =>
  [right_value && `Should be: ${right_value}`, note].filter(Boolean).join('\n') || null;

/** Members beyond this are not added: they see the mark, and get no mail. */
const MAX_MEMBERS = 20;
const MAX_NOTES = 20;

/** Facts of one person that a member may have in dispute at a time: they are shown as disputed to everyone. */
const OPEN_AT_ONCE = 3;

/** Whether a member may dispute one more fact of the person of these disputes. The person always may. */
export const mayOpen = (by: Disputant, disputes: readonly Dispute[]): boolean =>
  'subject' in by ||
  disputes.filter(({ state, members }) => state === 'open' && members.includes(by.member)).length < OPEN_AT_ONCE;

type DisputedFact = Pick<Dispute, 'person_id' | 'records' | 'fact_id' | 'field' | 'sources'>;

export function openDispute(dispute_id: DisputeId, fact: DisputedFact, claim: Claim, now: Date): Dispute {
  const at = now.toISOString();
  return {
    dispute_id,
    ...fact,
    kind: claim.kind,
    state: 'open',
    members: 'member' in claim.by ? [claim.by.member] : [],
    subject: 'subject' in claim.by ? claim.by.subject : null,
    notes: claim.note ? [claim.note] : [],
    opened_at: at,
    due_at: addDays(now, ANSWER_DAYS).toISOString(),
    answered_at: null,
    history: [{ at, what: 'opened', by: sideOf(claim), detail: claim.kind }],
  };
}

/**
 * A second claim about the same fact joins the open dispute; the same member joins once. The subject’s own claim decides
 * the kind, and its time to answer starts again. A member who disputes alone replaces the reason with a later one; the
 * time to answer goes on.
 */
export function supportDispute(was: Dispute, { kind, note, by }: Claim, now: Date): Dispute {
  const at = now.toISOString();
  const notes = note && was.notes.length < MAX_NOTES ? [...was.notes, note] : was.notes;
  const history = [...was.history, { at, what: 'supported' as const, by: sideOf({ by }), detail: kind }];
  if ('subject' in by) {
    const due_at = was.subject ? was.due_at : addDays(now, ANSWER_DAYS).toISOString();
    return { ...was, kind, subject: by.subject, notes, due_at, history };
  }
  if (isBy(was, by)) {
    const isAlone = was.members.length === 1 && !was.subject;
    const next = { ...was, kind: isAlone ? kind : was.kind, notes };
    return next.kind === was.kind && notes === was.notes ? was : { ...next, history };
  }
  if (was.members.length >= MAX_MEMBERS) return was;
  return { ...was, members: [...was.members, by.member], notes, history };
}

/** Whether a member has joined the dispute already. */
export const isBy = ({ members }: Dispute, by: Disputant): boolean => 'member' in by && members.includes(by.member);

type Answer = { state: Exclude<DisputeState, 'open'>; by: HistoryEvent['by']; reason: string | null };

/** Closes a dispute. The notes may quote the fact, so they go. */
export function answerDispute(was: Dispute, { state, by, reason }: Answer, now: Date): Dispute {
  const at = now.toISOString();
  const history = [...was.history, { at, what: state, by, detail: reason }];
  return { ...was, state, notes: [], answered_at: at, history };
}

/** What upholding does: an outdated fact stays as a former one; every other one goes. */
export const correctionOf = (kind: DisputeKind): 'withdrawn' | 'former' =>
  kind === 'out-of-date' ? 'former' : 'withdrawn';

/** Whether it ended because the record was removed, and the disputed fact with it. */
export const isEndedByRemoval = ({ history }: Dispute): boolean => history.at(-1)?.by === 'removal';

export const isOverdue = ({ state, due_at }: Dispute, now: Date): boolean =>
  state === 'open' && due_at <= now.toISOString();

const sideOf = ({ by }: Pick<Claim, 'by'>): HistoryEvent['by'] => ('member' in by ? 'member' : 'subject');
