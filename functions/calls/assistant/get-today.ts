import { accountStore } from '#functions/account/public.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { todayView } from '#functions/calls/assistant/view.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { minuteStore } from '#functions/calls/telephony/minute-store.ts';
import { assistant } from '#shared/api/assistant.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  answering: settingsStore(table),
  calls: callStore(table),
  forwarding: forwardingStore(table),
  minutes: minuteStore(table),
};

export const handler = handle(assistant.getToday, live, async ({ member, now }, deps) => {
  const { accounts, answering, calls, forwarding, minutes } = deps;
  const { accountId } = member;
  const account = await accounts.of(accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const [all, { settings }, set, used] = await Promise.all([
    calls.latest(accountId),
    answering.of(account),
    forwarding.of(accountId),
    minutes.used(accountId, now),
  ]);
  return todayView(
    { account, calls: all, settings, forwarding: set, used, most: environment().ASSISTANT_MINUTES },
    now,
  );
});
