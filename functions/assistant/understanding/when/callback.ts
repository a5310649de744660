import { cuesOf, habitsOf, type Cues } from '#functions/assistant/understanding/when/cues.ts';
import { findWhens, type Found } from '#functions/assistant/understanding/when/find.ts';
import { folded } from '#functions/assistant/understanding/when/folded.ts';
import { resolveWhen } from '#functions/assistant/understanding/when/when.ts';
import type { Setting, Turn, WhenSaid } from '#functions/assistant/understanding/port.ts';
import type { Language } from '#shared/values/language.ts';

type Span = { index: number; end: number };
type Heard = { [Cue in keyof Cues]: Span[] };
type Candidate = Found & { weight: number };

/** What a time must weigh to be taken for the wish. */
const ENOUGH = 0.9;
/** And where the caller was asked for one: the answer may have been “any time”. */
const SURE = 2.5;

/** When the caller wishes to be called, or null: not when they will call themselves, nor a time that they tell of. */
export function callbackIn(turns: readonly Turn[], language: Language, setting: Setting): WhenSaid | null {
  const chosen = turns.flatMap((turn, at) => {
    if (turn.who !== 'caller') return [];
    const before = turns[at - 1]?.who === 'assistant' ? turns[at - 1] : undefined;
    return agreed(before?.text ?? '', turn.text, language, setting) ?? weighed(turns, at, language, setting);
  });
  const best = chosen.reduce<Candidate | null>((one, other) => (one && one.weight >= other.weight ? one : other), null);
  const isAsked = turns.some((_, at) => isAnswerTo(turns, at, language));
  return best && best.weight >= (isAsked ? SURE : ENOUGH)
    ? { text: best.text, at: best.at, precision: best.precision }
    : null;
}

const heardCues = (text: string, language: Language): Heard => {
  const { text: plain, origins } = folded(text);
  const spans = (cues: string) =>
    [...plain.matchAll(patternOf(cues))].map(({ index, 0: found }) => ({
      index: origins[index] ?? 0,
      end: origins[index + found.length] ?? text.length,
    }));
  return Object.fromEntries(Object.entries(cuesOf[language]).map(([cue, words]) => [cue, spans(words)])) as Heard;
};

const patterns = new Map<string, RegExp>();

function patternOf(cues: string): RegExp {
  const known = patterns.get(cues);
  if (known) return known;
  const words = cues
    .split('|')
    .map((cue) => folded(cue).text)
    .sort((a, b) => b.length - a.length);
  // Where words are written apart, a cue begins one.
  const made = new RegExp(words.map((word) => (/^[a-zа-я]/.test(word) ? `(?<![a-zа-я])${word}` : word)).join('|'), 'g');
  patterns.set(cues, made);
  return made;
}

/** One of the times that the assistant has offered: “the first one”, “Monday”, “yes” to a single one. */
function agreed(offer: string, answer: string, language: Language, setting: Setting): Candidate[] | null {
  const offered = findWhens(offer, language, setting).filter(
    ({ precision }) => precision !== 'day' && precision !== 'part_of_day',
  );
  if (!offered.length) return null;
  const heard = heardCues(answer, language);
  const said = findWhens(answer, language, setting);
  const alike = (slot: Found, time: Found) =>
    slot.at === time.at ||
    (time.precision === 'day'
      ? slot.at.slice(0, 10) === time.at.slice(0, 10)
      : slot.at.slice(11, 16) === time.at.slice(11, 16));
  const named = offered.find((slot) => said.some((time) => alike(slot, time)));
  const [first] = offered;
  const byOrder = said.length ? undefined : heard.second.length ? offered[1] : heard.first.length ? first : undefined;
  const byYes = !said.length && offered.length === 1 && heard.agrees.length && !heard.unfit.length ? first : undefined;
  const slot = named ?? byOrder ?? byYes;
  return slot ? [{ ...slot, weight: 20 }] : null;
}

/** The greeting may name the time of the call among all that one could say; only a question after it asks for it. */
function isAnswerTo(turns: readonly Turn[], at: number, language: Language): boolean {
  const [asked, answer] = [turns[at - 1], turns[at]];
  if (asked?.who !== 'assistant' || answer?.who !== 'caller' || !turns[at - 2]) return false;
  return heardCues(asked.text, language).asks.length > 0;
}

function weighed(turns: readonly Turn[], at: number, language: Language, setting: Setting): Candidate[] {
  const text = turns[at]?.text ?? '';
  const heard = heardCues(text, language);
  const question = turns[at - 1]?.who === 'assistant' ? (turns[at - 1]?.text ?? '') : '';
  const isAnswer = isAnswerTo(turns, at, language);
  const times = findWhens(text, language, setting);
  if (!times.length && isAnswer) return bare(text, language, setting);
  return times.map((time) => ({
    ...time,
    weight: weightOf(time, times, heard, language, { isAnswer, isShort: at > 0 && text.length < 90 && !question }),
  }));
}

/** “Ten thirty”, as a whole answer. */
function bare(text: string, language: Language, setting: Setting): Candidate[] {
  if (text.length > 25) return [];
  const resolved = resolveWhen(text, language, setting, 'business');
  if (!resolved || resolved.grain === 'second') return [];
  const precision =
    resolved.grain === 'minute' || resolved.grain === 'part_of_day'
      ? resolved.grain
      : resolved.grain === 'hour'
        ? 'hour'
        : 'day';
  return precision === 'day' ? [] : [{ text, at: resolved.at, precision, index: 0, end: text.length, weight: 4 }];
}

/** How far the nearest of `spans` is before a time, and after it; another time between is a long way. */
function distances(time: Found, times: readonly Found[], spans: readonly Span[]): [number, number] {
  const between = (from: number, to: number) =>
    times.filter((one) => one !== time && one.index >= from && one.end <= to).length * BETWEEN;
  const before = spans.filter(({ end }) => end <= time.index + 1);
  const after = spans.filter(({ index }) => index >= time.end - 1);
  return [
    Math.min(...before.map(({ end }) => time.index - end + between(end, time.index))),
    Math.min(...after.map(({ index }) => index - time.end + between(time.end, index))),
  ];
}

/** Another time that lies between is as far as so many letters. */
const BETWEEN = 30;

function weightOf(
  time: Found,
  times: Found[],
  heard: Heard,
  language: Language,
  { isAnswer, isShort }: Circumstances,
): number {
  const { verbLast, dense } = habitsOf[language];
  const scaled = (spans: Span[]) =>
    distances(time, times, spans).map((far) => far * (dense ? 2.5 : 1)) as [number, number];
  const wishes = heard.wishes.filter((wish) => !heard.announces.some((one) => overlaps(one, wish)));
  const unfit = heard.unfit.filter((one) => !heard.suits.some((other) => overlaps(one, other)));
  const [wishBefore, wishAfter] = scaled(wishes);
  const [announceBefore, announceAfter] = scaled(heard.announces);
  const [busyBefore] = scaled(heard.busy);
  const [, unfitAfter] = scaled(unfit);
  const [, suitsAfter] = scaled(heard.suits);
  const [notBefore] = distances(time, times, heard.not);
  const [soBefore] = distances(time, times, heard.so);
  const near = Math.min(wishBefore + (verbLast ? 20 : 0), wishAfter + (verbLast ? 0 : 20));
  let weight = near <= 14 ? 3 : near <= 35 ? 2 : near <= 70 ? 0.5 : near <= 110 ? -0.5 : -1;
  if (isAnswer) weight += times[0] === time ? 4.6 : 4;
  else if (isShort && time.index < 14) weight += 2.5;
  if (time.precision !== 'day') weight += 0.75;
  if (announceBefore <= 45 && announceBefore < wishBefore) weight -= 5;
  else if (announceAfter <= 30 && announceAfter < wishAfter && wishBefore > 35) weight -= 5;
  if (notBefore <= 1) weight -= 4;
  if (soBefore <= 2) weight += 1.5;
  if (busyBefore <= 10 && busyBefore < wishBefore) weight -= 2;
  if (unfitAfter <= 8) weight -= 2.5;
  if (suitsAfter <= 6) weight += 1.5;
  if (heard.recorded.length && wishBefore > 10) weight -= 3;
  return weight - times.indexOf(time) * 0.01;
}

type Circumstances = { isAnswer: boolean; isShort: boolean };

const overlaps = (one: Span, other: Span) => one.index < other.end && other.index < one.end;
