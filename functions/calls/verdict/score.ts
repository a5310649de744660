import { factsOf, isWeak, spokenReasons, wordWeight } from '#functions/calls/verdict/evidence.ts';
import type { Signals } from '#functions/calls/verdict/signals.ts';
import type { Reason } from '#functions/nlu/spam/reason-codes.ts';
import type { Spam } from '#shared/values/call.ts';

/** From this score on, a call is labelled as spam or perhaps spam, and takes no callback; from the higher one, it is ended. */
export const LABELLED_FROM = 50;
export const BEYOND_DOUBT_FROM = 90;

/** The verdicts by their lowest score, worst first. */
const bands = [
  { from: BEYOND_DOUBT_FROM, verdict: 'likely_spam' },
  { from: LABELLED_FROM, verdict: 'suspicious' },
  { from: 20, verdict: 'unknown' },
  { from: 0, verdict: 'likely_safe' },
] as const;
export type Verdict = Spam['verdict'];

export type Score = { score: number; verdict: Verdict; reasons: Reason[] };

/** The log odds of a call about which nothing is known: of ten first calls by strangers, three are spam. */
const START = Math.log(0.3 / 0.7);
const MARKED = { spam: 95, not_spam: 5 };
/** The highest score of a contact, who is never labelled, and of others whose call must reach the owner, if labelled. */
const MOST = { contact: 49, heard: 89 };
/** Words from this probability on leave no doubt by themselves. */
const SURE_WORDS = 0.95;
const REASONS = 3;
/** Reasons show tenths of log odds as whole points. */
const POINTS = 10;

/**
 * How likely a call is spam, in percent, with the verdict and the weightiest reasons: the log odds of its words, which are
 * calibrated on authors that the model has not seen, and those of what is known of number and conduct, added up.
 */
export function score(signals: Signals): Score {
  if (signals.mark) return scoreOf(MARKED[signals.mark], [{ code: `marked_${signals.mark}`, weight: 100 / POINTS }]);
  const facts = factsOf(signals);
  const percentWith = (some: readonly Reason[]) => {
    const logOdds = some.reduce((sum, { weight }) => sum + weight, wordWeight(signals.words, START));
    return 100 / (1 + Math.exp(-logOdds));
  };
  const withoutWeak = percentWith(facts.filter((fact) => !isWeak(fact)));
  const percent = Math.min(percentWith(facts), mostOf(signals, facts), mostAbove(withoutWeak));
  return scoreOf(percent, [...facts, ...spokenReasons(signals.words, START)]);
}

/** Only words that leave no doubt, or several people’s reports, silence a call; and never one of a person who is known. */
function mostOf({ contact, talkedBefore, words }: Signals, facts: readonly Reason[]): number {
  if (contact) return MOST.contact;
  const isBeyondDoubt = (words?.probability ?? 0) >= SURE_WORDS || facts.some(({ code }) => code === 'reported');
  return isBeyondDoubt && !talkedBefore ? 100 : MOST.heard;
}

/** Facts that many innocent numbers share neither label a call nor end it: the rest must do that by itself. */
function mostAbove(percent: number): number {
  const next = [LABELLED_FROM, BEYOND_DOUBT_FROM].find((from) => Math.round(percent) < from);
  return next === undefined ? 100 : next - 1;
}

function scoreOf(percent: number, reasons: readonly Reason[]): Score {
  const score = Math.round(percent);
  const { verdict } = bands.find(({ from }) => score >= from)!;
  return { score, verdict, reasons: reasonsFor(verdict, reasons) };
}

/** The weightiest reasons on the side of the verdict; on both sides if it is neither, and then facts alone. */
function reasonsFor(verdict: Verdict, reasons: readonly Reason[]): Reason[] {
  const sides = { likely_spam: 1, suspicious: 1, unknown: -1, likely_safe: -1 };
  const side = reasons[0]?.code.startsWith('marked_') ? 0 : sides[verdict];
  return reasons
    .filter(({ weight }) => weight * side >= 0)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, REASONS)
    .map(({ code, weight }) => ({ code, weight: Math.round(weight * POINTS) }));
}
