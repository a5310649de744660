import { accountStore } from '#functions/account/public.ts';
import { digestStore } from '#functions/calls/assistant/digest-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), digests: digestStore(table) };

export const handler = handle(assistant.getDigest, live, async ({ member }, { accounts, digests }) => {
  const [account, stored] = await Promise.all([accounts.of(member.accountId), digests.of(member.accountId)]);
  if (!account) throw new Fault('auth.unauthenticated');
  const { is_on, hour } = stored ?? { is_on: false, hour: 18 };
  return { is_on, hour, can_mail: account.email_confirmed_at !== null };
});
