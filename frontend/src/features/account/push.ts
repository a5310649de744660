/** Whether this browser can take push messages: it knows how, and is no shell of iOS, which takes none. */
export function canPush(): boolean {
  const isShell = 'webkit' in window && 'messageHandlers' in (window.webkit as object);
  return !isShell && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the visitor, and subscribes this browser. Nothing where they say no. */
export async function subscribeHere(key: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/push.js');
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return subscription.toJSON();
}
