import { browserStore } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account, type PushSubscription } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

/** Who delivers push messages to browsers: Google, Mozilla, Apple, Microsoft. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
];

/** Whether we may send to this address: the client names it, and could name one of our own network (SSRF). */
function isPushService(endpoint: string): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && services.some((service) => service.test(hostname));
}

/** Whether these are a point of P-256 and a secret of 16 bytes, without which nothing can be encrypted for the browser. */
const areKeys = ({ p256dh, auth }: PushSubscription['keys']): boolean =>
  /^B[\w-]{86}=?$/.test(p256dh) && /^[\w-]{22}(==)?$/.test(auth);

const live = { browsers: browserStore(table), limits: limiterOf(table) };

export const handler = handle(account.subscribePush, live, async ({ input, member, now }, { browsers, limits }) => {
  const { endpoint, keys } = input;
  if (!isPushService(endpoint)) throw new Fault('request.invalid', { fields: { endpoint: [messages.invalid] } });
  if (!areKeys(keys)) throw new Fault('request.invalid', { fields: { keys: [messages.invalid] } });
  await limits.take('push', { account: member.accountId }, now);
  await browsers.add({ account_id: member.accountId, endpoint, keys, since: now.toISOString() });
  return {};
});
