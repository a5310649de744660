import { optionsOf } from '#functions/nlu/when/choice/options.ts';
import { cuesIn, hasCue } from '#functions/nlu/when/cues-in.ts';
import { findWhens, type TimeMention } from '#functions/nlu/when/find.ts';
import { packed } from '#functions/nlu/when/choice/model.bin.ts';
import { decompress } from '#functions/platform/decompress.ts';
import type { Setting, Turn, WhenSaid } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** The requested callback time, or null; times of the caller’s own next call or of events do not count. */
export function callbackIn(turns: readonly Turn[], language: Language, setting: Setting): WhenSaid | null {
  const acceptedTime = turns
    .map((turn, at) => {
      const offer = turns[at - 1];
      if (turn.who !== 'caller' || offer?.who !== 'assistant') return null;
      return acceptedSlot(offer.text, turn.text, language, setting);
    })
    .findLast((slot) => slot !== null);
  const wish = acceptedTime ?? likeliest(turns, language, setting);
  return wish ? { text: wish.text, at: wish.at, precision: wish.precision } : null;
}

/** The offered time that the caller accepts: “the first one”, “Monday”, “yes” to a single one. */
function acceptedSlot(offer: string, answer: string, language: Language, setting: Setting): TimeMention | null {
  const offered = findWhens(offer, language, setting).filter(
    ({ precision, bridged }) => precision !== 'day' && precision !== 'part_of_day' && !bridged,
  );
  if (!offered.length) return null;
  const times = findWhens(answer, language, setting);
  const [first, second] = offered;
  if (times.length) return offered.find((slot) => times.some((time) => isAlike(slot, time))) ?? null;
  if (hasCue(answer, language, 'second')) return second ?? null;
  if (hasCue(answer, language, 'first')) return first ?? null;
  const agrees = hasCue(answer, language, 'agrees') && cuesIn(answer, language, ['unfit']).length === 0;
  return offered.length === 1 && agrees && first ? first : null;
}

const isAlike = (slot: TimeMention, time: TimeMention) =>
  slot.at === time.at ||
  (time.precision === 'day'
    ? slot.at.slice(0, 10) === time.at.slice(0, 10)
    : slot.at.slice(11, 16) === time.at.slice(11, 16));

function likeliest(turns: readonly Turn[], language: Language, setting: Setting): TimeMention | null {
  const { candidates, none } = optionsOf(turns, language, setting);
  let [best, most]: [TimeMention | null, number] = [null, scoreOf(none)];
  for (const candidate of candidates) {
    const score = scoreOf(candidate.features);
    if (score > most) [best, most] = [candidate, score];
  }
  return best;
}

const scoreOf = (features: readonly string[]) =>
  features.reduce((sum, feature) => sum + (weights().get(feature) ?? 0), 0);

let cachedWeights: ReadonlyMap<string, number> | undefined;

/** How much each feature of a time speaks for the callback time, as log odds; unpacked on first use. */
const weights = (): ReadonlyMap<string, number> => (cachedWeights ??= new Map(linesOf(packed)));

function linesOf(model: string): [string, number][] {
  const lines = decompress(model).split('\n');
  return lines.map((line) => {
    const space = line.indexOf(' ');
    return [line.slice(0, space), Number(line.slice(space + 1)) / 100];
  });
}
