import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parse } from 'csv-parse/sync';
import * as z from 'zod';

const Record = z.object({ scenario_id: z.string(), name_first: z.string(), name_last: z.string() });
const Row = z.object({
  ...{ dialogue_id: z.string(), speaker_id: z.string(), scenario_id: z.string() },
  ...{ item: z.string(), attempt_num: z.coerce.number(), nbest: z.string() },
});
export type Turn = { dialogue: string; speaker: string; attempt: number; heard: string[]; target: number };

/** Records and the turns in which a caller says the name of one, or nothing where the files are not. */
export async function spokenNames(folder: string) {
  const [records, dialogues] = [join(folder, 'records.en.csv'), join(folder, 'dialogues.en.tsv')];
  if (!existsSync(records) || !existsSync(dialogues)) return undefined;
  const rows = (file: Buffer, delimiter: string): unknown => parse(file, { columns: true, bom: true, delimiter });
  const people = z.array(Record).parse(rows(await readFile(records), ','));
  const at = new Map(people.map(({ scenario_id }, i) => [scenario_id, i]));
  const turns = z
    .array(Row)
    .parse(rows(await readFile(dialogues), '\t'))
    .filter(({ item }) => item === 'name')
    .map((row) => ({
      ...{ dialogue: row.dialogue_id, speaker: row.speaker_id, attempt: row.attempt_num },
      ...{ heard: z.array(z.string()).parse(JSON.parse(row.nbest)), target: at.get(row.scenario_id) },
    }));
  return {
    names: people.map(({ name_first, name_last }) => ({ first: name_first, last: name_last })),
    turns: turns.filter((turn): turn is Turn => turn.target !== undefined),
    /** Turns that name a record that there is not. */
    without: turns.filter(({ target }) => target === undefined).length,
  };
}
