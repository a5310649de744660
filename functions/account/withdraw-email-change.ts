import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { pendingEmails: pendingEmailStore(table) };

export const handler = handle(account.withdrawEmailChange, live, async ({ member }, { pendingEmails }) => {
  await pendingEmails.commit(pendingEmails.end(member.accountId));
  return {};
});
