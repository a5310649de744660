import type { Account } from '#functions/account/public.ts';
import { ownerNameIn } from '#functions/calls/assistant/owner-name.ts';
import {
  type Appointment,
  callbackOf,
  isOpen,
  isTooLate,
  remindsAt,
} from '#functions/calls/callbacks/domain/appointment.ts';
import { claimOf } from '#functions/calls/outcome/caller-words.ts';
import { type Entry, ics, icsFeed } from '#functions/calls/callbacks/domain/ics.ts';
import { byDay } from '#functions/calls/callbacks/domain/slots.ts';
import { calendarTextsOf } from '#functions/nlu/languages/prompts.ts';
import { environment } from '#functions/platform/environment.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';
import type { Appointment as Shown, OwnCallback } from '#shared/api/callbacks.ts';
import { type Language, languageOf, type Variety } from '#shared/values/language.ts';
import { endOfLife } from '#shared/values/retention.ts';
import { portugueseOfCaller, varietyOfCaller } from '#shared/values/variety.ts';

const entryOf = (appointment: Appointment, summary: string, path: string): Entry => ({
  ...appointment,
  summary,
  isCancelled: appointment.state === 'cancelled',
  description: appointment.about ?? '',
  url: `${environment().SITE_URL}${path}`,
});

/** The name that a calendar may show: not that of a bank or a contact which only the caller claims. */
const believedName = ({ caller_name, is_imitation }: Appointment): string | null =>
  claimOf({ caller_name, caller_name_source: 'said', is_imitation }) === 'institution' ? null : caller_name;

const callPath = ({ call_id }: Appointment, language: Language): string =>
  `/${language}/assistant/${call_id ? `call-details?call=${call_id}` : 'call-list'}`;

/** An appointment as its owner sees it. */
export function appointmentView(appointment: Appointment, variety: Variety): Shown {
  const { call_id, ends_at, caller_name, caller_number, about, tells_caller } = appointment;
  const callerLabel = [believedName(appointment), caller_number].filter(Boolean).join(', ');
  const summary = calendarTextsOf[variety].call(callerLabel);
  return {
    ...callbackOf(appointment),
    call_id,
    ends_at,
    caller_name,
    caller_number,
    about,
    tells_caller,
    reminds_at: remindsAt(appointment),
    ics: ics(entryOf(appointment, summary, callPath(appointment, languageOf(variety)))),
  };
}

/** All of them as a calendar that the owner’s programs subscribe to. */
export function feedOf(
  appointments: readonly Appointment[],
  { variety, zone }: { variety: Variety; zone: string },
  now: Date,
): string {
  const entries = appointments.map((appointment) => {
    const { caller_number, about } = appointment;
    const name = believedName(appointment);
    const summary = calendarTextsOf[variety].call(name ?? caller_number);
    const description = [name, caller_number, about].filter(Boolean).join('\n');
    return { ...entryOf(appointment, summary, callPath(appointment, languageOf(variety))), description };
  });
  return icsFeed(entries, { name: 'Calluna', zone }, now);
}

type Own = {
  appointment: Appointment;
  owner: Account;
  settings: Pick<AssistantSettings, 'spoken_name'>;
  free: readonly string[];
  tz: string;
  deleted_at: string | null;
};

/** The same for the owner or caller who opened its link. */
export function ownView({ appointment, owner, settings, free, tz, deleted_at }: Own, now: Date): OwnCallback {
  const { caller_name, caller_number, caller_language: language, about, starts_at, ends_at } = appointment;
  const name = ownerNameIn(language, owner, settings);
  const isLate = isTooLate(appointment, now);
  const file = ics(
    entryOf(
      appointment,
      calendarTextsOf[varietyOfCaller(language, caller_number, owner)].called(name),
      `/${language}/doa`,
    ),
  );
  return {
    owner: name,
    name: caller_name,
    about,
    portuguese: portugueseOfCaller(caller_number, owner),
    number_ends: caller_number.slice(-4),
    appointment: { ...callbackOf(appointment), ends_at, ics: file },
    days: isLate ? [] : byDay(free, tz),
    open_until: isOpen(appointment) && !isLate ? starts_at : null,
    deleted_at: deleted_at ?? endOfLife('appointment', ends_at).toISOString(),
    now: now.toISOString(),
  };
}
