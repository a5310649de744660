import { concepts, phraseConcepts } from '#functions/nlu/spam/concepts.ts';
import { foldSpeech } from '#functions/nlu/spam/fold.ts';
import { conceptsIn } from '#functions/nlu/spam/phrases.ts';
import { languages, type Language } from '#shared/values/language.ts';

/** Places for hashed words and letters, after the concepts and one place per language. */
const HASHED = 1 << 21;
export const FIRST_HASHED = concepts.length + languages.length;
export const SIZE = FIRST_HASHED + HASHED;

/** The features of speech as a sparse vector: places, and the value at each. */
export type Features = { places: number[]; values: number[] };

/** Vector lengths of words and of letter n-grams, relative to concepts; and how many stand in where there are few, so that each of a few counts for little. */
const WORDS = { length: 3, least: 40 };
const LETTERS = { length: 3, least: 120 };
/** The value of a refusal, relative to a phrase. */
const REFUSED = 3;

/** The place of each concept that has phrases. */
const placeOf = phraseConcepts.map((concept) => concepts.indexOf(concept));
const TIME_TO_CALL = concepts.indexOf('time_to_call');
const REFUSES = concepts.indexOf('refuses');

/** The features of a caller’s speech and of a time to call; null without a word. */
export function featuresOf(speech: string, language: Language, timeToCall: boolean): Features | null {
  const folded = foldSpeech(speech, language);
  if (!/\p{L}/u.test(folded)) return null;
  const features: Features = { places: [], values: [] };
  const { present, refused } = conceptsIn(folded, language);
  present.forEach((value, at) => {
    if (value) add(features, placeOf[at]!, value);
  });
  if (refused) add(features, REFUSES, REFUSED * refused);
  if (timeToCall) add(features, TIME_TO_CALL, 1);
  add(features, concepts.length + languages.indexOf(language), 1);
  if (language !== 'ja') addAll(features, hashes(wordsOf(folded), language), WORDS);
  addAll(features, hashes(lettersOf(folded, language), ''), LETTERS);
  return features;
}

function add({ places, values }: Features, place: number, value: number) {
  places.push(place);
  values.push(value);
}

/** Normalised to a length, which much speech comes close to. */
function addAll(features: Features, places: Set<number>, { length, least }: { length: number; least: number }) {
  const value = length / Math.sqrt(places.size + least);
  for (const place of places) add(features, place, value);
}

function* wordsOf(folded: string) {
  const words = folded.split(' ');
  for (const [at, word] of words.entries()) {
    yield word;
    if (at > 0) yield `${words[at - 1]!} ${word}`;
    if (at > 1) yield `${words[at - 2]!} ${words[at - 1]!} ${word}`;
  }
}

/** Letter n-grams of three to six, in Japanese of two and three. */
function* lettersOf(folded: string, language: Language) {
  const [least, most] = language === 'ja' ? [2, 3] : [3, 6];
  const text = language === 'ja' ? folded : ` ${folded} `;
  for (let at = 0; at < text.length; at++)
    for (let size = least; size <= most && at + size <= text.length; size++) yield text.slice(at, at + size);
}

function hashes(texts: Iterable<string>, seed: string): Set<number> {
  const places = new Set<number>();
  for (const text of texts) places.add(FIRST_HASHED + (hash(seed + text) & (HASHED - 1)));
  return places;
}

/** FNV-1a with a final mix. */
function hash(text: string): number {
  let hashed = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hashed = Math.imul(hashed ^ text.charCodeAt(at), 0x01000193);
  hashed = Math.imul(hashed ^ (hashed >>> 15), 0x2c1b3c6d);
  return hashed ^ (hashed >>> 12);
}
