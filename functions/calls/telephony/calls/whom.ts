import type { Account } from '#functions/account/public.ts';
import type { CallEvent } from '#functions/providers/telephony/port.ts';
import type { Exchange } from '#functions/calls/telephony/calls/exchange.ts';

export type Incoming = Extract<CallEvent, { t: 'incoming' }>;

/**
 * For whom a call is: whose number of ours it came to, or else, on a number that is not ours, whose phone it was forwarded
 * from. A number of ours that nobody has is for nobody. A call that comes from a number of ours would go in circles.
 */
export async function whom(
  { to, from, forwarded_from }: Incoming,
  { numbers, accounts }: Pick<Exchange, 'numbers' | 'accounts'>,
): Promise<{ account: Account | undefined; isLoop: boolean }> {
  const [ours, callers, via] = await Promise.all(
    [to, from, forwarded_from].map(async (each) => each && numbers.of(each)),
  );
  const isLoop = Boolean(callers || via);
  if (ours) return { account: ours.account_id ? open(await accounts.of(ours.account_id)) : undefined, isLoop };
  return { account: forwarded_from ? open(await accounts.byWayIn('phone', forwarded_from)) : undefined, isLoop };
}

const open = (account: Account | undefined) => (account?.closed_at || account?.blocked ? undefined : account);
