import { accountStore } from '#functions/account/public.ts';
import { withCurrentNames } from '#functions/calls/assistant/current-names.ts';
import { callStore } from '#functions/calls/assistant/store.ts';
import { settingsStore } from '#functions/calls/assistant/settings-store.ts';
import { todayView } from '#functions/calls/assistant/view.ts';
import { forwardingStore } from '#functions/calls/forwarding/store.ts';
import { environment } from '#functions/platform/environment.ts';
import { whoHas } from '#functions/people/public.ts';
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
  whoHas: whoHas(table),
};

export const handler = handle(assistant.getToday, live, async ({ member, now }, deps) => {
  const { accounts, answering, calls, forwarding, minutes, whoHas } = deps;
  const { accountId } = member;
  const account = await accounts.of(accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const [all, { settings }, set, used] = await Promise.all([
    calls.latest(accountId),
    answering.of(account),
    forwarding.of(accountId),
    minutes.used(accountId, now),
  ]);
  const today = todayView(
    { account, calls: all, settings, forwarding: set, used, most: environment().ASSISTANT_MINUTES },
    now,
  );
  const [next_callback = null] = await withCurrentNames(
    [today.next_callback].filter((each) => each !== null),
    whoHas,
    now,
  );
  return { ...today, next_callback, to_call_back: await withCurrentNames(today.to_call_back, whoHas, now) };
});
