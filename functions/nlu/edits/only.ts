import type { FoundCue } from '#functions/nlu/edits/cues-in.ts';
import type { Span } from '#functions/nlu/edits/polarity.ts';
import { areApart } from '#functions/nlu/edits/window.ts';
import type { Language } from '#shared/values/language.ts';

/**
 * Times without other hours than the only ones: “only mornings, in the afternoon I work” names one time. The only one is not
 * refused by a “no” that is about another: “only mornings, and Thursday no”.
 */
export function withOnly(spans: readonly Span[], cues: readonly FoundCue[], language: Language): Span[] {
  const cue = cues.find(({ cues: all }) => all.has('only'));
  const only = cue && onlyTime(spans, cue, language);
  // Where one word means “only” and “but”: “Thursday, but the morning does not suit”.
  if (!only || (cue.cues.has('but') && only.isRefused && only !== spans[0])) return [...spans];
  // “Not Thursday, and only mornings” may be one time.
  const isApart = language === 'ja' || only.mention.index >= cue.end;
  return spans
    .filter((span) => span.isRefused || !isOther(span, only, cues))
    .map((span) => (span === only && isApart ? { ...span, isRefused: false } : span));
}

/** The time that is said to be the only one: the next, in Japanese the one before. */
const onlyTime = (spans: readonly Span[], cue: FoundCue, language: Language): Span | undefined =>
  language === 'ja'
    ? spans.findLast(({ mention }) => mention.end <= cue.index)
    : spans.find(({ mention }) => mention.end > cue.end);

/** Whether a later time names other hours, and not as a second choice or a correction. */
function isOther({ mention }: Span, only: Span, cues: readonly FoundCue[]): boolean {
  const { end, window } = only.mention;
  if (mention.index < end || !areApart(window, mention.window)) return false;
  const between = cues.filter(({ index }) => index >= end && index < mention.index);
  return !between.some(({ cues: all }) => (['or', 'and', 'instead', 'corrects'] as const).some((cue) => all.has(cue)));
}
