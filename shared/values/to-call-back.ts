import type { CallSummary } from '#shared/values/call.ts';

type Screened = Pick<CallSummary, 'status'> & { spam: Pick<CallSummary['spam'], 'verdict'> };
type Unfinished = Screened & Pick<CallSummary, 'appointment' | 'done_at'>;
type Waiting = Unfinished & Pick<CallSummary, 'urgency' | 'is_vip'>;

/** Spam by its verdict, which the owner’s mark decides. */
export const isSpam = ({ spam }: Pick<Screened, 'spam'>): boolean => spam.verdict === 'likely_spam';

/** Spam, or blocked by a rule of the owner’s, which says nothing about spam: nobody waits for an answer. */
export const isUnwanted = (call: Screened): boolean => isSpam(call) || call.status === 'blocked';

/** A call that the owner missed and may want to answer: not one that ended without a word, and not one that the owner talked in. */
export const isMissed = (call: Screened): boolean =>
  !isUnwanted(call) && call.status !== 'hung_up' && call.status !== 'put_through';

/** The callback was made or called off, or the owner marked the call as done. */
const isOver = ({ appointment, done_at }: Pick<Unfinished, 'appointment' | 'done_at'>): boolean =>
  done_at !== null || appointment?.state === 'done' || appointment?.state === 'cancelled';

/** Urgent, and nothing has come of it yet. */
export const isUrgent = (call: Waiting): boolean => call.urgency === 'high' && !isUnwanted(call) && !isOver(call);

/** Of a VIP, and nothing has come of it yet: it comes right after the urgent ones. */
const isVipWaiting = (call: Waiting): boolean => call.is_vip === true && !isUnwanted(call) && !isOver(call);

/** Whether the caller waits for the owner. Reading the call or letting the time pass changes nothing. */
export const isToCallBack = (call: Waiting): boolean =>
  !isUnwanted(call) &&
  !isOver(call) &&
  (call.appointment !== null ||
    call.status === 'callback_requested' ||
    call.urgency === 'high' ||
    call.is_vip === true);

const urgencyOf = (call: Waiting): number => (isUrgent(call) ? (call.is_vip ? 3 : 2) : isVipWaiting(call) ? 1 : 0);

/** Whether the agreed time has passed without a callback; a missed one needs no clock. */
export const isOverdue = (call: Unfinished, now: Date): boolean =>
  call.appointment !== null &&
  !isOver(call) &&
  (call.appointment.state === 'missed' || call.appointment.starts_at <= now.toISOString());

/** Callers who wait, in the order to call them: urgent, VIPs, overdue, by the agreed time, then those without one. */
export function toCallBack<C extends Waiting & Pick<CallSummary, 'started_at'>>(calls: readonly C[], now: Date): C[] {
  const rank = (call: C) =>
    urgencyOf(call) > 0 ? -urgencyOf(call) : isOverdue(call, now) ? 1 : call.appointment ? 2 : 3;
  const at = (call: C) => call.appointment?.starts_at ?? call.started_at;
  return calls.filter(isToCallBack).sort((a, b) => rank(a) - rank(b) || at(a).localeCompare(at(b)));
}

/** One entry for each caller who waits, the first of theirs, with how many of their calls wait; a withheld number is nobody’s. */
export function byCaller<C extends Pick<CallSummary, 'caller_number'>>(
  waiting: readonly C[],
): (C & { calls: number })[] {
  const first = new Map<unknown, C & { calls: number }>();
  for (const call of waiting) {
    const caller = call.caller_number || call;
    const known = first.get(caller);
    if (known) known.calls++;
    else first.set(caller, { ...call, calls: 1 });
  }
  return [...first.values()];
}

/** The number to call back: another one that the caller gave, else the line’s own; empty if it is withheld. */
export const numberToCall = ({
  callback_number,
  caller_number,
}: Pick<CallSummary, 'callback_number' | 'caller_number'>): string => callback_number ?? caller_number;

/** Urgent calls before all others, those of VIPs first; then those of VIPs; otherwise in the given order. */
export function urgentFirst<C extends Waiting>(calls: readonly C[]): C[] {
  return [...calls].sort((a, b) => urgencyOf(b) - urgencyOf(a));
}
