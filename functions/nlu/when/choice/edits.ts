import { cuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import { timeEditsIn } from '#functions/nlu/edits/index.ts';
import { hasDays, hasHours, isExact, type Window, windowOf } from '#functions/nlu/edits/window.ts';
import type { Setting } from '#functions/nlu/port.ts';
import type { TimeTurn } from '#functions/nlu/when/choice/turn.ts';
import type { TimeMention } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { instantOf, isoIn, minutesOf } from '#shared/values/zone.ts';

const DAY = 24 * 60;
const HALF_A_DAY = DAY / 2;

const readEdits = (text: string, language: Language, setting: Setting) =>
  timeEditsIn(text, language, setting, { isAboutTime: true, offers: 0, chosen: null });

/** What the words around a time make of it, read as an answer: wanted, refused, or close to one that is; and what corrects it. */
export function editFeatures(time: TimeMention, times: readonly TimeMention[], turn: TimeTurn): string[] {
  const { text, language, setting, place } = turn;
  const { wanted, refused } = readEdits(text, language, setting);
  const own = windowOf(time, setting.zone);
  const said = [
    ['refused', refused, isSame],
    ['wanted', wanted, isSame],
    ['alike', wanted, isAlike],
    ['unlike', refused, isAlike],
  ] as const;
  const edit = said.find(([, windows, is]) => windows.some((window) => is(own, window)))?.[0] ?? 'other';
  const beside = times.length > 2 ? 'many' : times.length;
  return [
    `edit:${edit}`,
    `edit:${edit}:${place.answers}`,
    `edit:${edit}:${place.answers}:${beside}`,
    ...correctionFeatures(time, times, turn),
  ];
}

const isSame = (one: Window, other: Window) =>
  one.first === other.first && one.from === other.from && one.until === other.until;

/** On the same day, or at the same hour of no day. */
const isAlike = (one: Window, other: Window) =>
  hasDays(one) ? one.first === other.first : hasHours(one) && one.from === other.from;

/** “Thursday morning; no, Thursday I’m away, Wednesday”: whether a time is taken back, or takes the place of another. */
function correctionFeatures(time: TimeMention, times: readonly TimeMention[], { text, language, place }: TimeTurn) {
  const dayOf = ({ at }: TimeMention) => at.slice(0, 10);
  const later = times.filter(({ index, isDated }) => isDated && index >= time.end);
  const isAgain = time.isDated && later.some((one) => dayOf(one) === dayOf(time));
  const isOther = later.some((one) => dayOf(one) !== dayOf(time));
  const corrections = cuesIn(text, language).filter(({ cues }) => cues.has('corrects'));
  const isBetween = ({ index }: FoundCue, from: number, to: (one: TimeMention) => boolean) =>
    index >= from && times.some(to);
  const isCorrected = corrections.some((cue) => isBetween(cue, time.end, ({ index }) => index > cue.index));
  const corrects = corrections.some((cue) => cue.index < time.index && times.some(({ end }) => end <= cue.index));
  const correction = `${isCorrected}:${corrects}`;
  return [
    `again:${isAgain}:${isOther}`,
    `again:${isAgain}:${isOther}:${place.answers}`,
    `corrected:${correction}`,
    `corrected:${correction}:${place.answers}`,
    `corrected:${correction}:${isAgain}:${place.answers}`,
  ];
}

/** The wished times that no words name as one: “Wednesday at ten; no, Thursday, the same time”. */
export function composedTimes(
  text: string,
  times: readonly TimeMention[],
  language: Language,
  setting: Setting,
): TimeMention[] {
  if (times.length < 2) return [];
  const windows = times.map((time) => windowOf(time, setting.zone));
  const corrections = cuesIn(text, language).filter(({ cues }) => cues.has('corrects'));
  return readEdits(text, language, setting).wanted.flatMap((window) => {
    if (!hasDays(window) || !hasHours(window) || windows.some((one) => isSame(one, window))) return [];
    const day = times.findLast((_, at) => windows[at]!.first === window.first);
    const hour = times.findLast((_, at) => isSameHour(windows[at]!, window));
    if (!day || !hour || !(isCorrectedBetween(day, hour) || isContinued(day, hour, text))) return [];
    return [composed(day, hour, window, text, setting)];
  });

  function isCorrectedBetween(one: TimeMention, other: TimeMention) {
    const [from, to] = [Math.min(one.end, other.end), Math.max(one.index, other.index)];
    return corrections.some(({ index, end }) => index >= from && end <= to + 1);
  }
}

/** “Friday. Late in the morning.” */
const isContinued = (day: TimeMention, hour: TimeMention, text: string) =>
  hour.index >= day.end && !/[\p{L}\p{N}]/u.test(text.slice(day.end, hour.index));

/** “At eight”, without a day, may be in the evening, where it is in the morning of the day before it. */
const isSameHour = (one: Window, other: Window) =>
  isExact(one) && isExact(other)
    ? one.from! % HALF_A_DAY === other.from! % HALF_A_DAY
    : one.from === other.from && one.until === other.until;

/** The day of one time at the hour of another. */
function composed(day: TimeMention, hour: TimeMention, window: Window, text: string, { zone }: Setting): TimeMention {
  const [index, end] = [Math.min(day.index, hour.index), Math.max(day.end, hour.end)];
  const isoAt = (minute: number) =>
    isoIn(instantOf(Date.parse(`${window.first}T00:00Z`) + minute * MINUTE, zone), zone);
  const at = isoAt(isExact(window) ? window.from! : minutesOf(hour.at.slice(11, 16)));
  const meant = isExact(window)
    ? { from: at, until: null, hours: null }
    : { from: isoAt(window.from ?? 0), until: isoAt(window.until ?? DAY), hours: hour.hours };
  const place = { index, end, isDated: true, bridged: 0 };
  return { text: text.slice(index, end), at, precision: hour.precision, ...place, ...meant };
}
