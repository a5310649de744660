import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { pendingEmails: pendingEmailStore(table) };

export const handler = handle(account.getEmailChange, live, async ({ member, now }, { pendingEmails }) => {
  const pending = await pendingEmails.of(member.accountId, now);
  if (!pending) return { email_change: null };
  const { email, asked_at, ends_at } = pending;
  return { email_change: { email, asked_at, expires_at: ends_at } };
});
