import { readdir } from 'node:fs/promises';

import { candidatesOf, nobodyIn } from '#functions/assistant/understanding/name/name.ts';
import { nameKey } from '#functions/assistant/understanding/name/same.ts';
import { type Labelled, readCalls } from '#scripts/evaluate/calls/labelled.ts';
import type { Choice } from '#scripts/train/callers/softmax.ts';

/** Labelled calls to train on: of other authors, and our own. */
export async function trainingCalls(): Promise<Labelled[]> {
  const folders = ['scripts/train/calls/training', 'scripts/train/calls/more'];
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder).catch(() => [])).map((file) => `${folder}/${file}`)),
  );
  const calls = await Promise.all(
    files
      .flat()
      .filter((file) => file.endsWith('.jsonl'))
      .map(readCalls),
  );
  return calls.flat();
}

export type Example = Choice & { call: Labelled; values: (string | null)[] };

/** What may be the name in a call, and which of it is: the last option is nobody. */
export function exampleOf(call: Labelled): Example {
  const candidates = candidatesOf(call.turns, call.lang);
  const key = call.slots.name ? nameKey(call.slots.name) : null;
  const right = key ? candidates.flatMap(({ value }, at) => (nameKey(value) === key ? [at] : [])) : [candidates.length];
  return {
    call,
    right,
    values: [...candidates.map(({ value }) => value), null],
    options: [...candidates.map(({ features }) => features), nobodyIn(call.turns, call.lang)],
  };
}

const silent = (call: Labelled): Labelled => ({ ...call, turns: call.turns.filter(({ who }) => who === 'caller') });
const small = (call: Labelled): Labelled => ({
  ...call,
  turns: call.turns.map((turn) => (turn.who === 'caller' ? { ...turn, text: turn.text.toLowerCase() } : turn)),
});

/** The same call as it may reach us otherwise: without the assistant’s turns, without capitals. */
export const variantsOf = (call: Labelled): Labelled[] => [call, silent(call), small(call)];
