import { readdir } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { typedPath } from '#scripts/command-line.ts';
import { readJsonLines } from '#scripts/models/labelled-calls.ts';
import { UserError } from '#scripts/user-error.ts';
import { languages } from '#shared/values/language.ts';

const clock = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d$/);
/** Null stays silent. */
const line = z.string().nullable();

/** A scripted call: who calls, what they say, and what a good receptionist makes of it. */
export const ScriptedCall = z.object({
  id: z.string(),
  lang: z.enum(languages),
  situation: z.string(),
  traits: z.array(z.string()).default([]),
  /** Null is withheld. */
  from: z.string().nullable(),
  stir: z.enum(['A', 'B', 'C', 'none']).nullable().default(null),
  /** Said in order. One with `when` waits for one of these questions. */
  script: z.array(z.object({ say: line, when: z.array(z.string()).optional() })),
  /** Said to a question that the script has nothing for, by the question; `default` to any other. */
  answers: z.record(z.string(), line),
  expect: z.object({
    /** The local days and the range in which the callback may start; null books nothing, `any` whatever was offered. */
    booked: z
      .union([z.object({ any: z.literal(true) }), z.object({ days: z.array(z.iso.date()), from: clock, to: clock })])
      .nullable(),
    /** The number to call, where it is not the caller’s own. */
    number: z.string().nullable().default(null),
    verdict: z.enum(['spam', 'not_spam']),
    urgent: z.boolean().default(false),
    name: z.string().nullable().default(null),
    not_name: z.array(z.string()).default([]),
  }),
});
export type ScriptedCall = z.infer<typeof ScriptedCall>;

const SETS = 'scripts/models/data/dialogues';

/** The files of a set: a file, a folder, or the name of a folder of `data/dialogues`. */
async function filesOf(set: string): Promise<string[]> {
  const path = [typedPath(set), join(SETS, set)].find((each) => existsSync(each));
  if (!path) throw new UserError(`There are no dialogues in ${set}.`);
  if (statSync(path).isFile()) return [path];
  const files = (await readdir(path)).filter((file) => file.endsWith('.jsonl')).sort();
  return files.map((file) => join(path, file));
}

/** The scripted calls of a set, or those in one language. */
export async function readScripts(set: string, language?: string): Promise<ScriptedCall[]> {
  const lines = (await Promise.all((await filesOf(set)).map(readJsonLines))).flat();
  const all = lines.map((each) => {
    const call = ScriptedCall.safeParse(each);
    if (call.success) return call.data;
    throw new UserError(`${String((each as { id?: unknown }).id)}: ${z.prettifyError(call.error)}`);
  });
  const some = all.filter(({ lang }) => !language || lang === language);
  if (!some.length) throw new UserError(`There are no dialogues${language ? ` in “${language}”` : ''} in ${set}.`);
  return some;
}
