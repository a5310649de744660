import type { Turn } from '#functions/nlu/port.ts';
import type { UrgencyPhrases } from '#functions/nlu/languages/pack.ts';
import { phrasesOf } from '#functions/nlu/languages/speech.ts';
import { fold } from '#functions/names/fold.ts';
import type { Language } from '#shared/values/language.ts';

const MOST_LETTERS = 12_000;
const books = new Map<Language, UrgencyPhrases>();

function bookOf(language: Language): UrgencyPhrases {
  const cached = books.get(language);
  if (cached) return cached;
  const entries = Object.entries(phrasesOf[language].urgency).map(([name, list]) => [name, list.map(fold)]);
  const book = Object.fromEntries(entries) as UrgencyPhrases;
  books.set(language, book);
  return book;
}

const textOf = (text: string, language: Language): string => {
  const folded = fold(text.slice(0, MOST_LETTERS).replace(/['’]/g, language === 'en' ? '' : ' '));
  return language === 'ja' ? folded.replaceAll(' ', '') : ` ${folded} `;
};
/** A phrase starts at a word; any ending may follow. */
const needle = (phrase: string, language: Language) => (language === 'ja' ? phrase.replaceAll(' ', '') : ` ${phrase}`);
const says = (text: string, list: readonly string[], language: Language) =>
  list.some((phrase) => text.includes(needle(phrase, language)));

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
      isAsked = says(turnText, book.asks, language);
      continue;
    }
    if (isAsked) {
      if (says(turnText, book.calm, language) || book.no.some((word) => turnText.trim().startsWith(word)))
        answered = false;
      else if (says(turnText, book.urgent, language) || book.yes.some((word) => turnText.trim().startsWith(word)))
        answered = true;
    }
    callerText += turnText;
    isAsked = false;
  }
  if (answered !== null) return answered;
  let rest = callerText;
  for (const phrase of book.calm) rest = rest.replaceAll(needle(phrase, language), ' · ');
  const calmed = rest !== callerText;
  const urgent = book.urgent.filter((phrase) => rest.includes(needle(phrase, language))).length;
  return calmed ? urgent > 1 : urgent > 0;
}
