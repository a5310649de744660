import { type Dialogue, masked } from '#functions/calls/assistant/open/dialogue.ts';
import type { Command } from '#functions/providers/telephony/port.ts';
import type { Heard } from '#functions/calls/telephony/calling-store.ts';

/** What understanding is given to go by is kept small: the last turns, and of each so much. */
const TURNS = 24;
const LETTERS = 600;
const GUESSES = 4;

/** What has been said by now, codes masked. Of a call that may not be written down, only the question that is open. */
export function heardFrom(before: Heard[], { is_recorded, language }: Dialogue, commands: Command[], caller?: Heard) {
  const said = commands.flatMap((each) => (each.c === 'say' ? [each.text] : []));
  const asked: Heard[] = said.length ? [{ who: 'assistant', text: said.join(' '), alternatives: [] }] : [];
  if (!is_recorded) return asked;
  const safe = (text: string) => masked(text.slice(0, LETTERS), language);
  const told = caller && {
    ...caller,
    text: safe(caller.text),
    alternatives: caller.alternatives.slice(0, GUESSES).map(safe),
  };
  return [...before, ...(told ? [told] : []), ...asked].slice(-TURNS);
}
