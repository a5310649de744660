import { readReopenLink } from '#functions/account-closure/reopening.ts';
import { accountStore, eraseAt, takenOf } from '#functions/account/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { followLink, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';

const live = { accounts: accountStore(table), limits: limiterOf(table), secret: appSecret };

export const handler = handle(account.lookAtReopenLink, live, async ({ input, from, now }, { limits, ...deps }) => {
  const link = await followLink(limits, from, now, () => readReopenLink(input.token, deps, now));
  if (link.standing === 'undone') return { standing: 'undone' as const, until: null };
  if ((await takenOf(link.account, deps)).has('email')) return { standing: 'address-taken' as const, until: null };
  return { standing: 'undoable' as const, until: eraseAt(link.account)!.toISOString() };
});
