import type { FoundCue } from '#functions/nlu/edits/cues-in.ts';
import type { Setting } from '#functions/nlu/port.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/**
 * “Any day this week but Wednesday”: right behind any of the days of a period, “but” makes an exception, unless what follows
 * is what the caller wants, “but Wednesday would be best”. Elsewhere “any” changes nothing.
 */
export function withAnyBut(cues: readonly FoundCue[], text: string, language: Language, setting: Setting): FoundCue[] {
  return cues.flatMap((cue, at) => {
    if (cue.cues.has('any')) return [];
    const any = cues[at - 1];
    const isWish = cues[at + 1]?.cues.has('instead');
    if (!cue.cues.has('but') || !any?.cues.has('any') || isWish) return [cue];
    const end = text.slice(0, cue.index).trimEnd().length;
    const isPeriod = findWhens(text.slice(0, end), language, setting).some((time) => time.end === end);
    return isPeriod ? [{ ...cue, cues: new Set(['all_but' as const]) }] : [cue];
  });
}
