import type { Account } from '#functions/account/public.ts';
import type { CallContext } from '#functions/calls/turn/context.ts';
import type { IncomingEvent } from '#functions/calls/turn/events.ts';

/**
 * The account that a call is for: the one our number is assigned to, or, on a number that is not ours, the one whose
 * phone forwarded the call. A free number has none. A call from one of our numbers is a loop.
 */
export async function resolveOwner(
  { to, from, forwarded_from }: IncomingEvent,
  { numbers, accounts }: Pick<CallContext, 'numbers' | 'accounts'>,
): Promise<{ account: Account | undefined; isLoop: boolean }> {
  const [ours, caller, via] = await Promise.all(
    [to, from, forwarded_from].map(async (number) => number && numbers.of(number)),
  );
  const isLoop = Boolean(caller || via);
  if (ours) return { account: ours.account_id ? active(await accounts.of(ours.account_id)) : undefined, isLoop };
  return {
    account: forwarded_from ? active(await accounts.findByCredential('phone', forwarded_from)) : undefined,
    isLoop,
  };
}

const active = (account: Account | undefined) => (account?.closed_at || account?.blocked ? undefined : account);
