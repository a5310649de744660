import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { hasClause } from '#functions/calls/dialogue/utterance.ts';
import { unspaced } from '#functions/calls/outcome/once.ts';
import { fold } from '#functions/names/fold.ts';
import { isIntroduction } from '#functions/nlu/reason/introduction.ts';
import { messageOf } from '#functions/nlu/reason/message.ts';
import { besideScraps, withoutScraps } from '#functions/nlu/reason/scraps.ts';
import { isAboutCall, isAside, isScrap, settlesTime } from '#functions/nlu/reason/telling.ts';
import { namesThing, tellsMuch } from '#functions/nlu/reason/worth.ts';
import type { Language } from '#shared/values/language.ts';

/** From here on a sentence tells enough to be added, though nobody asked for it. */
const ENOUGH = 1.5;
/** A sentence that tells less than this part of the best one does not come first. */
const WEAK = 1 / 2;
/** Less of a turn is hardly a message. */
const LEAST = { words: 5, letters: 12 };
/** A turn of whose words so many are known says nothing new. */
const KNOWN = 0.4;
const LONG_WORD = 4;

/** The beginnings of the words of a text that say something; pairs of letters where there are no spaces. */
function unitsOf(text: string): string[] {
  if (!unspaced.test(text)) {
    const words = fold(text).split(' ');
    return words.filter(({ length }) => length >= LONG_WORD).map((word) => word.slice(0, LONG_WORD));
  }
  const letters = Array.from(fold(text).replaceAll(' ', ''));
  return letters.slice(1).map((letter, at) => letters[at]! + letter);
}

const isShort = (text: string): boolean =>
  unspaced.test(text) ? text.length < LEAST.letters : text.split(' ').length < LEAST.words;

/** A sentence as the owner reads it: without what leads to it and closes it; empty if nothing is left. */
export function contentOf(text: string, language: Language): string {
  const content = messageOf(withoutScraps(text, language), language);
  return isAside(text, language) || isAside(content, language) ? '' : content;
}

/** Before a name so many words may only introduce it: “hello this is”. */
const MOST_BEFORE_NAME = 4;

/** What follows the name of the caller, if nothing but an introduction is before it: the owner reads the name once. */
function afterName(text: string, name: string | null, language: Language): string {
  const at = name ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  const before = text.slice(0, Math.max(0, at));
  const isIntroduced = before.split(/\s+/u).length <= MOST_BEFORE_NAME && !namesThing(before, language);
  if (at < 0 || !isIntroduced) return text;
  const rest = text.slice(at + name!.length).replace(/^[\s\p{P}]+/u, '');
  return isShort(rest) ? text : rest;
}

/** The sentences of a call that are about its matter and not among those that are known. */
export function unreportedSentences(
  { transcript, language, understood }: Dialogue,
  known: readonly string[],
): string[] {
  const all = new Set(known.flatMap(unitsOf));
  return transcript.flatMap(({ who, text }) => {
    if (who !== 'caller' || isScrap(text, language) || isAboutCall(text, language)) return [];
    const content = contentOf(afterName(text, understood?.name?.value ?? null, language), language);
    const units = unitsOf(content);
    const isKnown = units.filter((unit) => all.has(unit)).length > units.length * KNOWN;
    const isNew = !isKnown && !isShort(content) && tellsMuch(content, language) >= ENOUGH;
    const isWho = isIntroduction(content, understood?.name?.value ?? null, language);
    return isNew && !isWho && (hasClause(text, language) || !settlesTime(content, language)) ? [content] : [];
  });
}

/** Sentences in the order of the turns that say them; one that no turn says stays where it is. */
export function inOrder(sentences: readonly string[], { transcript }: Dialogue): string[] {
  const turns = transcript.map(({ who, text }) => new Set(who === 'caller' ? unitsOf(text) : []));
  let last = 0;
  const placed = sentences.map((text) => {
    const units = unitsOf(text);
    const at = turns.findIndex((turn) => units.length > 0 && units.every((unit) => turn.has(unit)));
    return { text, at: (last = at < 0 ? last : at) };
  });
  return placed.toSorted((one, other) => one.at - other.at).map(({ text }) => text);
}

/** Sentences in their order, but those that hardly tell anything, only who calls, or speak of the call not first. */
export function mattersFirst(sentences: readonly string[], language: Language, name: string | null): string[] {
  const worth = sentences.map((text) => tellsMuch(text, language));
  const best = Math.max(...worth);
  const isWeak = (text: string, at: number) =>
    worth[at]! < best * WEAK &&
    (worth[at] === 0 ||
      besideScraps(text, language).asides > 0 ||
      isScrap(text, language) ||
      (isIntroduction(text, name, language) && !namesThing(text, language)));
  // “No need”
  const isEmpty = (text: string, at: number) => worth[at] === 0 && best >= ENOUGH && isShort(text);
  const first = sentences.findIndex((text, at) => !isWeak(text, at));
  const ordered = first > 0 ? [...sentences.slice(first), ...sentences.slice(0, first)] : sentences;
  return ordered.filter((text) => !isEmpty(text, sentences.indexOf(text)));
}

/** How many words, or Japanese letters, at the end of a cut sentence show where it is in its turn. */
const END = { words: 3, letters: 6 };

/** A sentence that was cut, with what its turn says after it. */
export function uncut(sentence: string, { transcript, language }: Dialogue): string {
  if (!sentence.endsWith('…')) return sentence;
  const bare = sentence.slice(0, -1).trimEnd();
  const end = unspaced.test(bare) ? bare.slice(-END.letters) : bare.split(/\s+/u).slice(-END.words).join(' ');
  for (const { who, text } of transcript) {
    const at = who === 'caller' ? text.lastIndexOf(end) : -1;
    if (at < 0) continue;
    const rest = text.slice(at + end.length);
    return isScrap(rest, language) ? sentence : bare + rest.trimEnd();
  }
  return sentence;
}
