import { score } from '#functions/calls/verdict/score.ts';
import { nothingKnown } from '#functions/calls/verdict/signals.ts';
import type { Mark, Spam } from '#shared/values/call.ts';

const ofMark = (code: string) => code.startsWith('marked_');

/** A verdict after the owner’s own word, which wins. Taken back, it is as of a call of which nothing is known. */
export function withMark(spam: Spam, mark: Mark | null): Spam {
  const others = spam.reasons.filter(({ code }) => !ofMark(code));
  if (!mark && others.length === spam.reasons.length) return spam;
  const judged = score({ ...nothingKnown, mark: mark && (mark === 'not_spam' ? mark : 'spam') });
  const reasons = judged.reasons.map((reason) => ({ ...reason, text: reason.code }));
  return { ...judged, reasons: [...reasons, ...others].slice(0, 3) };
}
