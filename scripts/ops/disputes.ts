import * as z from 'zod';

import { outboxOf } from '#functions/messaging/outbox.ts';
import type { Dispute, DisputeState } from '#functions/people/corrections/dispute.ts';
import { disputesOf } from '#functions/people/corrections/disputes.ts';
import { CannotCorrect } from '#functions/people/corrections/mark-person.ts';
import { factIds, factsByField } from '#functions/people/corrections/fact-id.ts';
import { disputeStore } from '#functions/people/corrections/store.ts';
import { withoutRecords } from '#functions/people/import/records.ts';
import { peopleStore } from '#functions/people/store.ts';
import { environment } from '#functions/platform/environment.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Because } from '#scripts/ops/options.ts';
import { printable } from '#scripts/ops/printable.ts';
import { startNothing } from '#scripts/ops/start-nothing.ts';
import { UserError } from '#scripts/user-error.ts';
import { DisputeId } from '#shared/values/id.ts';

const USAGE =
  'disputes list [open|upheld|rejected|withdrawn], disputes show ID, disputes uphold|reject ID, disputes contacts, or disputes contact SOURCE ADDRESS|none: which of them?';
const states: readonly DisputeState[] = ['open', 'upheld', 'rejected', 'withdrawn'];
const MOST = 200;

/** Lists and answers disputes about facts, and keeps the addresses of sources that take them. */
export async function disputes(args: string[], because: Because, table: Table, now: Date): Promise<string> {
  const [what, one, other] = args;
  if (what === 'list' && args.length <= 2) return list(one ?? 'open', table, now);
  if (what === 'show' && one) return show(await found(one, table), table);
  if ((what === 'uphold' || what === 'reject') && one)
    return answer(await found(one, table), what, because, table, now);
  if (what === 'contacts') return contacts(table);
  if (what === 'contact' && one && other) return contact(one, other, table);
  throw new UserError(USAGE);
}

async function list(name: string, table: Table, now: Date): Promise<string> {
  const state = states.find((each) => each === name);
  if (!state) throw new UserError(USAGE);
  const all = await disputeStore(table).inState(state, MOST);
  if (!all.length) return `No dispute is ${state}.`;
  return all.map((each) => lineOf(each, now)).join('\n');
}

function lineOf({ dispute_id, person_id, field, kind, subject, members, due_at, state }: Dispute, now: Date): string {
  const due = state !== 'open' ? '' : due_at <= now.toISOString() ? '  OVERDUE' : `  due ${due_at.slice(0, 10)}`;
  const by = [subject && 'the person', members.length && `members: ${members.length}`].filter(Boolean).join(' and ');
  return `${dispute_id}  ${person_id}  ${field.padEnd(16)}${kind.padEnd(14)}by ${by}${due}`;
}

async function found(id: string, table: Table): Promise<Dispute> {
  const dispute_id = DisputeId.safeParse(id).data;
  const dispute = dispute_id && (await disputeStore(table).of(dispute_id));
  if (!dispute) throw new UserError('There is no dispute of this id.');
  return dispute;
}

/** All that is known of a dispute, with the fact as our index has it. */
async function show(dispute: Dispute, table: Table): Promise<string> {
  const { fact_id, kind, state, due_at, notes, history } = dispute;
  const person = await peopleStore(table).person(dispute.person_id);
  requireSecret();
  const factId = await factIds();
  const [disputed] = person
    ? factsByField(withoutRecords(person)).filter(({ field, fact }) => factId(field, fact) === fact_id)
    : [];
  const { sources = [], ...value } = disputed?.fact ?? {};
  return [
    `${state}: ${dispute.field} of ${dispute.person_id}, ${kind}, due ${due_at}`,
    disputed ? `fact      ${printable(JSON.stringify(value))}` : 'fact      no longer in our index',
    ...sources.map(
      ({ source, first_seen, last_seen }) => `source    ${printable(source)}, ${first_seen} to ${last_seen}`,
    ),
    ...notes.map((note) => `note      ${printable(note)}`),
    ...history.map(({ at, what, by, detail }) => `${at}  ${what} by ${by}${detail ? `: ${printable(detail)}` : ''}`),
  ].join('\n');
}

async function answer(
  { dispute_id, state }: Dispute,
  what: 'uphold' | 'reject',
  { reason, operator }: Because,
  table: Table,
  now: Date,
): Promise<string> {
  if (state !== 'open') return `It was answered before: ${state}.`;
  requireSecret();
  const answered = what === 'uphold' ? 'upheld' : 'rejected';
  try {
    await disputesOf(table, outboxOf(table, startNothing)).resolve(
      dispute_id,
      { state: answered, by: 'operator', reason },
      now,
    );
  } catch (error) {
    if (error instanceof CannotCorrect) throw new UserError(error.message);
    throw error;
  }
  return `${operator} has ${answered} ${dispute_id}. The answers leave within minutes.`;
}

/** Digests of facts are keyed. */
function requireSecret(): void {
  if (!environment().APP_SECRET)
    throw new UserError('Set APP_SECRET to the ARN of the application secret of this stage: it keys the ids of facts.');
}

async function contacts(table: Table): Promise<string> {
  const all = await disputeStore(table).contacts();
  return all.map(({ source, email }) => `${printable(source)}  ${email}`).join('\n') || 'No source has a contact.';
}

async function contact(source: string, address: string, table: Table): Promise<string> {
  const store = disputeStore(table);
  if (address === 'none') {
    await store.commit(store.removeContact(source));
    return `${printable(source)} gets no notices any more.`;
  }
  const email = z.email().safeParse(address).data;
  if (!email || source.length > 80) throw new UserError('SOURCE is a name as reports show it, ADDRESS a mail address.');
  await store.commit(store.saveContact({ source, email }));
  return `${printable(source)} gets notices of disputed facts at ${email}.`;
}
