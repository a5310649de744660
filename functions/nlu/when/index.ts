import { lexemesOf, lexiconFor } from '#functions/nlu/when/lexicon.ts';
import { momentOf, type Sense } from '#functions/nlu/when/moment.ts';
import { join, pieceAt, readerOf } from '#functions/nlu/when/reading.ts';
import type { TimeParts } from '#functions/nlu/when/time-parts.ts';
import { isOnCalendar, type Grain } from '#functions/nlu/when/wall.ts';
import { instantOf, isoIn, isoOf, wallOf } from '#shared/values/zone.ts';
import type { Setting } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';
import { grammarOf } from '#functions/nlu/languages/speech.ts';

/** A moment in the owner’s zone, and its precision. */
type Resolved = { start: string; at: string; grain: Grain };

/** The earliest moment that a phrase about a time can mean, without context; or null. */
export function resolveWhen(
  phrase: string,
  language: Language,
  setting: Setting,
  sense: Sense = 'next',
): Resolved | null {
  const grammar = grammarOf[language].when;
  const reader = readerOf(lexemesOf(phrase, lexiconFor(language)), grammar, setting, true);
  let parts: TimeParts = {};
  for (let at = 0; at < reader.lexemes.length;) {
    const piece = pieceAt(reader, at);
    const both = piece && join(parts, piece.value, reader);
    if (both) parts = both;
    at = piece?.to ?? at + 1;
  }
  if (parts.number !== undefined) return null;
  const period = momentOf(parts, reader.now, grammar, sense);
  if (!period || !isOnCalendar(period.wall)) return null;
  const instant = parts.zone === undefined ? instantOf(period.wall, setting.zone) : period.wall - parts.zone * 60_000;
  return { start: isoOf(wallOf(instant, setting.zone)), at: isoIn(instant, setting.zone), grain: period.grain };
}
