import { optionsOf } from '#functions/nlu/when/choice/options.ts';
import type { TimeMention } from '#functions/nlu/when/find.ts';
import { takenOf } from '#functions/nlu/when/offered.ts';
import { weights } from '#functions/nlu/when/choice/model.ts';
import type { Setting, Turn, WhenSaid } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** When the caller wishes to be called, or null: not when they will call themselves, nor a time that they tell of. */
export function callbackIn(turns: readonly Turn[], language: Language, setting: Setting): WhenSaid | null {
  const accepted = turns
    .map((turn, at) => {
      const offer = turns[at - 1];
      if (turn.who !== 'caller' || offer?.who !== 'assistant') return null;
      return takenOf(offer.text, turn.text, language, setting);
    })
    .findLast((slot) => slot !== null);
  const wish = accepted ?? likeliest(turns, language, setting);
  return wish ? { text: wish.text, at: wish.at, precision: wish.precision } : null;
}

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
