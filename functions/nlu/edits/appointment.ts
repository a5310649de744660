import { verbsLast } from '#functions/nlu/edits/event.ts';
import { PAUSE } from '#functions/nlu/edits/pause.ts';
import { placedWordsIn, type PlacedWord } from '#functions/nlu/intents/placed-words.ts';
import { add, longestAt, treeOf, type Tree } from '#functions/nlu/intents/tree.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import type { MatterPhrases } from '#functions/nlu/languages/pack.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { cuesIn } from '#functions/nlu/when/cues-in.ts';
import type { TimeMention } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

/** Between a thing and its time there is a preposition at most. */
const JOINT = { words: 1, letters: 2 };

type Kind = keyof MatterPhrases;
type Found = { kinds: ReadonlySet<Kind>; index: number; end: number };
type Times = readonly Pick<TimeMention, 'index' | 'end'>[];

/** So many words, or Japanese letters, are between what is moved and the verb, beside times. */
const BETWEEN = { words: 3, letters: 5 };
/** So far before or after a thing are the words that make it a circumstance. */
const NEAR = { words: 3, letters: 4 };

/** Whether a caller moves or confirms something that has a time: “I’d like to move my appointment from Thursday to Friday”. */
export function movesAppointment(text: string, language: Language, times: Times): boolean {
  const found = phrasesAt(text, language);
  return (
    times.length > 0 && !speaksOfCall(found, text, language) && movedThing(found, text, language, times) !== undefined
  );
}

/** Whether a caller speaks of calling or talking, and not only of this call: “I’m calling to confirm the appointment”. */
export const namesCall = (text: string, language: Language): boolean =>
  speaksOfCall(phrasesAt(text, language), text, language);

/** Whether something is to be moved or confirmed, to whatever time. */
export function isToMove(text: string, language: Language): boolean {
  return movedThing(phrasesAt(text, language), text, language, []) !== undefined;
}

/** Whether a time belongs to a thing beside it: “Friday’s delivery”, “the delivery on Friday”. */
export const isOfThing = (text: string, language: Language, { index, end }: Times[number]): boolean =>
  phrasesAt(text, language).some((thing) => {
    if (!thing.kinds.has('things')) return false;
    const isBehind = thing.index >= end;
    if (!isBehind && verbsLast.includes(language)) return false;
    const between = isBehind ? text.slice(end, thing.index) : text.slice(thing.end, index);
    return (isBehind || thing.end <= index) && !PAUSE.test(between) && isWithin(between, language, JOINT);
  });

/**
 * Whether the only time is that of something: “could the delivery be on Saturday?” With `isNext` they are side by side, “I’d
 * like the delivery on Saturday”.
 */
export function datesThing(text: string, language: Language, times: Times, { isNext = false } = {}): boolean {
  const found = phrasesAt(text, language);
  const [time, ...others] = times;
  if (!time || others.length || speaksOfCall(found, text, language)) return false;
  return found.some((thing) => {
    const [from, to] = thing.index < time.index ? [thing.end, time.index] : [time.end, thing.index];
    const isApart = PAUSE.test(text.slice(from, to)) || (isNext && !isWithin(text.slice(from, to), language, JOINT));
    return thing.kinds.has('things') && !isApart && !isCircumstance(thing, found, text, language, times);
  });
}

/** Whether all times say until when something is to be done: “please send the papers by Friday at five”. */
export function namesDeadline(text: string, language: Language, times: Times): boolean {
  const found = phrasesAt(text, language);
  const isTask = found.some(({ kinds }) => kinds.has('tasks'));
  if (!isTask || speaksOfCall(found, text, language)) return false;
  const isBehind = verbsLast.includes(language);
  const isUntil = (time: Times[number]) =>
    found.some(({ kinds, index, end }) => {
      if (!kinds.has('by')) return false;
      // The phrase may be read as a part of the time.
      if (index < time.end && end > time.index) return true;
      const between = isBehind ? text.slice(time.end, index) : text.slice(end, time.index);
      return (isBehind ? index >= time.end : end <= time.index) && !/[\p{L}\p{N}]/u.test(between);
    });
  return times.length > 0 && times.every(isUntil);
}

/** What is moved, with its verb before or behind it. */
function movedThing(found: readonly Found[], text: string, language: Language, times: Times): Found | undefined {
  const isLast = verbsLast.includes(language);
  const moves = found.filter(({ kinds, end }) => kinds.has('moves') && !(isLast && isPurpose(end)));
  return found.find(
    (thing) =>
      thing.kinds.has('things') &&
      moves.some((verb) => (isBefore(verb, thing) || isBehind(thing, verb)) && isDated(verb, thing)),
  );

  /** “On Monday at two, to change the booking”: that time is none of the booking. */
  function isDated(verb: Found, thing: Found) {
    return isLast || !times.length || times.some(({ end }) => end > Math.min(verb.index, thing.index));
  }
  /** «Randevuyu değiştirmek için …», but not before “I’m calling”. */
  function isPurpose(end: number) {
    const isSaidNow = cuesIn(text, language, ['intro']).some(({ index }) => index >= end);
    return !isSaidNow && found.some((one) => one.kinds.has('beside') && one.index >= end && isNear(end, one.index));
  }
  function isNear(from: number, to: number) {
    return isWithin(text.slice(from, to), language, { words: 1, letters: 2 });
  }

  function isBefore(verb: Found, thing: Found) {
    if (isLast || verb.end > thing.index) return false;
    return isTogether(verb.end, thing.index);
  }
  function isBehind(thing: Found, verb: Found) {
    if (thing.end > verb.index || isCircumstance(thing, found, text, language, times)) return false;
    return isTogether(thing.end, verb.index);
  }
  function isTogether(from: number, to: number) {
    const isAside = found.some(({ kinds, index, end }) => kinds.has('beside') && index >= from && end <= to);
    const isBesideTime = isAside && !times.some(({ index }) => index > from && index < to);
    const between = withoutTimes(text, from, to, times);
    return !isBesideTime && !PAUSE.test(between) && isWithin(between, language, BETWEEN);
  }
}

/** “After my appointment”, “I have a delivery”. */
function isCircumstance(
  { index, end }: Found,
  found: readonly Found[],
  text: string,
  language: Language,
  times: Times,
): boolean {
  const besides = found.filter(({ kinds }) => kinds.has('beside'));
  if (verbsLast.includes(language))
    return besides.some((one) => one.index >= end && isWithin(text.slice(end, one.index), language, NEAR));
  return besides.some((one) => {
    const between = text.slice(one.end, index);
    const isOther = times.some((time) => time.index >= one.end && time.end <= index);
    return one.end <= index && !isOther && !PAUSE.test(between) && isWithin(between, language, NEAR);
  });
}

function speaksOfCall(found: readonly Found[], text: string, language: Language): boolean {
  const intros = cuesIn(text, language, ['intro']);
  return found.some(
    ({ kinds, index, end }) => kinds.has('calls') && !intros.some((intro) => intro.index < end && intro.end > index),
  );
}

const withoutTimes = (text: string, from: number, to: number, times: Times): string =>
  times
    .filter(({ index, end }) => index >= from && end <= to)
    .toReversed()
    .reduce((rest, { index, end }) => rest.slice(0, index - from) + rest.slice(end - from), text.slice(from, to));

function isWithin(text: string, language: Language, { words, letters }: typeof NEAR): boolean {
  if (language === 'ja') return (text.match(/\p{L}/gu) ?? []).length <= letters;
  return (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= words;
}

const trees = new Map<Language, Tree<Kind>>();

function treeIn(language: Language): Tree<Kind> {
  const cached = trees.get(language);
  if (cached) return cached;
  const tree = treeOf<Kind>();
  for (const [kind, phrases] of Object.entries(phrasesOf[language].matters) as [Kind, string[]][])
    for (const phrase of phrases) add(tree, wordsIn(phrase, language, true), kind);
  trees.set(language, tree);
  return tree;
}

function phrasesAt(text: string, language: Language): Found[] {
  const words: PlacedWord[] = placedWordsIn(text, language);
  const plain = words.map(({ word }) => word);
  const found: Found[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = plain[at] === '^' ? null : longestAt(treeIn(language), plain, at);
    if (phrase) found.push({ kinds: phrase.values, index: words[phrase.from]!.index, end: words[phrase.end - 1]!.end });
    at = phrase?.end ?? at + 1;
  }
  return found;
}
