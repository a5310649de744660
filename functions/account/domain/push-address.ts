import type { PushSubscription } from '#shared/api/account.ts';

/** Who delivers push messages to browsers: Google, Mozilla, Apple, Microsoft. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Whether we send to this address at all: a browser names it, and could name one of our own network. */
export function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && services.some((service) => service.test(hostname));
}

/** Whether these are a point of P-256 and a secret of 16 bytes, without which nothing can be encrypted for the browser. */
export const areKeys = ({ p256dh, auth }: PushSubscription['keys']): boolean =>
  /^B[\w-]{86}=?$/.test(p256dh) && /^[\w-]{22}(==)?$/.test(auth);
