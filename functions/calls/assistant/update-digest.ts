import { accountStore } from '#functions/account/public.ts';
import { nextDigestAt } from '#functions/calls/assistant/domain/day-digest.ts';
import { digestStore } from '#functions/calls/assistant/digest-store.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), answering: settingsStore(table), digests: digestStore(table) };

export const handler = handle(assistant.updateDigest, live, async ({ input, member, now }, deps) => {
  const { accounts, answering, digests } = deps;
  const { accountId: account_id } = member;
  const account = await accounts.of(account_id);
  if (!account) throw new Fault('auth.unauthenticated');
  const { time_zone } = (await answering.of(account)).settings;
  const { is_on, hour } = input;
  return retryOnConflict(async () => {
    const stored = await digests.of(account_id);
    const next_at = is_on ? nextDigestAt(hour, time_zone, now) : null;
    await digests.commit(digests.write({ account_id, is_on, hour, next_at }, stored));
    return { is_on, hour, can_mail: account.email_confirmed_at !== null };
  });
});
