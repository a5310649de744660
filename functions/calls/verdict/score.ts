import { pointsOf } from '#functions/calls/verdict/points.ts';
import type { Reason } from '#functions/nlu/spam/reason-codes.ts';
import type { Signals } from '#functions/calls/verdict/signals.ts';

/** From which score on a call is called what, the worst first. */
const bands = [
  { from: 80, verdict: 'likely_spam' },
  { from: 50, verdict: 'suspicious' },
  { from: 20, verdict: 'unknown' },
  { from: 0, verdict: 'likely_safe' },
] as const;
export type Verdict = (typeof bands)[number]['verdict'];

export type Scored = { score: number; verdict: Verdict; reasons: Reason[] };

/** A call of which nothing speaks either way. */
const START = 30;
const MARKED = { spam: 95, not_spam: 5 };
/** The worst that a contact comes to: never blocked, never warned of. */
const WORST_OF_A_CONTACT = 49;
const REASONS = 3;

/** How likely a call is spam, 0 to 100, what that is called, and the three things that say most for it. */
export function score(signals: Signals): Scored {
  if (signals.mark) return scored(MARKED[signals.mark], [{ code: `marked_${signals.mark}`, weight: 100 }]);
  const points = pointsOf(signals);
  const sum = points.reduce((total, { weight }) => total + weight, START);
  return scored(Math.min(sum, signals.contact ? WORST_OF_A_CONTACT : 100), points);
}

function scored(points: number, reasons: Reason[]): Scored {
  const score = Math.round(Math.min(100, Math.max(0, points)));
  const { verdict } = bands.find(({ from }) => score >= from)!;
  return { score, verdict, reasons: reasonsFor(verdict, reasons) };
}

/** The heaviest on the side of the verdict; of a call that is neither, on both sides. */
function reasonsFor(verdict: Verdict, reasons: Reason[]): Reason[] {
  const sides = { likely_spam: 1, suspicious: 1, unknown: 0, likely_safe: -1 };
  const side = reasons[0]?.code.startsWith('marked_') ? 0 : sides[verdict];
  return reasons
    .filter(({ weight }) => weight * side >= 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, REASONS)
    .map(({ code, weight }) => ({ code, weight: Math.round(weight) }));
}
