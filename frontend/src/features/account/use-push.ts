import { useState } from 'react';

import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { account, PushSubscription } from '#shared/api/account.ts';

/** Push messages to this browser: offered if both sides support them, and requested only when one is ticked. */
export function usePush() {
  const isAble = canPush();
  const { data } = useEndpoint(account.getPushKey, isAble ? {} : null);
  const { trigger } = useAction(account.subscribePush);
  const [isRefused, setRefused] = useState(false);

  /** Whether this browser takes them now. */
  async function allow(): Promise<boolean> {
    const subscription = data?.key ? await subscribeToPush(data.key).catch(() => undefined) : undefined;
    const parsed = PushSubscription.safeParse(subscription).data;
    const isAllowed = parsed !== undefined && (await trigger(parsed)) !== undefined;
    setRefused(!isAllowed);
    return isAllowed;
  }
  return { isOffered: isAble && Boolean(data?.key), isRefused, allow };
}

/** Whether this browser supports push messages. In-app browsers on iOS do not. */
function canPush(): boolean {
  const isShell = 'webkit' in window && 'messageHandlers' in (window.webkit as object);
  return !isShell && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks for permission and subscribes this browser. Undefined if the visitor declines. */
async function subscribeToPush(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const worker = await navigator.serviceWorker.register('/push.js');
  await isActive(worker);
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return subscription.toJSON();
}

/** Not `navigator.serviceWorker.ready`: in a tab that began in the assistant, that is the worker which opens it offline. */
const isActive = ({ active, installing, waiting }: ServiceWorkerRegistration) =>
  new Promise<void>((resolve) => {
    const worker = installing ?? waiting;
    if (active || !worker) return resolve();
    worker.addEventListener('statechange', () => worker.state === 'activated' && resolve());
  });
