import type { TimeEdits } from '#functions/nlu/edits/index.ts';
import { type Intent, type Intents, intentsIn, withoutIntents } from '#functions/nlu/intents/index.ts';
import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import { introduces } from '#functions/nlu/name/introduction.ts';
import { namesThing } from '#functions/nlu/reason/worth.ts';
import { withoutAnswers } from '#functions/nlu/reason/telling.ts';
import { cuesIn as cuesAround } from '#functions/nlu/when/cues-in.ts';
import type { Cue } from '#functions/nlu/when/cues.ts';
import { ANY_DAY } from '#functions/nlu/when/any-day.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { isUrgent } from '#functions/nlu/urgency/index.ts';
import type { Language } from '#shared/values/language.ts';

/** Whether an utterance ends as a question, where recognition writes punctuation. */
export const isQuestion = (text: string): boolean => /[?？؟]\s*$/.test(text);

/** What is no message: “no, that’s all, thanks”. */
const leaveTaking: readonly Intent[] = ['yes', 'no', 'no_thanks', 'goodbye', 'hears_me', 'repeat_please', 'wait'];
/** “Right now, please, it’s urgent”. */
const BRIEF = { words: 6, letters: 16 };
export const isBrief = (text: string): boolean => isShort(text, BRIEF);

/** So many words refuse to be recorded and say nothing of the matter. */
const REFUSAL = { words: 14, letters: 40 };
/** A no is meant for the question where it comes first. */
const FIRST_WORDS = 3;

/**
 * Whether an utterance only answers whether the call may be recorded: “yes yes, just be quick”, “I’d rather you didn’t, if you
 * don’t mind”, but not “it’s Tom”, nor “okay, hurry, the pipe burst”.
 */
export function isOnlyConsent(text: string, language: Language): boolean {
  const { yes, no, emergency, do_not_record } = intentsIn(text, language);
  if (emergency || isUrgent([{ who: 'caller', text }], language, 0)) return false;
  if (isBrief(text) && (yes || no)) return true;
  const beginsWithNo = no && intentsIn(text.split(' ').slice(0, FIRST_WORDS).join(' '), language).no;
  return isShort(text, REFUSAL) && (do_not_record || beginsWithNo) && !introduces(text, language);
}
const THANKS = { words: 4, letters: 10 };

export const isShort = (text: string, most: { words: number; letters: number }) =>
  /[\u3040-\u30ff\u4e00-\u9fff]/.test(text)
    ? text.length <= most.letters
    : (text.match(/[\p{L}\p{M}\p{N}’']+/gu) ?? []).length <= most.words;

export const restOf = (text: string, language: Language, some: readonly Intent[]) =>
  withoutIntents(text, language, some).replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '');

/** After a “no” or a goodbye, a few words are only thanks. */
export function hasContent(text: string, intents: Intents, language: Language): boolean {
  const rest = restOf(text, language, leaveTaking);
  const isLeaving = (intents.no || intents.no_thanks || intents.goodbye) && !intents.tells_owner;
  return isLeaving ? !isShort(rest, THANKS) : !isShort(rest, { words: 1, letters: 3 });
}

/** Whether an utterance says something beside times, agreement and small talk, and does not ask for it. */
export const saysMore = (text: string, language: Language): boolean =>
  !isQuestion(text) && !isShort(withoutAnswers(text, language, MOST_ANSWERED), BESIDE);

/** What speaks of the call, or of when the caller can talk. */
const wishing: readonly Cue[] = ['call', 'free', 'suits'];

/** Whether what an utterance says beside a time is about something: “Friday at three, the fair was moved to the park”. */
export function namesMatter(text: string, language: Language): boolean {
  const isTimed = findWhens(text.slice(0, MOST_ANSWERED), language, ANY_DAY).length > 0;
  const rest = withoutAnswers(text, language, MOST_ANSWERED);
  // “At four, when I am back from school”
  const isWish =
    cuesAround(text, language, wishing).length > 0 || cuesIn(text, language).some(({ cues }) => cues.has('when'));
  if (!isTimed || isQuestion(text) || (isWish && !hasClause(text, language))) return false;
  return !isShort(rest, LEAST_NAMED) && namesThing(rest, language);
}

/** Whether an utterance corrects what was said before: “no wait, it’s the blue one”. Less is left of “no, wait a moment”. */
export function corrects(text: string, intents: Intents, language: Language): boolean {
  const takesBack = (intents.no && intents.wait) || cuesIn(text, language).some(({ cues }) => cues.has('corrects'));
  if (!takesBack || isQuestion(text) || intents.wants_no_callback) return false;
  return !isShort(restOf(withoutAnswers(text, language, MOST_ANSWERED), language, leaveTaking), LEAST_MATTER);
}

/** Whether an utterance says more than people do to settle a time: also a clause without one. */
export const isLong = (text: string, language: Language): boolean =>
  !isShort(withoutAnswers(text, language, MOST_ANSWERED), TIME_TALK) && hasClause(text, language);

/** Whether an utterance has a clause without a time, longer than the reason for one. */
export const hasClause = (text: string, language: Language): boolean =>
  piecesBetweenTimes(text, language).some((piece) => !isShort(withoutAnswers(piece, language), CLAUSE));

/** What is said before, between and after times and words that change them; not what follows “when”. */
function piecesBetweenTimes(text: string, language: Language): string[] {
  const times = findWhens(text, language, ANY_DAY).map(({ index, end }) => ({ index, end, isWhen: false }));
  const cues = cuesIn(text, language).map(({ index, end, cues: all }) => ({ index, end, isWhen: all.has('when') }));
  const places = [...times, ...cues].toSorted((one, other) => one.index - other.index);
  let [from, isWhen] = [0, false];
  const pieces: string[] = [];
  for (const place of [...places, { index: text.length, end: text.length, isWhen: false }]) {
    if (!isWhen) pieces.push(text.slice(from, Math.max(from, place.index)));
    from = Math.max(from, place.end);
    ({ isWhen } = place);
  }
  return pieces;
}

/** So much is said beside the time to settle it: “no, on Tuesday I am out, make it …”. */
const TIME_TALK = { words: 10, letters: 22 };
/** A shorter clause gives the reason for a time: “on Tuesday I am out”. */
const CLAUSE = { words: 4, letters: 10 };
/** A longer turn says more than a time. */
const MOST_ANSWERED = 300;
/** Less is hardly something to pass on. */
const BESIDE = { words: 5, letters: 10 };
const LEAST_NAMED = { words: 3, letters: 8 };
const LEAST_MATTER = { words: 2, letters: 6 };

/** “Tell her to bring the keys”, and a question that is not about the call or its time; not “have her call me”. */
export function isForOwner(text: string, intents: Intents, edits: TimeEdits, language: Language): boolean {
  const { wanted, choice, other, aboutNumber } = edits;
  const isAboutCallback = intents.wants_callback || intents.wants_no_callback || other !== null || aboutNumber;
  const isAside = intents.only_message || intents.repeat_please || intents.wait || choice !== null;
  if (intents.wants_text && !wanted.length) return true;
  if (isAboutCallback || isAside) return false;
  const asks = (isQuestion(text) || intents.asks_something || intents.asks_about_owner) && !wanted.length;
  return intents.tells_owner || (asks && (!isBrief(text) || asksBriefly(text, intents, edits, language)));
}

const aboutOwner: readonly Intent[] = ['asks_about_owner', 'asks_for_owner', 'asks_for_home'];
/** Whether something is named beside what sounds as if it were about the owner: “where is the key?” */
export const namesThingBesideOwner = (text: string, language: Language): boolean =>
  namesThing(withoutAnswers(withoutIntents(text, language, aboutOwner), language, MOST_ANSWERED), language);

/** What a few words of a caller ask or say of the call itself. */
const aboutCall: readonly Intent[] = [
  ...leaveTaking,
  'asks_clock',
  'asks_for_code',
  'asks_if_noted',
  'do_not_record',
  'what_recording',
  'now',
  'robot_question',
  'vague_time',
  'wants_human',
  'who_is_this',
];

/** “Is the room still free?”, “how much is it?”; not “at what time?” */
function asksBriefly(text: string, intents: Intents, { refused }: TimeEdits, language: Language): boolean {
  if (refused.length) return false;
  if (namesThingBesideOwner(text, language)) return true;
  if (
    aboutCall.some((one) => intents[one]) ||
    aboutOwner.some((one) => intents[one]) ||
    cuesAround(text, language, ['asks', 'call']).length
  )
    return false;
  return !isShort(withoutAnswers(text, language, MOST_ANSWERED), { words: 1, letters: 3 });
}

/** “No need to call me back, it’s just to say that he can be fetched on Monday”: the day belongs to the message. */
export const wantsNoCall = (intents: Intents): boolean =>
  intents.wants_no_callback && (intents.only_message || intents.tells_owner) && !intents.wants_callback;

const aboutMessage: readonly Intent[] = ['only_message', 'wants_message', 'wants_no_callback'];
/** “Just take a message”, “no need to call”, and nothing that would be one. */
export const onlyWantsMessage = (text: string, intents: Intents, language: Language): boolean =>
  aboutMessage.some((one) => intents[one]) &&
  !intents.wants_callback &&
  isShort(restOf(text, language, [...aboutMessage, ...leaveTaking]), BESIDE_MESSAGE);
const BESIDE_MESSAGE = { words: 3, letters: 6 };

/** Talks on without a pause, as a recording does. */
const MONOLOGUE = { words: 30, letters: 120 };
export const isMonologue = (text: string) =>
  text.split(' ').length >= MONOLOGUE.words || (/[\u3040-\u30ff]/.test(text) && text.length >= MONOLOGUE.letters);
