import { mask } from '#functions/calls/dialogue/masking.ts';
import type { Dialogue } from '#functions/calls/dialogue/state.ts';
import type { HistoryEntry } from '#functions/calls/turn/session-store.ts';
import type { Command } from '#functions/providers/telephony/port.ts';

/** Understanding reads the last turns only, and so much of each. */
const MAX_TURNS = 24;
const MAX_LETTERS = 600;
const MAX_ALTERNATIVES = 4;

/** The history after a turn, codes masked. A call that may not be recorded keeps the open question only. */
export function historyAfter(
  history: HistoryEntry[],
  { is_recorded, language }: Dialogue,
  commands: Command[],
  speech?: HistoryEntry,
): HistoryEntry[] {
  const sentences = commands.flatMap((command) => (command.c === 'say' ? [command.text] : []));
  const question: HistoryEntry[] = sentences.length
    ? [{ who: 'assistant', text: sentences.join(' '), alternatives: [] }]
    : [];
  if (!is_recorded) return question;
  const safe = (text: string) => mask(text.slice(0, MAX_LETTERS), language);
  const answer = speech && {
    ...speech,
    text: safe(speech.text),
    alternatives: speech.alternatives.slice(0, MAX_ALTERNATIVES).map(safe),
  };
  return [...history, ...(answer ? [answer] : []), ...question].slice(-MAX_TURNS);
}
