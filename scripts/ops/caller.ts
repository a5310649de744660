import { callbackContext } from '#functions/calls/callbacks/context.ts';
import { noticesOf } from '#functions/calls/callbacks/notices.ts';
import { forgetCallerOf, type OfCaller } from '#functions/calls/deletion/forget-caller.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
import { lineStore } from '#functions/calls/telephony/line-store.ts';
import { callSessionStore } from '#functions/calls/turn/session-store.ts';
import { outboxOf } from '#functions/messaging/outbox.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import type { Stage } from '#scripts/ops/open.ts';
import { startNothing } from '#scripts/ops/start-nothing.ts';
import { UserError } from '#scripts/user-error.ts';
import type { AccountId } from '#shared/values/id.ts';
import type { Phone } from '#shared/values/phone.ts';

const forgettingIn = ({ table, recordings }: Stage) => {
  const notices = noticesOf(table, { outbox: outboxOf(table, startNothing) });
  return forgetCallerOf(table, recordings, callbackContext(table, { notices }));
};

/** What was proved of a number: a texted pin, with which its holder also clears reports. */
async function proofOf(phone: Phone, { table }: Stage, now: Date): Promise<string> {
  const { appealed_at, reports } = await callerStore(table).of(phone, now);
  const proof = appealed_at ? `Proved by a texted pin at ${appealed_at}.` : 'Not proved in the last 90 days.';
  const spam = reports.filter(({ says }) => says === 'spam');
  return `${proof} ${spam.length} members report it as spam.`;
}

const hasNothing = ({ calls, appointments, named, isRemembered }: OfCaller): boolean =>
  calls + appointments + named === 0 && !isRemembered;

function lineOf(account_id: AccountId, found: OfCaller): string {
  if (hasNothing(found)) return `${account_id}  nothing left`;
  const { calls, appointments, named, isRemembered } = found;
  const more = [...(named ? [`named in ${named} calls of others`] : []), ...(isRemembered ? ['remembered'] : [])];
  return `${account_id}  ${[`${calls} calls, ${appointments} callbacks`, ...more].join(', ')}`;
}

const NOT_INDEXED =
  'Calls of others in which the number was only named are found at the owners of its own calls, and with forget NUMBER --owner OWNER.';

/** Its calls that are not stored yet: the lines of these accounts, and of those that it called within a day, know them. */
async function unfinishedOf(
  phone: Phone,
  owners: readonly AccountId[],
  { table }: Stage,
  now: Date,
): Promise<string[]> {
  const { called } = await callerStore(table).of(phone, now);
  const accounts = new Set([...owners, ...called.flatMap(({ account_id }) => account_id ?? [])]);
  const lines = await Promise.all([...accounts].map((account_id) => lineStore(table).of(account_id)));
  const refs = lines.flatMap((each) => each?.busy.map(({ call_ref }) => call_ref) ?? []);
  const running = (await callSessionStore(table).among(refs)).filter(
    ({ from, concluded_at }) => from === phone && concluded_at === null,
  );
  return running.map(
    ({ account_id, id }) => `${account_id}  ${id} goes on or is not stored yet: repeat this afterwards.`,
  );
}

/** The owners who have calls of a number. */
export async function ownersOf(phone: Phone, stage: Stage, now: Date): Promise<string> {
  const forgetting = forgettingIn(stage);
  const owners = await callerStore(stage.table).ownersOf(phone);
  const lines = await Promise.all(owners.map(async (id) => lineOf(id, await forgetting.found(id, phone))));
  return [
    await proofOf(phone, stage, now),
    ...(lines.length ? lines : [`No owner has calls of ${phone}.`]),
    ...(await unfinishedOf(phone, owners, stage, now)),
    NOT_INDEXED,
  ].join('\n');
}

type Wish = { owner: string; isSure: boolean; operator: string };

/** Deletes what one owner, or each, has of a caller; or only says what that is. */
export async function forgetNumber(
  phone: Phone,
  { owner, isSure, operator }: Wish,
  stage: Stage,
  now: Date,
): Promise<string> {
  if (isSure && !operator) throw new UserError('--operator says who does it.');
  if (isSure) {
    stage.site(); // the notice of a callback that is gone links to it
    stage.recordings();
  }
  const forgetting = forgettingIn(stage);
  const owners = owner
    ? [(await accountOf(owner, stage.table)).account_id]
    : await callerStore(stage.table).ownersOf(phone);
  const unfinished = await unfinishedOf(phone, owners, stage, now);
  const all: OfCaller[] = [];
  const lines: string[] = [];
  for (const account_id of owners) {
    const found = await forgetting.found(account_id, phone);
    all.push(found);
    lines.push(lineOf(account_id, found));
    // Also where nothing is left: an interrupted deletion may have left its note in the index.
    if (isSure) await forgetting.caller(account_id, phone, { by: operator, now });
  }
  const notes = [...unfinished, ...(owner ? [] : [NOT_INDEXED])];
  if (all.every(hasNothing)) {
    const none = owner ? `Nothing of ${phone} is left to delete.` : `Nothing is left: no owner has calls of ${phone}.`;
    return [...lines, none, ...notes].join('\n');
  }
  const last = isSure
    ? 'Deleted, with transcripts and recordings. Calls of others stay, without the number. Kept: contacts and marks of the owners, and reports of spam.'
    : `Nothing is deleted yet. ${await proofOf(phone, stage, now)} To delete it: the same with --yes --operator NAME.`;
  return [...lines, last, ...notes].join('\n');
}
