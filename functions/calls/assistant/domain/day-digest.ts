import { type Appointment, isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import type { CallSummary } from '#shared/values/call.ts';
import { claimOf, safeWords } from '#functions/calls/outcome/caller-words.ts';
import { dayIn, daysBefore } from '#shared/values/day.ts';
import { addDays } from '#shared/values/duration.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import { isSpam, isUrgent } from '#shared/values/to-call-back.ts';
import { clockOn } from '#shared/values/zone.ts';

/** The next moment at which the clock of a zone shows this hour. */
export function nextDigestAt(hour: number, zone: string, now: Date): string {
  const today = dayIn(zone, now);
  const moments = [0, 1, 2].flatMap((ahead) => {
    const { at } = clockOn(daysBefore(today, -ahead), zone);
    return at(hour * 60) ?? at((hour + 1) * 60) ?? []; // the hour that a leap leaves out
  });
  return new Date(moments.find((at) => at > now.getTime()) ?? addDays(now, 1)).toISOString();
}

type Day = { calls: readonly CallSummary[]; appointments: readonly Appointment[] };
type Owner = { zone: string; language: Variety };
/** A row of the mail: what it is, when, and who about what. */
export type DigestLine = readonly [kind: 'urgent' | 'call' | 'callback', time: string, text: string];
const MOST_LINES = 15;

/** What came in the day before a moment, and what is agreed for the day after it; undefined for a day without anything. */
export function dayDigest({ calls, appointments }: Day, { zone, language }: Owner, at: Date) {
  const [from, until] = [addDays(at, -1).toISOString(), at.toISOString()];
  const came = calls.filter(({ started_at }) => from <= started_at && started_at < until);
  const spam = came.filter(isSpam);
  const wanted = came.filter((call) => !isSpam(call) && call.status !== 'hung_up');
  const urgent = calls.filter((call) => isUrgent(call) && call.started_at < until);
  const tomorrow = daysBefore(dayIn(zone, at), -1);
  const callbacks = appointments
    .filter((each) => isOpen(each) && dayIn(zone, new Date(each.starts_at)) === tomorrow)
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at));
  if (!wanted.length && !urgent.length && !callbacks.length) return undefined;
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: zone });
  const time = (moment: string) => clock.format(new Date(moment));
  const lines: DigestLine[] = [
    ...urgent.map((call) => ['urgent', time(call.started_at), textOf(call)] as const),
    ...wanted.filter((call) => !isUrgent(call)).map((call) => ['call', time(call.started_at), textOf(call)] as const),
    ...callbacks.map((each) => ['callback', time(each.starts_at), textOf(asCall(each))] as const),
  ];
  const counts = { calls: wanted.length, urgent: urgent.length, callbacks: callbacks.length, spam: spam.length };
  return { ...counts, lines: lines.slice(0, MOST_LINES) };
}

type Caller = Pick<
  CallSummary,
  'caller_name' | 'caller_from' | 'caller_name_source' | 'is_imitation' | 'caller_number' | 'reason'
>;

/** Who about what, without what a caller dictated to be followed; who claims to be an institution or a contact is named by the number. */
function textOf({ caller_number, reason, caller_name, ...source }: Caller): string {
  const isBelieved = claimOf({ caller_name, ...source }) !== 'institution';
  const who = (isBelieved && safeWords(caller_name)) || caller_number || '—';
  return [who, safeWords(reason)].filter(Boolean).join(': ');
}

const asCall = ({ caller_name, caller_number, about, is_imitation }: Appointment): Caller => ({
  is_imitation,
  caller_name,
  caller_name_source: 'said',
  caller_number,
  reason: about,
});
