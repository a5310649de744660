import { correctedNumber, numberIn } from '#functions/calls/dialogue/spoken-numbers.ts';
import { namedCountry } from '#functions/calls/dialogue/named-country.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import { cuesIn, type FoundCue } from '#functions/nlu/edits/cues-in.ts';
import type { Language } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';

/** A number to call that the caller names, and whether it is a known one with another end. */
type SaidNumber = { number: Phone | null; isNewEnd: boolean };

/** The number of a sentence: in full, or by its last digits, “the last one is nine, not eight”. */
export function saidNumber(text: string, language: Language, { briefing, step, number }: Dialogue): SaidNumber {
  const near = briefing.caller_number ?? briefing.owner_number;
  const country = namedCountry(text, language);
  const cues = cuesIn(text, language);
  const about = cues.find((cue) => cue.cues.has('number_end'));
  const isReadBack = step === 'confirm' || step === 'number' || (step === 'callback' && about !== undefined);
  const readBack = isReadBack ? number : null;
  const whole = numberIn(about ? text.slice(0, about.index) : text, language, near, country);
  const known = about ? (whole ?? readBack) : readBack;
  const end = known && !(whole && !about) ? endIn(known) : null;
  const said = whole ?? numberIn(text, language, near, country);
  // Repeating the number that was read back corrects nothing.
  return { number: end ?? (said === readBack ? null : said), isNewEnd: end !== null && !whole };

  function endIn(known: Phone) {
    const rest = about ? withoutRefused(text, cues, about.end) : text;
    return correctedNumber(rest, language, known, about !== undefined);
  }
}

/** What follows a place, without the digits that are refused: “nine, not eight”, “otuz sekiz değil seksen üç”. */
function withoutRefused(text: string, cues: readonly FoundCue[], from: number): string {
  const later = cues.filter(({ index, cues: all }) => index >= from && !all.has('corrects'));
  const refused = later.flatMap(({ cues: all, index, end }, at) => {
    if (all.has('except')) return [[index, later[at + 1]?.index ?? text.length] as const];
    return all.has('except_before') ? [[later[at - 1]?.end ?? from, end] as const] : [];
  });
  const kept = refused.reduceRight((rest, [start, end]) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return kept.slice(from);
}
