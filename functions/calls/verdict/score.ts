import { pointsOf } from '#functions/calls/verdict/points.ts';
import type { Reason } from '#functions/nlu/spam/reason-codes.ts';
import type { Signals } from '#functions/calls/verdict/signals.ts';

/** The verdicts by their lowest score, worst first. */
const bands = [
  { from: 80, verdict: 'likely_spam' },
  { from: 50, verdict: 'suspicious' },
  { from: 20, verdict: 'unknown' },
  { from: 0, verdict: 'likely_safe' },
] as const;
type Verdict = (typeof bands)[number]['verdict'];

export type Score = { score: number; verdict: Verdict; reasons: Reason[] };

/** The score of a call about which nothing is known. */
const START = 30;
const MARKED = { spam: 95, not_spam: 5 };
/** The highest score of a contact: never blocked, never flagged. */
const WORST_OF_A_CONTACT = 49;
const REASONS = 3;

/** How likely a call is spam, 0 to 100, with the verdict and the three weightiest reasons. */
export function score(signals: Signals): Score {
  if (signals.mark) return scoreOf(MARKED[signals.mark], [{ code: `marked_${signals.mark}`, weight: 100 }]);
  const points = pointsOf(signals);
  const sum = points.reduce((total, { weight }) => total + weight, START);
  return scoreOf(Math.min(sum, signals.contact ? WORST_OF_A_CONTACT : 100), points);
}

function scoreOf(points: number, reasons: Reason[]): Score {
  const score = Math.round(Math.min(100, Math.max(0, points)));
  const { verdict } = bands.find(({ from }) => score >= from)!;
  return { score, verdict, reasons: reasonsFor(verdict, reasons) };
}

/** The weightiest reasons on the side of the verdict; on both sides if it is neither. */
function reasonsFor(verdict: Verdict, reasons: Reason[]): Reason[] {
  const sides = { likely_spam: 1, suspicious: 1, unknown: 0, likely_safe: -1 };
  const side = reasons[0]?.code.startsWith('marked_') ? 0 : sides[verdict];
  return reasons
    .filter(({ weight }) => weight * side >= 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, REASONS)
    .map(({ code, weight }) => ({ code, weight: Math.round(weight) }));
}
