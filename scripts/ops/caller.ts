import { callbackContext } from '#functions/calls/callbacks/context.ts';
import { noticesOf } from '#functions/calls/callbacks/notices.ts';
import { forgetCallerOf, type OfCaller } from '#functions/calls/deletion/forget-caller.ts';
import { callerStore } from '#functions/calls/telephony/caller-store.ts';
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
  return `${proof} ${reports.length} owners report it as spam.`;
}

const lineOf = (account_id: AccountId, { calls, appointments, isRemembered }: OfCaller) =>
  `${account_id}  ${calls} calls, ${appointments} callbacks${isRemembered ? ', remembered' : ''}`;

/** The owners who have calls of a number. */
export async function ownersOf(phone: Phone, stage: Stage, now: Date): Promise<string> {
  const forgetting = forgettingIn(stage);
  const owners = await callerStore(stage.table).ownersOf(phone);
  const lines = await Promise.all(owners.map(async (id) => lineOf(id, await forgetting.found(id, phone))));
  return [await proofOf(phone, stage, now), ...(lines.length ? lines : [`No owner has calls of ${phone}.`])].join('\n');
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
  const lines: string[] = [];
  for (const account_id of owners) {
    lines.push(lineOf(account_id, await forgetting.found(account_id, phone)));
    if (isSure) await forgetting.caller(account_id, phone, { by: operator, now });
  }
  if (!lines.length) return `No owner has calls of ${phone}.`;
  const last = isSure
    ? 'Deleted, with transcripts and recordings. Kept: contacts and marks of the owners, and reports of spam.'
    : `Nothing is deleted yet. ${await proofOf(phone, stage, now)} To delete it: the same with --yes --operator NAME.`;
  return [...lines, last].join('\n');
}
