import { areKeys, isPushService } from '#functions/account/domain/push-address.ts';
import { browserStore } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = { browsers: browserStore(table), limits: limiterOf(table) };

export const handler = handle(account.subscribePush, live, async ({ input, member, now }, { browsers, limits }) => {
  const { endpoint, keys } = input;
  if (!isPushService(endpoint)) throw new Fault('request.invalid', { fields: { endpoint: [messages.invalid] } });
  if (!areKeys(keys)) throw new Fault('request.invalid', { fields: { keys: [messages.invalid] } });
  await limits.take('push', { account: member.accountId }, now);
  await browsers.add({ account_id: member.accountId, endpoint, keys, since: now.toISOString() });
  return {};
});
