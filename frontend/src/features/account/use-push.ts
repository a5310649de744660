import { useState } from 'react';

import { canPush, subscribeHere } from '#frontend/features/account/push.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { account, PushSubscription } from '#shared/api/account.ts';

/** Push messages to this browser: offered where it can take them and we can send them, asked for only when one is ticked. */
export function usePush() {
  const isAble = canPush();
  const { data } = useEndpoint(account.getPushKey, isAble ? {} : null);
  const { trigger } = useAction(account.subscribePush);
  const [isRefused, setRefused] = useState(false);

  /** Whether this browser takes them now. */
  async function allow(): Promise<boolean> {
    const subscription = data?.key ? await subscribeHere(data.key).catch(() => undefined) : undefined;
    const told = PushSubscription.safeParse(subscription).data;
    const isAllowed = told !== undefined && (await trigger(told)) !== undefined;
    setRefused(!isAllowed);
    return isAllowed;
  }
  return { isOffered: isAble && Boolean(data?.key), isRefused, allow };
}
