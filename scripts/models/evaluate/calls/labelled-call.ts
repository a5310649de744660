import { readFile } from 'node:fs/promises';

import * as z from 'zod';

import { Precision, ReasonClass } from '#functions/nlu/port.ts';
import { languages } from '#shared/values/language.ts';

/** A call with the labels of its author. */
export const LabelledCall = z.object({
  id: z.string(),
  lang: z.enum(languages),
  label: z.enum(['legit', 'spam']),
  turns: z.array(z.object({ who: z.enum(['assistant', 'caller']), text: z.string() })),
  slots: z.object({
    name: z.string().nullish(),
    reason: z.string().nullish(),
    reason_class: ReasonClass.nullish(),
    callback_text: z.string().nullish(),
    callback_iso: z.string().nullish(),
    callback_precision: Precision.nullish(),
    urgent: z.boolean().nullish(),
  }),
  reference_time: z.string(),
  zone: z.string(),
});
export type LabelledCall = z.infer<typeof LabelledCall>;

export async function readCalls(file: string): Promise<LabelledCall[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim());
  return lines.map((line) => LabelledCall.parse(JSON.parse(line)));
}
