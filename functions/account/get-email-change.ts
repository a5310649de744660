import { isOutdated } from '#functions/account/auth/claim-account.ts';
import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { accountStore } from '#functions/account/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { accounts: accountStore(table), pendingEmails: pendingEmailStore(table) };

export const handler = handle(account.getEmailChange, live, async ({ member, now }, { accounts, pendingEmails }) => {
  const [owner, pending] = await Promise.all([accounts.of(member.accountId), pendingEmails.of(member.accountId, now)]);
  if (!owner || !pending) return { email_change: null };
  const { email, asked_at, ends_at } = pending;
  // A password set since then ended its link.
  if (isOutdated({ made_at: asked_at }, owner)) return { email_change: null };
  return { email_change: { email, asked_at, expires_at: ends_at } };
});
