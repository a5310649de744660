import type { Account } from '#functions/account/store.ts';
import { accessLog, sessionStore } from '#functions/account/auth/store.ts';
import { readerOf } from '#functions/account/reader.ts';
import { outboxOf } from '#functions/messaging/outbox.ts';
import type { StoredSession } from '#functions/platform/session.ts';
import type { Write } from '#functions/platform/table/table.ts';
import { issueToken } from '#functions/platform/token/token.ts';
import { startNothing } from '#scripts/ops/start-nothing.ts';
import { UserError } from '#scripts/user-error.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import type { Stage } from '#scripts/ops/open.ts';
import type { Because } from '#scripts/ops/options.ts';
import { newId } from '#shared/values/id.ts';

const MINUTES = 15;

/**
 * A link for support to see what a member sees, read-only, for 15 minutes. The member is informed by the access log and
 * a mail. The token is in the fragment, which never reaches a server or log.
 */
export async function impersonate(who: string, { reason, operator }: Because, stage: Stage, now: Date) {
  const account = await accountOf(who, stage.table);
  const { account_id, language, epoch } = account;
  if (account.blocked) throw new UserError('It is blocked, and has no inside to be seen: unblock it first.');
  const [site, signing] = [stage.site(), stage.signing()]; // before anything is sent
  const at = now.toISOString();
  const ends = new Date(now.getTime() + MINUTES * 60_000);
  const session: StoredSession = {
    session_id: newId('session', now.getTime()),
    account_id,
    kind: 'support',
    epoch,
    device: 'Calluna support',
    created_at: at,
    authenticated_at: at,
    last_used_at: at,
    ends_at: ends.toISOString(),
    remember: false,
    generation: 0,
    rotated_at: at,
    support: { operator, reason },
  };
  const { token } = await issueToken(signing, { role: 'support', sub: account_id, sid: session.session_id }, now, ends);
  await noteLook(account, { reason, operator }, stage, now, sessionStore(stage.table).begin(session));
  return `${site}/${language}/account#support=${token}\n\nUntil ${ends.toISOString()}, in a private window. The customer is notified by mail.`;
}

/** Notes that support looks at what is the member’s, in their access log and by mail, in one transaction with `more`. */
export async function noteLook(
  account: Pick<Account, 'account_id' | 'email' | 'language' | 'portuguese' | 'phone' | 'time_zone'>,
  { reason }: Because,
  { table, site }: Stage,
  now: Date,
  ...more: Write[]
): Promise<void> {
  site(); // the mail links to it
  const { account_id, email } = account;
  const params = { reason, at: now.toISOString() };
  const outbox = outboxOf(table, startNothing);
  const notification = outbox.queue({ purpose: 'support-looked', to: email, ...readerOf(account), params }, now);
  await table.commit(
    ...more,
    accessLog(table).line(account_id, { what: 'support-looked', details: reason }, now),
    notification.write,
  );
}
