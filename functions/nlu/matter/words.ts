import { namesThing } from '#functions/nlu/reason/worth.ts';
import { namesOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

/** Greetings and introductions in Japanese. */
const COURTESY =
  /もしもし|あの[うー]?|え[っー]?と[ー]?|はい|すみません|すいません|お世話になっております|お世話になります|こんにちは|こんばんは|おはようございます|失礼(?:いた)?します|恐れ入ります|と申します(?:が|けど)?|といいます|でございます|ですけ(?:れ)?ど(?:も)?|です(?:が)?|だけど|さん|私|わたし|僕|俺|[\s\p{P}]/gu;

const courtesies = new Map<Language, ReadonlySet<string>>();

/** The words of greetings, introductions and hesitations, and of where a caller lives, folded. */
function courtesiesOf(language: Exclude<Language, 'ja'>): ReadonlySet<string> {
  const cached = courtesies.get(language);
  if (cached) return cached;
  const { intro, strong, weak, after, greeting, fillers, titles, from, particles, possessives } = namesOf[language];
  const { clauses, whereabouts } = phrasesOf[language];
  const own = [intro, strong, weak, after, greeting, fillers, titles, from, particles, possessives, whereabouts ?? []];
  const phrases = [...own, clauses?.fillers, clauses?.loose];
  const words = new Set(phrases.flatMap((list = []) => list.flatMap((phrase) => fold(phrase).split(' '))));
  courtesies.set(language, words);
  return words;
}

const stations = new Map<Language, ReadonlySet<string>>();

/** What callers say they are or call from: “the plumber”, “your neighbor”, “the bank”, folded. */
function stationsOf(language: Exclude<Language, 'ja'>): ReadonlySet<string> {
  const cached = stations.get(language);
  if (cached) return cached;
  const { roles, kin, places } = namesOf[language];
  const words = new Set([...roles, ...kin, ...places].map(fold).filter((word) => !word.includes(' ')));
  stations.set(language, words);
  return words;
}

const foldedWords = (text: string, language: Language) => fold(text.replace(/['’]/g, language === 'en' ? '' : ' '));

const abouts = new Map<Language, readonly string[]>();
/** “About”, “because of”, folded. */
function aboutOf(language: Language): readonly string[] {
  const cached = abouts.get(language) ?? phrasesOf[language].about.map((phrase) => foldedWords(phrase, language));
  abouts.set(language, cached);
  return cached;
}

const littleWords = new Map<Language, ReadonlySet<string>>();
function littleWordsOf(language: Language): ReadonlySet<string> {
  const cached = littleWords.get(language) ?? new Set((phrasesOf[language].littleWords ?? []).map(fold));
  littleWords.set(language, cached);
  return cached;
}

/** Where words have endings, the beginning of one may be a trade or a relation: “komşunuz”. */
const inflected: readonly Language[] = ['tr', 'ru', 'ar'];
const LEAST_STEM = 3;

function isStation(word: string, language: Exclude<Language, 'ja'>): boolean {
  const words = stationsOf(language);
  if (words.has(word) || !inflected.includes(language)) return words.has(word);
  return Array.from({ length: Math.max(0, word.length - LEAST_STEM) }, (_, at) => word.slice(0, at + LEAST_STEM)).some(
    (stem) => words.has(stem),
  );
}

/** Beside what the caller is, so many words are a part of that: “the upstairs neighbor”, “Bautista’s mother”. */
const mostBeside = (language: Language) => (phrasesOf[language].littleWords ? 1 : 2);

/** Whether an utterance says what it is about: “about the boat”. */
export function namesTopic(text: string, language: Language): boolean {
  const folded = language === 'ja' ? fold(text) : ` ${foldedWords(text, language)} `;
  return aboutOf(language).some((phrase) => folded.includes(language === 'ja' ? phrase : ` ${phrase} `));
}

/** The words of an utterance beside a greeting and the name, folded. */
function wordsBeside(text: string, language: Exclude<Language, 'ja'>, name: string | null): string[] {
  const known = courtesiesOf(language);
  const names = new Set(fold(name ?? '').split(' '));
  return foldedWords(text, language)
    .split(' ')
    .filter((word) => word && !known.has(word) && !names.has(word));
}

const lettersBeside = (text: string, name: string | null) => text.replaceAll(name || '\0', '').replace(COURTESY, '');

/** Whether an utterance has words beside a greeting, the name, and what the caller is. */
export function hasWordsBeside(
  text: string,
  language: Language,
  name: string | null,
  most = language === 'ja' ? 0 : mostBeside(language),
): boolean {
  if (language === 'ja') return lettersBeside(text, name).length > 1;
  const words = wordsBeside(text, language, name);
  if (namesTopic(text, language)) return words.length > 0;
  const others = words.filter((word) => !isStation(word, language));
  if (others.length === words.length) return words.length > 0;
  const little = littleWordsOf(language);
  return others.filter((word) => !little.has(word)).length > most;
}

/** So much a bare topic has beside who calls: words, of Japanese letters. */
const TOPIC = { words: 3, letters: 9 };

/** Whether an utterance names a topic, and hardly more: “Priya from the clinic, about the cat”. */
export function isBareTopic(text: string, language: Language, name: string | null): boolean {
  if (!namesTopic(text, language)) return false;
  if (language === 'ja') return lettersBeside(text, name).length <= TOPIC.letters;
  const little = littleWordsOf(language);
  const about = new Set(aboutOf(language).flatMap((phrase) => phrase.split(' ')));
  const words = wordsBeside(text, language, name).filter((word) => !little.has(word) && !about.has(word));
  return words.filter((word) => !isStation(word, language)).length <= TOPIC.words;
}

/** Whether an utterance names one thing, and nothing that is or was to be done with it: “Dana, the invoice”. */
export function isBareThing(text: string, language: Language, name: string | null): boolean {
  if (language === 'ja' || !namesThing(text, language)) return false;
  const folded = ` ${foldedWords(text, language)} `;
  if (namesOf[language].from.some((phrase) => folded.includes(` ${fold(phrase)} `))) return false;
  const little = littleWordsOf(language);
  const words = wordsBeside(text, language, name).filter((word) => !little.has(word));
  return words.length === 1 && !isStation(words[0]!, language);
}

/** How much an utterance says beside a greeting and the name: words, of Japanese letters. */
export const contentOf = (text: string, language: Language, name: string | null): number =>
  language === 'ja' ? lettersBeside(text, name).length : wordsBeside(text, language, name).length;
