import type { Mention, Span } from '#functions/nlu/edits/span.ts';
import { withContrast } from '#functions/nlu/edits/contrast.ts';
import type { FoundCue } from '#functions/nlu/edits/cues-in.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import { anyTime, hasDays, hasHours, isExact } from '#functions/nlu/edits/window.ts';
import type { PlacedWord } from '#functions/nlu/intents/placed-words.ts';
import type { Language } from '#shared/values/language.ts';

/** How many words may stand between a refusal and its time; of Japanese, letters. */
const REACH = { ja: 8, others: 4 };
/** How many letters of a Japanese sentence a reason may take. */
const TOPIC_REACH = 14;
/** “not” alone refuses only what follows at once. */
const SHORT_REACH = 2;

/** Which of the times are refused, and which are joined, by the cues around them. */
export function withPolarity(
  mentions: readonly Mention[],
  cues: readonly FoundCue[],
  words: readonly PlacedWord[],
  language: Language,
  text: string,
): Span[] {
  const starts = words.filter(({ word }) => word !== '^').map(({ index }) => index);
  const between = (from: number, to: number) => Math.max(0, countBefore(starts, to) - countBefore(starts, from));
  const reach = language === 'ja' ? REACH.ja : REACH.others;
  const spans = mentions.map((mention): Span => ({ mention, isRefused: false, isLinked: false }));

  for (const [at, span] of spans.entries()) {
    const previous = spans[at - 1];
    if (!previous) continue;
    const gap = cues.filter(({ index, end }) => index >= previous.mention.end && end <= span.mention.index);
    span.isLinked =
      gap.some(({ cues: all }) => all.has('or') || all.has('and')) && gap.every(({ cues: all }) => isJoint(all));
  }
  // “Tuesday, Wednesday or Friday”
  for (const [at, span] of spans.entries()) {
    const [previous, next] = [spans[at - 1], spans[at + 1]];
    const isListed =
      previous !== undefined && /^\s*[,،、]\s*$/.test(text.slice(previous.mention.end, span.mention.index));
    const days = [previous, span, next].every((one) => one && hasDays(one.mention.window));
    if (isListed && days && next?.isLinked && !hasHours(previous.mention.window)) span.isLinked = true;
  }
  // “today no, tomorrow no”
  const end = spans.at(-1)?.mention.end ?? 0;
  const isBehindEach = cues.some((cue) => isBareNo(cue) && cue.index >= end && between(end, cue.index) === 0);
  for (const cue of cues) {
    const { cues: all, index, end, words: length } = cue;
    const next = spans.findIndex(({ mention }) => mention.index >= end);
    const last = spans.findLastIndex(({ mention }) => mention.end <= index);
    const [ahead, behind] = [
      next < 0 ? Infinity : between(end, spans[next]!.mention.index),
      last < 0 ? Infinity : between(spans[last]!.mention.end, index),
    ];
    const far = length === 1 ? SHORT_REACH : reach;
    const isBegun = index <= (words[0]?.index ?? 0);
    // “no, Thursday” names Thursday; “Thursday, no” refuses it.
    const isBare = isBareNo(cue);
    const isTopic = language === 'ja' && last >= 0 && isTopicOf(spans[last]!.mention, index);
    const isBefore =
      isInsteadOf(last, next, cue) ||
      ((behind <= (language === 'ja' ? 2 : 1) || isTopic) &&
        (isBare
          ? ahead > far || (behind === 0 && (ahead > 1 || isBehindEach || isVaguer(last, next)))
          : all.has('except_before') && !(all.has('except') && behind > ahead)));
    if (isBefore) refuse(last, -1);
    // “not Tuesday, no, Wednesday”
    else if (isBare && ((isBegun && !isInPlace(next, ahead)) || (behind === 0 && spans[last]?.isRefused))) continue;
    else if (all.has('nor') && last >= 0 && next >= 0 && ahead <= far && isDenied(last))
      [last, next].forEach(refuseOne);
    else if (all.has('except') && ahead <= far && !isCutOff(end, next)) refuse(next, 1);
    else if (all.has('all_but') && ahead <= far) refuseDays(next);
  }
  const takenBack = new Set<string | null>();
  for (const [at, span] of spans.entries()) {
    const { first } = span.mention.window;
    if (at > 1 && takenBack.has(first)) span.isRefused = true;
    const next = spans[at + 1];
    if (next && isReplaced(span.mention, next.mention)) takenBack.add(first);
  }
  return withContrast(spans);

  /** «Midi justement je peux pas, neuf heures»: an hour that takes the place of the one before. */
  function isInsteadOf(one: number, other: number, { cues: all, index, end }: FoundCue) {
    if (!all.has('except_before') || !all.has('except') || all.has('corrects') || one < 0 || other < 0) return false;
    const [before, behind] = [spans[one]!.mention, spans[other]!.mention];
    const isHour = isExact(before.window) && isExact(behind.window) && !hasDays(behind.window);
    const isNext = between(before.end, index) < REACH.others && between(end, behind.index) <= SHORT_REACH;
    const isAccepted = cues.some((cue) => cue.cues.has('instead') && cue.index >= before.end && cue.end <= index);
    return isHour && isNext && !isAccepted && !PAUSE.test(text.slice(before.end, index));
  }

  /** “火曜は仕入れで無理”: what is refused is the topic of its sentence, before a reason. */
  function isTopicOf({ end }: Mention, index: number) {
    const between = words.filter((word) => word.index >= end && word.index < index).map(({ word }) => word);
    return between.length <= TOPIC_REACH && /^[はもが][^^]*$/.test(between.join(''));
  }

  /** «No a las tres, a las cuatro», «no el jueves el viernes»: the second of two times takes the place of the first. */
  function isInPlace(at: number, ahead: number) {
    const [one, other, ...more] = spans.slice(Math.max(at, 0));
    if (ahead > 0 || !one || !other || more.length || other.isLinked) return false;
    const [before, behind] = [one.mention.window, other.mention.window];
    const isAlike = hasDays(before) === hasDays(behind) && hasHours(before) === hasHours(behind);
    return isAlike && !cues.some(({ index }) => index >= one.mention.end && index < other.mention.index);
  }

  /** Whether a time is refused, or right behind a “no” or a “nor”: «لا اليوم ولا الأربعاء», “ne salı ne çarşamba”. */
  function isDenied(at: number) {
    const { mention, isRefused } = spans[at]!;
    const isNo = ({ cues: all, end }: FoundCue) =>
      (all.has('corrects') || all.has('nor')) && end <= mention.index && between(end, mention.index) === 0;
    return isRefused || cues.some(isNo);
  }

  function refuseOne(at: number) {
    spans[at]!.isRefused = true;
  }

  /** “this week no, Monday at ten”, “today no, tomorrow at ten”: the first time is vaguer, so it is the refused one. */
  function isVaguer(one: number, other: number) {
    const [before, behind] = [spans[one]!.mention.window, spans[other]!.mention.window];
    const isLong = hasDays(before) && before.first !== before.last && behind.first === behind.last;
    return isLong || (!hasHours(before) && hasHours(behind));
  }

  /** “Tuesday, sorry, Friday; Tuesday I’m at a wedding”: what was corrected is not wanted any more. */
  function isReplaced(one: Mention, next: Mention) {
    const isCorrected = cues.some(
      ({ cues: all, index, end }) => all.has('corrects') && index >= one.end && end <= next.index,
    );
    return isCorrected && hasDays(one.window) && hasDays(next.window) && !isSameDay(one, next);
  }

  /** Refuses a time, and those that are joined to it; of “any day but Friday and after two” the day alone. */
  function refuse(at: number, step: 1 | -1) {
    const isDay = hasDays(spans[at]!.mention.window);
    for (let i = at; spans[i] && (step < 0 || hasDays(spans[i]!.mention.window) === isDay); i += step) {
      spans[i]!.isRefused = true;
      const [one, other] = step > 0 ? [spans[i], spans[i + 1]] : [spans[i - 1], spans[i]];
      if (!other?.isLinked && !(one && other && isListed(one, other))) break;
    }
  }

  /** “今日明日”: days without anything between them. */
  function isListed(one: Span, other: Span) {
    const isNext = one.mention.end === other.mention.index;
    return isNext && [one, other].every(({ mention }) => hasDays(mention.window) && !hasHours(mention.window));
  }

  /** “any day but Monday and Friday between two and four”: the hours are wanted. */
  function refuseDays(at: number) {
    refuse(at, 1);
    const isKept = ({ isRefused }: Span, i: number) => i >= at && !isRefused;
    const next = spans.findIndex(isKept);
    const last = next < 0 ? spans.length - 1 : next - 1;
    const { mention } = spans[last]!;
    if (!hasDays(mention.window) || !hasHours(mention.window)) return;
    const { from, until } = mention.window;
    spans[last]!.mention = { ...mention, window: { ...mention.window, from: null, until: null } };
    spans.splice(last + 1, 0, {
      mention: { ...mention, window: { ...anyTime, from, until } },
      isRefused: false,
      isLinked: false,
    });
  }

  /** Whether the caller began anew between a refusal and the next time. */
  function isCutOff(end: number, next: number) {
    const to = spans[next]!.mention.index;
    return cues.some(
      ({ cues: all, index }) =>
        index >= end && index < to && ['instead', 'corrects', 'but'].some((cue) => all.has(cue as EditCue)),
    );
  }
}

/** “No”, which refuses what was said before it, or what comes, or corrects. */
const isBareNo = ({ cues }: FoundCue) => cues.has('corrects') && cues.has('except');

const isSameDay = (one: Mention, other: Mention) => hasDays(one.window) && one.window.first === other.window.first;

const isJoint = (cues: ReadonlySet<EditCue>) => ['or', 'and', 'keep'].some((cue) => cues.has(cue as EditCue));

/** How many of some rising numbers are below a limit. */
function countBefore(rising: readonly number[], limit: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
