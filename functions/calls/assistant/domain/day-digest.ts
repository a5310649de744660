import { type Appointment, isOpen } from '#functions/calls/callbacks/domain/appointment.ts';
import type { CallSummary } from '#shared/values/call.ts';
import { callerIn, colonOf, isolated } from '#functions/messaging/public.ts';
import { claimOf, safeWords } from '#functions/calls/outcome/caller-words.ts';
import { dayIn, daysBefore } from '#shared/values/day.ts';
import { addDays } from '#shared/values/duration.ts';
import { localeOf, type Variety } from '#shared/values/language.ts';
import { byCaller, isMissed, isOverdue, isSpam, isUrgent, toCallBack } from '#shared/values/to-call-back.ts';
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
export type DigestLine = readonly [kind: 'urgent' | 'overdue' | 'call' | 'callback', time: string, text: string];
const MOST_LINES = 15;

/** What came in the day before a moment, and what is agreed for the day after it; undefined for a day without anything. */
export function dayDigest({ calls, appointments }: Day, { zone, language }: Owner, at: Date) {
  const [from, until] = [addDays(at, -1).toISOString(), at.toISOString()];
  const came = calls.filter(({ started_at }) => from <= started_at && started_at < until);
  const spam = came.filter(isSpam);
  const wanted = came.filter(isMissed);
  const urgent = calls.filter((call) => isUrgent(call) && call.started_at < until);
  const tomorrow = daysBefore(dayIn(zone, at), -1);
  const callbacks = appointments
    .filter((each) => isOpen(each) && dayIn(zone, new Date(each.starts_at)) === tomorrow)
    .sort((one, other) => one.starts_at.localeCompare(other.starts_at));
  const waiting = toCallBack(calls, at);
  const overdue = waiting.filter((call) => !isUrgent(call) && isOverdue(call, at));
  if (!wanted.length && !urgent.length && !callbacks.length && !overdue.length) return undefined;
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: zone });
  const time = (moment: string) => clock.format(new Date(moment));
  const day = new Intl.DateTimeFormat(localeOf(language), { month: 'short', day: 'numeric', timeZone: zone });
  const date = (moment: string) => `${day.format(new Date(moment))} ${time(moment)}`;
  const lines: DigestLine[] = [
    ...urgent.map((call) => ['urgent', time(call.started_at), textOf(call, language)] as const),
    ...overdue.map(
      (call) => ['overdue', date(call.appointment?.starts_at ?? call.started_at), textOf(call, language)] as const,
    ),
    ...wanted
      .filter((call) => !isUrgent(call) && !overdue.includes(call))
      .map((call) => ['call', time(call.started_at), textOf(call, language)] as const),
    ...callbacks.map((each) => ['callback', time(each.starts_at), textOf(asCall(each), language)] as const),
  ];
  const counts = {
    calls: wanted.length,
    urgent: urgent.length,
    waiting: byCaller(waiting).length,
    overdue: byCaller(overdue).length,
    callbacks: callbacks.length,
    spam: spam.length,
  };
  return { ...counts, lines: lines.slice(0, MOST_LINES), more: Math.max(0, lines.length - MOST_LINES) };
}

type Caller = Pick<
  CallSummary,
  'caller_name' | 'caller_from' | 'caller_name_source' | 'is_imitation' | 'caller_number' | 'reason'
>;

/** Who about what, without what a caller dictated to be followed; that someone is an institution or a contact is quoted as their claim. */
function textOf({ caller_number, reason, caller_name, ...source }: Caller, language: Variety): string {
  const claim = claimOf({ caller_name, ...source });
  const name = safeWords(caller_name) ?? '';
  const number = caller_number && isolated(caller_number, language);
  const who = claim === 'institution' ? callerIn(language, { name, number, claim }) : name || number || '—';
  return [who, safeWords(reason)].filter(Boolean).join(colonOf(language));
}

const asCall = ({ caller_name, caller_number, about, is_imitation }: Appointment): Caller => ({
  is_imitation,
  caller_name,
  caller_name_source: 'said',
  caller_number,
  reason: about,
});
