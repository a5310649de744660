import { languageOf } from '#functions/nlu/language/index.ts';
import { callerName } from '#functions/nlu/name/index.ts';
import type { Turn, Understanding, Understood } from '#functions/nlu/port.ts';
import { affiliationOf } from '#functions/nlu/reason/affiliation.ts';
import { reasonOf } from '#functions/nlu/reason/index.ts';
import { spamByWords } from '#functions/nlu/spam/index.ts';
import { isUrgent } from '#functions/nlu/urgency/index.ts';
import { callbackIn } from '#functions/nlu/when/callback.ts';

/** Limits of a turn and a call; by then a longer one has stated its reason. */
const MOST_LETTERS = 16_000;
const MOST_TURNS = 60;

const control = /[\p{Cc}\p{Co}\p{Cs}]+/gu;
const clean = (text: string): string =>
  text
    .slice(0, MOST_LETTERS)
    .replace(control, ' ')
    .replace(/\p{Cf}+/gu, '')
    .normalize('NFC');

/** A callback time is at the start or the end of a long turn; the middle is skipped. */
const MOST_LETTERS_OF_WISHES = 1500;
const wishful = (turn: Turn): Turn =>
  turn.text.length <= 2 * MOST_LETTERS_OF_WISHES
    ? turn
    : { ...turn, text: `${turn.text.slice(0, MOST_LETTERS_OF_WISHES)} . ${turn.text.slice(-MOST_LETTERS_OF_WISHES)}` };

/** Turns without control characters, limited in number and length. */
export const recognizedTurns = (turns: readonly Turn[]): Turn[] =>
  turns.slice(0, MOST_TURNS).map(({ who, text, alternatives = [] }) => ({
    who,
    text: clean(text),
    alternatives: alternatives.slice(0, 10).map(clean),
  }));

/** Understands calls by our own rules and small models, without network access. */
export const embedded: Understanding = {
  async understand(turns, { language: callLanguage, ...setting }): Promise<Understood> {
    const callTurns = recognizedTurns(turns);
    const callerTexts = callTurns.filter(({ who }) => who === 'caller').map(({ text }) => text);
    const language = languageOf(callerTexts, callLanguage);
    const callback = callbackIn(callTurns.map(wishful), language, setting);
    const spam = spamByWords(callTurns, language, callback);
    const name = callerName(callTurns, language);
    return {
      language,
      name,
      from: affiliationOf(callTurns, language, name?.value ?? null),
      reason: reasonOf(callTurns, language, name?.value ?? null),
      urgent: isUrgent(callTurns, language, spam.probability, name?.value ?? null),
      callback,
      spam,
    };
  },
};
