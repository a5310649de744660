import { anyTime, type Window } from '#functions/nlu/edits/window.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';
import type { Setting } from '#functions/nlu/port.ts';
import { cuesIn } from '#functions/nlu/when/cues-in.ts';
import { duration as durationAt } from '#functions/nlu/when/elements/duration.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import { isSkipped } from '#functions/nlu/when/reader.ts';
import { readerOf } from '#functions/nlu/when/reading.ts';
import type { Language } from '#shared/values/language.ts';
import { dayAndMinutesIn } from '#shared/values/zone.ts';

/** The letters of a preposition. */
const NEAR = 4;
/** The minutes of a day. */
const DAY = 1440;

/**
 * From when on an answer suits that names a wait, “no antes de dos horas”, and no other time; null without one.
 */
export function waitIn(text: string, language: Language, setting: Setting): Window | null {
  const [earliest] = cuesIn(text, language, ['earliest']);
  if (!earliest) return null;
  const from = language === 'tr' ? 0 : earliest.end;
  const { minutes, end } = lengthOf(text.slice(from), language, setting) ?? {};
  if (!minutes || !end) return null;
  const { day, minutes: now } = dayAndMinutesIn(setting.zone, setting.reference.getTime());
  const times = findWhens(text, language, setting);
  const isOther = times.some(
    (time) => time.isDated || time.index >= from + end || (!time.bridged && time.end >= from + end && isClock(time)),
  );
  if (isOther || now + minutes >= DAY) return null;
  return { ...anyTime, first: day, last: day, from: now + minutes, until: DAY };

  /** «Не раньше двух часов» names an hour, and so does «pas avant deux heures» until it is over. */
  function isClock({ from: begins }: { from: string }) {
    const isOver = dayAndMinutesIn(setting.zone, Date.parse(begins)).day !== day;
    return language === 'ru' || (language === 'fr' && !isOver);
  }
}

/** The minutes that a text begins with, “two hours”, and where they end. */
function lengthOf(text: string, language: Language, setting: Setting): { minutes: number; end: number } | null {
  const lexemes = lexemesOf(text, lexiconFor(language));
  const reader = readerOf(lexemes, grammarOf[language].when, setting, false);
  const from = lexemes.findIndex((_, at) => !isSkipped(reader, at));
  const [longest] = durationAt(reader, from).sort((one, other) => other.to - one.to);
  if (!longest || lexemes[from]!.index > NEAR) return null;
  const { n, grain } = longest.value;
  if (grain !== 'hour' && grain !== 'minute') return null;
  const { end } = lexemes[longest.to - 1]!;
  return { minutes: grain === 'hour' ? n * 60 : n, end };
}
