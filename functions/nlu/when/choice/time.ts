import type { TimeTurn, TurnPosition } from '#functions/nlu/when/choice/turn.ts';
import { cueFeatures } from '#functions/nlu/when/choice/cues.ts';
import { editFeatures } from '#functions/nlu/when/choice/edits.ts';
import { bucket } from '#functions/nlu/when/choice/distance.ts';
import { wordFeatures } from '#functions/nlu/when/choice/words.ts';
import type { TimeMention } from '#functions/nlu/when/find.ts';
import type { Turn } from '#functions/nlu/port.ts';

export function placeOf(turns: readonly Turn[], at: number, answersQuestion: readonly boolean[]): TurnPosition {
  const callers = turns.flatMap(({ who }, index) => (who === 'caller' ? [index] : []));
  const [nth, last] = [callers.indexOf(at), callers.length - 1];
  return {
    order: last === 0 ? 'only' : nth === 0 ? 'first' : nth === last ? 'last' : 'mid',
    replies: turns[at - 1]?.who === 'assistant',
    answers: answersQuestion[at] ? 'yes' : answersQuestion.includes(true) ? 'other' : 'no',
  };
}

/** The features of one of the times of a turn. */
export function timeFeatures(time: TimeMention, times: readonly TimeMention[], turn: TimeTurn): string[] {
  const others = times.filter((one) => one !== time && !one.bridged);
  return [
    ...ownFeatures(time, times, others, turn),
    ...cueFeatures(time, others, turn),
    ...wordFeatures(time, turn.text, turn.language),
    ...editFeatures(time, times, turn),
  ];
}

/** The features of the time itself and its position. */
function ownFeatures(
  time: TimeMention,
  times: readonly TimeMention[],
  others: readonly TimeMention[],
  turn: TimeTurn,
): string[] {
  const { text, language, setting, place } = turn;
  const { order, replies, answers } = place;
  const { precision, isDated, bridged } = time;
  const days = Math.round((Date.parse(time.at) - setting.reference.getTime()) / 86_400_000);
  const hour = Number(time.at.slice(11, 13));
  const at = times.indexOf(time);
  const isPart = times.some((one) => one !== time && one.bridged && one.index <= time.index && one.end >= time.end);
  const beside = others.length > 1 ? 'many' : others.length;
  return [
    `turn:${order}:${answers}`,
    `turn:${replies}:${answers}`,
    `answer:${answers}`,
    `is:${precision}:${isDated}`,
    `is:${language}:${precision}:${isDated}`,
    `order:${orderAmong(time, others)}:${answers}:${precision === 'day' ? 'day' : 'hour'}`,
    `place:${at === 0 ? 'first' : 'later'}:${at === times.length - 1 ? 'last' : 'before'}`,
    `days:${days < 0 ? 'past' : days > 31 ? 'long' : days > 7 ? 'weeks' : 'soon'}`,
    `hour:${hour < 7 ? 'night' : hour > 20 ? 'late' : 'day'}`,
    ...(bridged ? ['bridged', `bridged:${Math.min(bridged, 6)}`, `bridged:${language}`] : []),
    ...(isPart ? [`part:${isDated}`] : []),
    `begins:${bucket(time.index)}`,
    `ends:${bucket(text.length - time.end)}`,
    `text:${text.length < 40 ? 'short' : text.length < 120 ? 'mid' : 'long'}:${beside}`,
  ];
}

function orderAmong({ index }: TimeMention, others: readonly TimeMention[]): string {
  if (!others.length) return 'only';
  if (others.every((one) => one.index < index)) return 'last';
  return others.every((one) => one.index > index) ? 'first' : 'mid';
}
