import type { Turn } from '#functions/nlu/port.ts';
import type { UrgencyPhrases } from '#functions/nlu/languages/pack.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_LETTERS = 12_000;
/** Each phrase as its parts: all of them must be said. */
type Book = Record<keyof UrgencyPhrases, readonly (readonly string[])[]>;
const books = new Map<Language, Book>();

function bookOf(language: Language): Book {
  const cached = books.get(language);
  if (cached) return cached;
  const entries = Object.entries(phrasesOf[language].urgency).map(([name, list]) => [
    name,
    list.map((phrase) => phrase.split('&').map((part) => needle(part, language))),
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
const saidIn = (text: string) => (parts: readonly string[]) => parts.every((part) => text.includes(part));
const says = (text: string, list: Book[keyof Book]) => list.some(saidIn(text));
const starts = (text: string, list: Book[keyof Book]) =>
  list.some(([word = '']) => text.trim().startsWith(word.trim()));
/** The text without some phrases. */
const without = (text: string, list: Book[keyof Book]) =>
  list.flat().reduce((rest, phrase) => rest.replaceAll(phrase, ' · '), text);

/** From this spam probability on, urgency is only pressure. */
const PRESSURE = 0.7;

/** Whether a call is urgent: the answer to the urgency question, else the caller’s words. */
export function isUrgent(turns: readonly Turn[], language: Language, spamProbability: number): boolean {
  if (spamProbability >= PRESSURE) return false;
  const book = bookOf(language);
  let [isAsked, answered] = [false, null as boolean | null];
  let callerText = '';
  for (const { who, text } of turns) {
    const turnText = textOf(text, language);
    if (who === 'assistant') {
      isAsked = says(turnText, book.asks);
      continue;
    }
    if (isAsked) {
      if (says(turnText, book.calm) || starts(turnText, book.no)) answered = false;
      else if (says(turnText, book.urgent) || starts(turnText, book.yes)) answered = true;
    }
    callerText += turnText;
    isAsked = false;
  }
  if (answered !== null) return answered;
  const alarming = without(callerText, book.harmless);
  const rest = without(alarming, book.calm);
  const urgent = book.urgent.filter(saidIn(rest)).length;
  return rest === alarming ? urgent > 0 : urgent > 1;
}
