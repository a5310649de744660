import { grammarOf } from '#functions/nlu/languages/speech.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import { pieceAt, readerOf } from '#functions/nlu/when/reading.ts';
import type { Setting } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** “Make that ten”: from seven in the morning, before that in the afternoon. */
const FIRST_HOUR = 7;

/**
 * The minute of the day that a bare number means in answer to a question about a time, or an hour and its minutes, “nine
 * fifteen”; null if there is none, or more than one. The word for one is an article or a pronoun in most languages and does
 * not count, but where it is `isSure`: “not one, two”.
 */
export function bareHourIn(text: string, language: Language, setting: Setting, isSure = false): number | null {
  const reader = readerOf(lexemesOf(text, lexiconFor(language)), grammarOf[language].when, setting, true);
  const times: number[] = [];
  for (let at = 0; at < reader.lexemes.length;) {
    const piece = pieceAt(reader, at);
    const { number: hour, time } = piece?.value ?? {};
    const isOne = !isSure && hour === 1 && !/^\p{Nd}/u.test(text.slice(reader.lexemes[at]!.index));
    const isHour = hour !== undefined && Number.isInteger(hour) && hour > 0 && hour <= 24 && !isOne;
    if (time && time.hour > 0) times.push(minutesAt(time.hour, time.minute));
    else if (isHour) times.push(minutesAt(hour, 0));
    at = piece?.to ?? at + 1;
  }
  const [only] = times;
  return only === undefined || times.length > 1 ? null : only;
}

const minutesAt = (hour: number, minute: number) => (hour < FIRST_HOUR ? hour + 12 : hour % 24) * 60 + minute;
