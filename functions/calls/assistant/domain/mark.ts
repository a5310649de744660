import { score } from '#functions/calls/verdict/score.ts';
import { nothingKnown } from '#functions/calls/verdict/signals.ts';
import type { Mark, Spam } from '#shared/values/call.ts';

const ofMark = ({ code }: { code: string }) => code.startsWith('marked_');

/** A verdict, and under a mark the one that the call had without it. */
type Judged = { spam: Spam; judged?: Spam | undefined };

/**
 * A verdict after the owner’s own word, which wins. Taken back, it is the one that the call had; of calls that were marked
 * before that was kept, it is as of a call of which nothing is known.
 */
export function withMark({ spam, judged }: Judged, mark: Mark | null): { spam: Spam; judged?: Spam } {
  const isMarked = spam.reasons.some(ofMark);
  const before = judged ?? (isMarked ? undefined : spam);
  if (!mark && before) return { spam: before, judged: before };
  const others = (before ?? spam).reasons.filter((reason) => !ofMark(reason));
  const word = score({ ...nothingKnown, mark: mark && (mark === 'not_spam' ? mark : 'spam') });
  const reasons = word.reasons.map((reason) => ({ ...reason, text: reason.code }));
  return { spam: { ...word, reasons: [...reasons, ...others].slice(0, 3) }, ...(before && { judged: before }) };
}
