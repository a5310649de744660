import type { Span } from '#functions/nlu/edits/span.ts';
import { verbsLast } from '#functions/nlu/edits/event.ts';
import { cuesIn as editCuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import { hasDays, hasHours, isExact } from '#functions/nlu/edits/window.ts';
import { cuesIn, hasCue } from '#functions/nlu/when/cues-in.ts';
import type { Cue } from '#functions/nlu/when/cues.ts';
import type { Language } from '#shared/values/language.ts';

/** So far from its time is the verb of opening hours, in letters. */
const NEAR = 24;
const busy: readonly Cue[] = ['busy', 'unfit', 'event'];
const fits: readonly Cue[] = ['suits', 'free', 'agrees'];

/** Whether words tell that the caller is taken: “I’m teaching then”. */
export const isTaken = (text: string, language: Language): boolean =>
  !hasCue(text, language, 'free') &&
  (busy.some((cue) => hasCue(text, language, cue)) ||
    editCuesIn(text, language).some(({ cues }) => cues.has('taken') || cues.has('opens')));

/** What is said before the first words that accept a time: “nine (is perfect)”. */
export function beforeFitting(text: string, language: Language): string {
  const first = Math.min(...fits.flatMap((cue) => cuesIn(text, language, [cue]).map(({ index }) => index)));
  return Number.isFinite(first) ? text.slice(0, first) : text;
}

/** Times without those of opening hours, beside an hour that is wanted: “at noon, the branch opens at nine”. */
export function withoutOpening(
  spans: readonly Span[],
  cues: readonly FoundCue[],
  text: string,
  language: Language,
): Span[] {
  const opening = cues.filter(({ cues: all }) => all.has('opens') || all.has('closes'));
  const hours = opening.map((cue) => {
    const beside = spans.filter((span) => isBeside(span, cue));
    return (verbsLast.includes(language) ? beside[0] : beside.at(-1)) ?? null;
  });
  const kept = spans.filter((span) => span.isRefused || !hours.includes(span));
  return kept.some(({ isRefused, mention }) => !isRefused && isExact(mention.window)) ? kept : [...spans];

  function isBeside({ mention }: Span, { index, end }: FoundCue) {
    const between = index >= mention.end ? text.slice(mention.end, index) : text.slice(end, mention.index);
    const [from, to] = [Math.min(end, mention.end), Math.max(index, mention.index)];
    const isNext = !spans.some((other) => other.mention.index >= from && other.mention.end <= to);
    return isNext && between.length <= NEAR && !PAUSE.test(between);
  }
}

/** Refuses a time at which the caller is taken, if another follows, on the same day: “tomorrow noon I’m teaching, nine works”. */
export function withTaken(spans: readonly Span[], text: string, language: Language): Span[] {
  const read = spans.map((span) => ({ ...span }));
  for (const [at, span] of read.entries()) {
    const next = read[at + 1];
    if (!next || span.isRefused || next.isRefused || next.isLinked || !isAlike(span, next)) continue;
    const between = text.slice(span.mention.end, next.mention.index);
    const reason = between.split(PAUSE)[0]!;
    if (!isTaken(reason, language) || isWhy(reason) || isAfterOpening(span, next, reason)) continue;
    const { first, last } = span.mention.window;
    span.isRefused = true;
    if (!hasDays(next.mention.window))
      next.mention = { ...next.mention, window: { ...next.mention.window, first, last } };
  }
  return read;

  /** “At ten because we open at half past nine” */
  function isWhy(between: string) {
    return editCuesIn(between, language)[0]?.cues.has('because') ?? false;
  }

  /** “Ten, we open at nine” wants ten, and “nine, we open at ten” does not. */
  function isAfterOpening({ mention: one }: Span, { mention: other }: Span, between: string) {
    const opens = editCuesIn(between, language).some(({ cues }) => cues.has('opens'));
    const isExactly = isExact(one.window) && isExact(other.window);
    return opens && isExactly && !hasDays(other.window) && one.window.from! >= other.window.from!;
  }
}

/** Refuses the only time if the caller is away then: “no, tomorrow I’m on a plane”; “at ten” of “I’m in class until ten” is not. */
export function withAbsence(
  spans: readonly Span[],
  cues: readonly FoundCue[],
  text: string,
  language: Language,
): Span[] {
  const [only, ...others] = spans;
  if (!only || others.length > 0 || only.isRefused) return [...spans];
  const { index, end } = only.mention;
  const away = cues.filter(({ cues: all }) => all.has('taken'));
  // “(I will be) on a plane”
  const isOfAbsence = (fit: Place) =>
    away.some((cue) => fit.index < cue.end && !isApart(text.slice(fit.end, cue.index)));
  if (fits.some((fit) => cuesIn(text, language, [fit]).some((cue) => !isOfAbsence(cue)))) return [...spans];
  const isAway = away.some((cue) => {
    const between = cue.index >= end ? text.slice(end, cue.index) : text.slice(cue.end, index);
    return between.length <= NEAR && !PAUSE.test(between);
  });
  return [isAway ? { ...only, isRefused: true } : only];
}

type Place = { index: number; end: number };
const isApart = (between: string) => /\p{L}/u.test(between);

const isAlike = ({ mention: { window: one } }: Span, { mention: { window: other } }: Span) =>
  hasHours(one) ? hasHours(other) : hasDays(other) && !hasHours(other);
