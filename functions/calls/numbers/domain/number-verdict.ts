import type { Line } from '#functions/calls/numbers/domain/line.ts';
import { factsOf } from '#functions/calls/verdict/evidence.ts';
import { numberSignals } from '#functions/calls/verdict/number-signals.ts';
import { type Report, reputationOf } from '#functions/calls/verdict/reputation.ts';
import { score } from '#functions/calls/verdict/score.ts';
import { nothingKnown } from '#functions/calls/verdict/signals.ts';
import type { NumberReason, NumberVerdict } from '#shared/api/numbers.ts';
import { MINUTE } from '#shared/values/duration.ts';

type Known = {
  line: Line;
  reports: readonly Report[];
  /** When it called members of late, in milliseconds; each member once. */
  calledAt: readonly number[];
  /** The holder proved that the number is theirs, and objected: earlier reports are gone. */
  isCleared: boolean;
};

const BURST_MS = 10 * MINUTE;

/**
 * The verdict on a number that nobody has heard: that of a call about which only the number is known (ADR 45), by the same
 * evidence. Safe it is only where enough members vouch for it and nothing speaks against it.
 */
export function numberVerdict({ line: of, reports, calledAt, isCleared }: Known): NumberVerdict {
  const { number, is_valid, line } = of;
  const known = reputationOf(reports);
  const ownersCalled = Math.max(1, mostWithin(calledAt, BURST_MS));
  const signals = { ...nothingKnown, ...numberSignals(number, number), reports, ownersCalled };
  const judged = score(signals);
  const isBurst = factsOf(signals).some(({ code }) => code === 'burst');
  const isSafe = known.vouchers !== null && known.weight === 0 && is_valid && !isBurst && line !== 'premium';
  const reasons: NumberReason[] = [
    ...(known.weight > 0 ? [reported(known)] : []),
    ...(isBurst ? [reason('burst')] : []),
    ...(is_valid ? [] : [reason('unassigned')]),
    ...(line === 'premium' || line === 'shared_cost' || line === 'internet' ? [reason(line)] : []),
    ...(known.vouchers === null ? [] : [{ ...reason('vouched'), count: known.vouchers }]),
    ...(isCleared ? [reason('cleared')] : []),
  ];
  return { verdict: isSafe ? 'likely_safe' : judged.verdict, reasons };
}

const reason = (code: NumberReason['code']): NumberReason => ({ code, count: null, days: null, spam_kind: null });

const reported = ({ spam, spam_kind }: ReturnType<typeof reputationOf>): NumberReason => ({
  code: 'reported',
  count: spam?.count ?? null,
  days: spam?.days ?? null,
  spam_kind,
});

/** The most moments that lie within one span. */
const mostWithin = (moments: readonly number[], span: number): number =>
  Math.max(0, ...moments.map((from) => moments.filter((at) => at >= from && at < from + span).length));
