import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import type { Intents } from '#functions/nlu/intents/index.ts';
import type { WhenSaid } from '#functions/nlu/port.ts';
import { findWhens } from '#functions/nlu/when/find.ts';
import type { Language } from '#shared/values/language.ts';

type Answer = { text: string; agrees: boolean; intents: Intents };

/**
 * Understanding may attribute a time that the assistant said to the caller. It is the caller’s if they agreed, chose one of
 * two, or named a time themselves; else the question is still open.
 */
export function takesOurs(
  time: WhenSaid,
  { text, agrees, intents }: Answer,
  before: Dialogue,
  language: Language,
): boolean {
  if (!isOurs(time, text, before) || agrees) return true;
  if (intents.first_slot || intents.second_slot || intents.vague_time) return true;
  const setting = { reference: new Date(before.begun_at), zone: before.briefing.zone };
  return findWhens(text, language, setting).length > 0;
}

/** Whether a time is one of those that we offered or proposed, and in none of the caller’s own words. */
function isOurs({ at, text: mention }: WhenSaid, text: string, { offered, proposed }: Dialogue): boolean {
  if (text.toLowerCase().includes(mention.toLowerCase())) return false;
  return [...offered, ...(proposed ? [proposed.at] : [])].some((ours) => Date.parse(ours) === Date.parse(at));
}
