import { type Intent, intentsIn, withoutIntents } from '#functions/nlu/intents/index.ts';
import type { UrgencyPhrases } from '#functions/nlu/languages/pack.ts';
import { grammarOf, phrasesOf } from '#functions/nlu/languages/speech.ts';
import { hasMatter } from '#functions/nlu/matter/index.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

/** So much of a turn is read, and so much of what was said since the caller last called it off. */
const MOST_LETTERS = 4000;
/** A phrase as its parts, which must all be said, and each of them as its alternatives: `consent & surgery / operation`. */
type Phrase = readonly (readonly string[])[];
type Book = Record<keyof UrgencyPhrases, readonly Phrase[]>;
const books = new Map<Language, Book>();

function bookOf(language: Language): Book {
  const cached = books.get(language);
  if (cached) return cached;
  const entries = Object.entries(phrasesOf[language].urgency).map(([name, list]) => [
    name,
    list.map((phrase) => phrase.split('&').map((part) => part.split('/').map((one) => needle(one, language)))),
  ]);
  const book = Object.fromEntries(entries) as Book;
  books.set(language, book);
  return book;
}

const textOf = (text: string, language: Language): string => {
  const folded = fold(text.slice(0, MOST_LETTERS).replace(/['’]/g, language === 'en' ? '' : ' '));
  return language === 'ja' ? folded.replaceAll(' ', '') : ` ${folded} `;
};
/** A phrase starts at a word; any ending may follow, but none where the phrase ends in `=`. */
function needle(phrase: string, language: Language): string {
  const folded = fold(phrase);
  if (language === 'ja') return folded.replaceAll(' ', '');
  return phrase.trim().endsWith('=') ? ` ${folded} ` : ` ${folded}`;
}
const saidIn = (text: string) => (phrase: Phrase) => phrase.every((part) => part.some((one) => text.includes(one)));
const says = (text: string, list: Book[keyof Book]) => list.some(saidIn(text));
const starts = (text: string, list: Book[keyof Book]) =>
  list.flat(2).some((word) => text.trim().startsWith(word.trim()));
/** The text without some phrases. */
const without = (text: string, list: Book[keyof Book]) =>
  list.flat(2).reduce((rest, phrase) => rest.replaceAll(phrase, ' · '), text);

/** From this spam probability on, urgency is only pressure. */
const PRESSURE = 0.7;
/** Whoever says so often that it is urgent is believed without a matter. */
const INSISTING = 2;

/** What was said since the caller last said that it can wait. */
type Words = { texts: readonly string[]; hurries: number; isUrgent: boolean };
const noWords: Words = { texts: [], hurries: 0, isUrgent: false };

/**
 * Whether a call is urgent: the answer to the urgency question, else the caller’s words, of which later ones take earlier
 * ones back. “Urgent!” alone is not: either the caller also says what about, or says it again.
 */
export function isUrgent(
  turns: readonly Turn[],
  language: Language,
  spamProbability: number,
  name: string | null = null,
): boolean {
  if (spamProbability >= PRESSURE) return false;
  const book = bookOf(language);
  let [isAsked, answered, words] = [false, null as boolean | null, noWords];
  for (const { who, text } of turns) {
    if (who === 'assistant') {
      isAsked = says(textOf(text, language), book.asks);
      continue;
    }
    if (isAsked) answered = answerIn(textOf(text, language), book) ?? answered;
    words = withTurn(words, textOf(text, language), language, name);
    isAsked = false;
  }
  return answered ?? words.isUrgent;
}

function answerIn(text: string, book: Book): boolean | null {
  if (says(text, book.calm) || starts(text, book.no)) return false;
  return says(text, book.urgent) || says(text, book.hurry) || starts(text, book.yes) ? true : null;
}

/** Whether a turn says that the call can wait after all. */
export const isCalledOff = (text: string, language: Language): boolean => {
  const book = bookOf(language);
  return says(without(textOf(text, language), book.harmless), book.calm);
};

/** Whether a turn says that it is urgent. */
export const saysHurry = (text: string, language: Language): boolean => {
  const book = bookOf(language);
  return says(without(without(textOf(text, language), book.harmless), book.calm), book.hurry);
};

function withTurn(before: Words, said: string, language: Language, name: string | null): Words {
  const book = bookOf(language);
  const alarming = without(said, book.harmless);
  const isCalm = says(alarming, book.calm);
  const words = isCalm ? noWords : before;
  const texts = [...words.texts, without(alarming, book.calm)];
  const isHurried = !isCalm && says(alarming, book.hurry) && !intentsIn(said, language).at_door;
  const hurries = words.hurries + (isHurried ? 1 : 0);
  const isPressed = () => hurries >= INSISTING || (hurries > 0 && texts.some((text) => saysMore(text, language, name)));
  return { texts, hurries, isUrgent: words.isUrgent || hasAlarm(texts, book, isCalm) || isPressed() };
}

/** Whether a matter cannot wait; of what the caller calms, only several together. */
function hasAlarm(texts: readonly string[], book: Book, isCalm: boolean): boolean {
  const text = texts.join('').slice(-MOST_LETTERS);
  const rest = without(text, book.soothing);
  const matters = book.urgent.filter(saidIn(rest)).length;
  return matters > (isCalm || rest !== text ? 1 : 0);
}

/** What is said beside a matter: who calls whom, and that it is urgent. */
const manners: readonly Intent[] = [
  'yes',
  'no',
  'goodbye',
  'now',
  'repeat_please',
  'wait',
  'hears_me',
  'who_is_this',
  'robot_question',
  'asks_for_owner',
  'asks_about_owner',
  'asks_for_home',
  'wants_callback',
  'wants_human',
  'wants_message',
  'emergency',
];

/** Whether a turn says what the call is about, beside that it is urgent and asks for a call. */
function saysMore(text: string, language: Language, name: string | null): boolean {
  const { hurry, call } = beside(language);
  const rest = withoutIntents(text.replace(hurry, ' '), language, manners);
  return hasMatter([` ${rest} `.replace(call, ' ').replaceAll('·', ' ')], language, name);
}

type Beside = Record<'hurry' | 'call', RegExp>;
const besides = new Map<Language, Beside>();

/** The words of hurry and of calling, each to its end. */
function beside(language: Language): Beside {
  const cached = besides.get(language);
  if (cached) return cached;
  const hurries = phrasesOf[language].urgency.hurry.map((phrase) => needle(phrase, language).trim());
  const patternOf = (words: string) => new RegExp(language === 'ja' ? words : `(?<= )(?:${words})[^ ]*(?= )`, 'g');
  const made = {
    hurry: patternOf(hurries.toSorted((one, other) => other.length - one.length).join('|')),
    call: patternOf(grammarOf[language].accountScams.call),
  };
  besides.set(language, made);
  return made;
}
