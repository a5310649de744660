import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import { pieceAt, readerOf } from '#functions/nlu/when/reading.ts';
import type { Time } from '#functions/nlu/when/time-parts.ts';
import type { Setting } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** “Make that ten”: from seven in the morning, before that in the afternoon. */
const FIRST_HOUR = 7;

/**
 * The minute of the day that a bare number means in answer to a question about a time; null if there is none, or more
 * than one. The word for one is an article or a pronoun in most languages and does not count.
 */
export function bareHourIn(text: string, language: Language, setting: Setting): number | null {
  const reader = readerOf(lexemesOf(text, lexiconFor(language)), grammarOf[language].when, setting, true);
  const hours: number[] = [];
  for (let at = 0; at < reader.lexemes.length;) {
    const piece = pieceAt(reader, at);
    const hour = piece?.value.number ?? wholeHourOf(piece?.value.time);
    const isOne = hour === 1 && !/^\p{Nd}/u.test(text.slice(reader.lexemes[at]!.index));
    if (piece && hour !== undefined && Number.isInteger(hour) && hour > 0 && hour <= 24 && !isOne) hours.push(hour);
    at = piece?.to ?? at + 1;
  }
  const [hour] = hours;
  if (hour === undefined || hours.length > 1) return null;
  return (hour < FIRST_HOUR ? hour + 12 : hour % 24) * 60;
}

/** “Around two”, which by itself may be a number of anything. */
const wholeHourOf = (time: Time | undefined) => (time?.minute === 0 && time.grain === 'hour' ? time.hour : undefined);
