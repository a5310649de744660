import { cuesIn } from '#functions/nlu/edits/cues-in.ts';
import type { EditCue } from '#functions/nlu/edits/phrases.ts';
import { withoutNumberTalk } from '#functions/nlu/edits/number-talk.ts';
import { type Intent, intentsIn, withoutIntents } from '#functions/nlu/intents/index.ts';
import { hasMatter } from '#functions/nlu/matter/index.ts';
import { hasWordsBeside, namesTopic } from '#functions/nlu/matter/words.ts';
import { vocabularyOf } from '#functions/nlu/name/vocabulary.ts';
import { besideScraps, withoutScraps } from '#functions/nlu/reason/scraps.ts';
import { namesThing } from '#functions/nlu/reason/worth.ts';
import { wordsIn } from '#functions/nlu/intents/words-in.ts';
import type { Turn } from '#functions/nlu/port.ts';
import { type Question, questionBefore } from '#functions/nlu/reason/question.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import { ANY_DAY } from '#functions/nlu/when/any-day.ts';
import type { Language } from '#shared/values/language.ts';

/**
 * A caller’s turn that may say why they call: as said, and without phrases about the number to call. `order`: how many turns
 * were before, without answers to who calls.
 */
export type TellingTurn = { text: string; said: string; asked: Question | null; order: number };

const smallTalk: readonly Intent[] = [
  'yes',
  'no',
  'no_thanks',
  'goodbye',
  'vague_time',
  'now',
  'wait',
  'repeat_please',
  'hears_me',
  'who_is_this',
  'robot_question',
  'withholds_name',
  'asks_for_owner',
];
const MOST_READ = 2500;
/** Longer turns say more than a time, and hardly only agree. */
const BRIEF = 80;

/** What is left of a short text without the times in it, agreement and small talk. */
export function withoutAnswers(text: string, language: Language, most = BRIEF): string {
  if (text.length > most) return text;
  const untimed = findWhens(text, language, ANY_DAY).reduceRight(
    (rest, { text: time }) => rest.replace(time, ' '),
    text,
  );
  return withoutIntents(untimed, language, smallTalk).replace(/[\p{N}\s]+/gu, ' ');
}

/** “Yeah, no bother”, to whether the call may be recorded. */
const isConsent = (text: string, asked: Question | null, language: Language): boolean => {
  if (asked !== 'consent' || text.length > BRIEF / 2) return false;
  const { yes, no, emergency } = intentsIn(text, language);
  return (yes || no) && !emergency;
};

/** With fewer words beside the time, a turn is about the time. */
const BESIDE_TIME = 14;
const MOST_OF_TIME = 1000;

/** Whether a turn names a time and hardly more. */
export function settlesTime(text: string, language: Language): boolean {
  const rest = withoutAnswers(text, language, MOST_OF_TIME);
  return findWhens(text, language, ANY_DAY).length > 0 && (rest.match(/\p{L}+/gu) ?? []).length < BESIDE_TIME;
}

/** Beside a scrap so many words, or Japanese letters, are a part of it: “Monique, turn the TV down”. */
const BESIDE_ASIDE = { words: 2, letters: 6 };
/** What settles a time ends with so many Japanese letters. */
const ENDING = 3;
const MOST_OF_SCRAP = 300;

/** Shorter words name nothing. */
const LEAST_NAMED = 3;
/** Whom a Japanese caller asks for: 「西岡様は」. */
const ADDRESSED = /[\p{Script=Han}\p{Script=Katakana}ー・]{1,12}(?:様|さま|さん|ちゃん)(?:って|[はがの])?/u;

/** How many words, or Japanese letters, a turn has beside scraps, times and small talk; Infinity if they name something. */
function wordsBesideScraps(text: string, rest: string, language: Language): number {
  const bare = withoutAnswers(rest, language, MOST_OF_SCRAP);
  if (namesThing(bare, language) || bare.trim().length === text.trim().length) return Infinity;
  if (language === 'ja') return (bare.replace(ADDRESSED, '').match(/\p{L}/gu) ?? []).length;
  const { frequent } = vocabularyOf(language);
  return new Set(wordsIn(bare, language).filter((word) => word.length >= LEAST_NAMED && !frequent.has(word))).size;
}

const isShortAndUnnamed = (text: string, language: Language) =>
  text.length <= MOST_OF_SCRAP && !namesTopic(text, language);

/** Whether a turn only speaks of the call, or to others in the room. */
export function isAside(text: string, language: Language): boolean {
  if (!isShortAndUnnamed(text, language)) return false;
  const { rest, asides } = besideScraps(text, language);
  const { words, letters } = BESIDE_ASIDE;
  return asides > 0 && wordsBesideScraps(text, rest, language) <= (language === 'ja' ? letters : words);
}

const choosing: readonly EditCue[] = ['first', 'second', 'sooner'];
/** A text without the choice of an offered time: “the later one, please”. */
const withoutChoice = (text: string, language: Language): string =>
  cuesIn(text, language)
    .filter(({ cues }) => choosing.some((cue) => cues.has(cue)))
    .reduceRight((rest, { index, end }) => `${rest.slice(0, index)} ${rest.slice(end)}`, text);

/** Whether a turn only settles a time or a number, agrees, or is an aside. */
export function isScrap(text: string, language: Language): boolean {
  if (isAside(text, language)) return true;
  if (!isShortAndUnnamed(text, language)) return false;
  const { rest } = besideScraps(withoutChoice(withoutNumberTalk(text, language, ANY_DAY), language), language);
  return wordsBesideScraps(text, rest, language) <= (language === 'ja' ? ENDING : 0);
}

/** A shorter answer to the question why may be none: “what?”. */
const ANSWER = { words: 3, letters: 5 };
/** A longer turn hardly says only who calls. */
const LONG = { words: 9, letters: 20 };
const isLong = (text: string, language: Language, least: typeof LONG) =>
  language === 'ja' ? text.length >= least.letters : text.trim().split(/\s+/u).length >= least.words;

/** “For the school books”: asked why, nobody says only where they call from. */
const answersWhy = (text: string, asked: Question | null, language: Language): boolean =>
  asked === 'why' && isLong(text, language, ANSWER) && namesThing(text, language);

/** “Am I talking to a machine?”, “who is this?” */
const aboutCall: readonly Intent[] = ['robot_question', 'who_is_this', 'hears_me', 'asks_for_owner', 'repeat_please'];
const MOST_ABOUT_CALL = { words: 14, letters: 24 };
/** Whether a turn asks about the call and hardly says more. */
export function isAboutCall(text: string, language: Language): boolean {
  const intents = intentsIn(text.slice(0, MOST_READ), language);
  return aboutCall.some((one) => intents[one]) && !isLong(text, language, MOST_ABOUT_CALL);
}

/**
 * The turns among which the reason is: the answers to the question why, after them those before that say more than who
 * calls; else these; those that answer later questions (times, numbers, what else there is) only if nothing was said before.
 */
export function tellingTurns(turns: readonly Turn[], language: Language, name: string | null): TellingTurn[] {
  let order = 0;
  const all = turns.flatMap((turn, at): TellingTurn[] => {
    if (turn.who !== 'caller') return [];
    const asked = questionBefore(turns, at, language);
    const text = withoutScraps(withoutNumberTalk(turn.text.slice(0, MOST_READ), language, ANY_DAY), language);
    return [{ text, said: turn.text, asked, order: asked === 'consent' || asked === 'who' ? order : order++ }];
  });
  const worded = all.filter(
    ({ text, said, asked }) =>
      !isConsent(text, asked, language) &&
      !(asked === 'later' ? isScrap : isAside)(said, language) &&
      (hasWordsBeside(withoutAnswers(text, language), language, name) || answersWhy(text, asked, language)),
  );
  const early = worded.filter(({ asked }) => asked !== 'later');
  const hasReason = ({ text }: TellingTurn) => isLong(text, language, LONG) || hasMatter([text], language, name);
  const answers = early.filter((one) => one.asked === 'why' && (isLong(one.text, language, ANSWER) || hasReason(one)));
  const before = early.filter((one) => one.asked !== 'why' && hasReason(one));
  return (
    [
      answers.length && language !== 'ja' ? [...answers, ...before] : answers,
      early.filter(hasReason),
      worded.filter(hasReason),
      early,
      worded,
    ].find((some) => some.length) ?? all
  );
}
