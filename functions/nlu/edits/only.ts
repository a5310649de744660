import type { Span } from '#functions/nlu/edits/span.ts';
import type { FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import { areApart } from '#functions/nlu/edits/window.ts';
import type { Language } from '#shared/values/language.ts';

/**
 * Times without other hours than the only ones: “only mornings, in the afternoon I work” names one time. The only one is not
 * refused by a “no” that is about another: “only mornings, and Thursday no”.
 */
export function withOnly(spans: readonly Span[], cues: readonly FoundCue[], language: Language, text: string): Span[] {
  const cue = cues.find(({ cues: all }) => all.has('only'));
  const only = cue && onlyTime(spans, cue, language, text);
  // Where one word means “only” and “but”: “Thursday, but the morning does not suit”.
  if (!only || (cue.cues.has('but') && cue.words === 1 && only.isRefused && only !== spans[0])) return [...spans];
  // “Not Thursday, and only mornings” may be one time.
  const isApart = only.mention.index >= cue.end || only.mention.end <= cue.index;
  return spans
    .filter((span) => span.isRefused || !isOther(span, only, cues))
    .map((span) => (span === only && isApart ? { ...span, isRefused: false } : span));
}

/** The time that is said to be the only one: the next, or the one right before, “at noon only”; in Japanese always that. */
function onlyTime(
  spans: readonly Span[],
  { index, end }: FoundCue,
  language: Language,
  text: string,
): Span | undefined {
  const before = spans.findLast(({ mention }) => mention.end <= index);
  const next = spans.find(({ mention }) => mention.end > end);
  if (language === 'ja') return before;
  const isBehind = before !== undefined && !text.slice(before.mention.end, index).trim();
  const isNext = next !== undefined && !PAUSE.test(text.slice(end, next.mention.index));
  return isBehind && !isNext ? before : next;
}

/** Whether a later time names other hours, and not as a second choice or a correction. */
function isOther({ mention }: Span, only: Span, cues: readonly FoundCue[]): boolean {
  const { end, window } = only.mention;
  if (mention.index < end || !areApart(window, mention.window)) return false;
  const between = cues.filter(({ index }) => index >= end && index < mention.index);
  return !between.some(({ cues: all }) => (['or', 'and', 'instead', 'corrects'] as const).some((cue) => all.has(cue)));
}
