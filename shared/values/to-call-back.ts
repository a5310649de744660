import type { CallSummary } from '#shared/values/call.ts';

type Screened = Pick<CallSummary, 'status'> & { spam: Pick<CallSummary['spam'], 'verdict'> };
type Unfinished = Screened & Pick<CallSummary, 'appointment' | 'done_at'>;
type Waiting = Unfinished & Pick<CallSummary, 'urgency'>;

/** Labelled as spam, by the verdict or because the owner blocked the number. */
export const isSpam = ({ status, spam }: Screened): boolean => spam.verdict === 'likely_spam' || status === 'blocked';

/** The callback was made or called off, or the owner marked the call as done. */
const isOver = ({ appointment, done_at }: Pick<Unfinished, 'appointment' | 'done_at'>): boolean =>
  done_at !== null || appointment?.state === 'done' || appointment?.state === 'cancelled';

/** Urgent, and nothing has come of it yet. */
export const isUrgent = (call: Waiting): boolean => call.urgency === 'high' && !isSpam(call) && !isOver(call);

/** Whether the caller waits for the owner. Reading the call or letting the time pass changes nothing. */
export const isToCallBack = (call: Waiting): boolean =>
  !isSpam(call) &&
  !isOver(call) &&
  (call.appointment !== null || call.status === 'callback_requested' || call.urgency === 'high');

/** Whether the agreed time has passed without a callback; a missed one needs no clock. */
export const isOverdue = (call: Unfinished, now: Date): boolean =>
  call.appointment !== null &&
  !isOver(call) &&
  (call.appointment.state === 'missed' || call.appointment.starts_at <= now.toISOString());

/** Callers who wait, in the order to call them: urgent, overdue, by the agreed time, then those without one. */
export function toCallBack<C extends Waiting & Pick<CallSummary, 'started_at'>>(calls: readonly C[], now: Date): C[] {
  const rank = (call: C) => (isUrgent(call) ? 0 : isOverdue(call, now) ? 1 : call.appointment ? 2 : 3);
  const at = (call: C) => call.appointment?.starts_at ?? call.started_at;
  return calls.filter(isToCallBack).sort((a, b) => rank(a) - rank(b) || at(a).localeCompare(at(b)));
}

/** Urgent calls before all others, otherwise in the given order. */
export const urgentFirst = <C extends Waiting>(calls: readonly C[]): C[] =>
  [...calls].sort((a, b) => Number(isUrgent(b)) - Number(isUrgent(a)));
