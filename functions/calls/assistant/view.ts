import { type Account, firstNameOf } from '#functions/account/public.ts';
import { ownerNameIn } from '#functions/calls/assistant/owner-name.ts';
import type { StoredCall } from '#functions/calls/assistant/store.ts';
import type { StoredForwarding } from '#functions/calls/forwarding/store.ts';
import { monthEnds } from '#functions/calls/telephony/minute-store.ts';
import { stylesIn } from '#functions/providers/speech/port.ts';
import { spokenForms } from '#functions/names/spoken/index.ts';
import { assistant, type AssistantSettings } from '#shared/api/assistant.ts';
import type { Output } from '#shared/contract/endpoint.ts';
import { dayIn, daysBefore } from '#shared/values/day.ts';
import { promptsOf } from '#functions/nlu/languages/prompts.ts';
import type { Language } from '#shared/values/language.ts';
import type { CallSummary } from '#shared/values/call.ts';
import { byCaller, isMissed, isSpam, toCallBack } from '#shared/values/to-call-back.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOfMember } from '#shared/values/variety.ts';

/** How many calls there were on each of the last seven days, today last, and how many of them were spam. */
function weekOf(calls: readonly Pick<CallSummary, 'started_at' | 'spam' | 'status'>[], now: Date, zone: string) {
  const today = dayIn(zone, now);
  return [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const day = daysBefore(today, back);
    const its = calls.filter(({ started_at }) => dayIn(zone, new Date(started_at)) === day);
    return { day, calls: its.length, spam: its.filter(isSpam).length };
  });
}

/** The sentence with which every call begins. */
export const openingIn = (language: Language, account: Account, settings: AssistantSettings) =>
  promptsOf[varietyOf(language, portugueseOfMember(account))].opening({
    owner: ownerNameIn(language, account, settings),
  });

export const settingsView = (settings: AssistantSettings, account: Account): Output<typeof assistant.getSettings> => ({
  ...settings,
  opening: openingIn(settings.language, account, settings),
  different_voices: stylesIn(varietyOf(settings.language, portugueseOfMember(account))),
  usual_name: spokenForms(firstNameOf(account)),
});

type Parts = {
  account: Account;
  calls: StoredCall[];
  settings: AssistantSettings;
  forwarding: StoredForwarding | undefined;
  used: number;
  most: number;
};

/** How many of those who wait for a callback are shown. */
const SHOWN = 10;

export function todayView({ account, calls, settings, forwarding, used, most }: Parts, now: Date) {
  const { time_zone: tz } = settings;
  const today = dayIn(tz, now);
  const waiting = toCallBack(calls, now);
  const callers = byCaller(waiting);
  const legs = forwarding?.legs ?? [];
  return {
    now: now.toISOString(),
    tz,
    owner: firstNameOf(account),
    number: forwarding?.number ?? null,
    forwarding: forwarding?.state ?? ('none' as const),
    missed_today: calls.filter((call) => isMissed(call) && dayIn(tz, new Date(call.started_at)) === today).length,
    to_call_back: callers.slice(0, SHOWN),
    to_call_back_total: callers.length,
    unread: calls.filter(({ is_read }) => !is_read).length,
    week: weekOf(calls, now, tz),
    next_callback: nextOf(waiting),
    minutes: { used, of: most, until: monthEnds(now).toISOString() },
    steps: {
      number: account.phone_confirmed_at !== null,
      carrier: Boolean(forwarding?.carrier_id),
      codes: legs.some(({ state }) => state === 'said_done' || state === 'verified'),
      test: legs.some(({ state }) => state === 'verified'),
    },
  } satisfies Output<typeof assistant.getToday>;
}

/** The earliest agreed time, passed or not. */
function nextOf(waiting: readonly StoredCall[]): StoredCall | null {
  const start = ({ appointment }: StoredCall) => appointment?.starts_at ?? '';
  const agreed = waiting.filter(({ appointment }) => appointment !== null);
  return agreed.sort((a, b) => start(a).localeCompare(start(b)))[0] ?? null;
}
