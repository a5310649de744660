import { composedTimes } from '#functions/nlu/when/choice/edits.ts';
import { noneFeatures } from '#functions/nlu/when/choice/none.ts';
import { placeOf, timeFeatures } from '#functions/nlu/when/choice/time.ts';
import { hasCue } from '#functions/nlu/when/cues-in.ts';
import { findWhens, leadingDuration, type TimeMention } from '#functions/nlu/when/find.ts';
import { resolveWhen } from '#functions/nlu/when/index.ts';
import type { Setting, Turn } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** A time that may be the callback time, with its features. */
type TimeCandidate = TimeMention & { features: string[] };

/** The candidates in the order of the call, and the features of “no callback time”. */
type Options = { candidates: TimeCandidate[]; none: string[] };

/** The most times of a turn; a longer list keeps its ends. */
const MOST = 30;
const some = (times: readonly TimeMention[]) =>
  times.length <= MOST ? times : [...times.slice(0, MOST / 2), ...times.slice(-MOST / 2)];

/** The candidates of a call. */
export function optionsOf(turns: readonly Turn[], language: Language, setting: Setting): Options {
  const answersQuestion = turns.map((_, at) => isAnswer(turns, at, language));
  const candidates = turns.flatMap((turn, at) => {
    if (turn.who !== 'caller') return [];
    const named = some(findWhens(turn.text, language, setting));
    const times = answersQuestion[at] ? timesOfAnswer(turn.text, named, language, setting) : named;
    const place = placeOf(turns, at, answersQuestion);
    return times.map((time) => ({
      ...time,
      features: timeFeatures(time, times, { text: turn.text, language, setting, place }),
    }));
  });
  return { candidates, none: noneFeatures(turns, answersQuestion, candidates.length, language) };
}

/** The times of an answer: also those that elsewhere would be none, or two. */
function timesOfAnswer(
  text: string,
  named: readonly TimeMention[],
  language: Language,
  setting: Setting,
): TimeMention[] {
  const lead = leadingDuration(text, language, setting);
  const times = lead && named.every(({ index }) => index >= lead.end) ? [lead, ...named] : named;
  return times.length ? [...times, ...composedTimes(text, times, language, setting)] : bare(text, language, setting);
}

/** Whether a turn answers the callback question. The greeting may mention times too, but is no such question. */
function isAnswer(turns: readonly Turn[], at: number, language: Language): boolean {
  const [answersQuestion, answer] = [turns[at - 1], turns[at]];
  if (answersQuestion?.who !== 'assistant' || answer?.who !== 'caller' || !turns[at - 2]) return false;
  return hasCue(answersQuestion.text, language, 'asks');
}

/** “Ten thirty”, as a whole answer. */
function bare(text: string, language: Language, setting: Setting): TimeMention[] {
  if (text.length > 25) return [];
  const resolved = resolveWhen(text, language, setting, 'business');
  if (resolved?.grain !== 'minute' && resolved?.grain !== 'hour' && resolved?.grain !== 'part_of_day') return [];
  const place = { index: 0, end: text.length, isDated: false, bridged: 0 };
  const window = { from: resolved.at, until: null, hours: null };
  return [{ text, at: resolved.at, precision: resolved.grain, ...place, ...window }];
}
