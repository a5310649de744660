import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { Precision, ReasonClass } from '#functions/nlu/port.ts';
import { languages } from '#shared/values/language.ts';

/** A call with what it means, as its author labelled it. */
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

const CALLS = 'scripts/models/data/calls';

/** Folders of labelled calls to train on: one per group of authors, and our own. */
export const trainingFolders = [
  'training',
  'training-2',
  'training-3',
  'training-4',
  'training-5',
  'training-6',
  'training-7',
  'training-8',
  'training-9',
  'training-10',
  'training-11',
  'training-12',
  'training-13',
  'training-14',
  'training-15',
  'training-16',
  'more',
] as const;

/** The files of calls in a folder of `data/calls`, one per language. */
export async function callFiles(folder: string): Promise<string[]> {
  const path = join(CALLS, folder);
  const files = (await readdir(path)).filter((file) => file.endsWith('.jsonl')).sort();
  return files.map((file) => join(path, file));
}

/** The values of a file with one JSON value per line. */
export async function readJsonLines(file: string): Promise<unknown[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim());
  return lines.map((line) => JSON.parse(line) as unknown);
}

export const readCalls = async (files: readonly string[]): Promise<LabelledCall[]> =>
  (await Promise.all(files.map(readJsonLines))).flat().map((line) => LabelledCall.parse(line));

/** The legitimate calls of a folder. */
export const legitimateCalls = async (folder: string): Promise<LabelledCall[]> =>
  (await readCalls(await callFiles(folder))).filter(({ label }) => label === 'legit');

/** The same call without the assistant’s turns. */
export const withoutAssistant = (call: LabelledCall): LabelledCall => ({
  ...call,
  turns: call.turns.filter(({ who }) => who === 'caller'),
});

/** A call on one line, the assistant’s turns in brackets. */
export const transcriptOf = ({ turns }: LabelledCall): string =>
  turns.map(({ who, text }) => (who === 'caller' ? text : `[${text}]`)).join(' / ');

const dayIn = (zone: string, iso: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(iso));

/** Whether two moments are on one day of a zone; two missing ones agree. */
export const isSameDay = (one: string | null, other: string | null, zone: string): boolean =>
  one && other ? dayIn(zone, one) === dayIn(zone, other) : one === other;

/** Whether two moments are less than a minute apart; two missing ones agree. */
export const isSameMinute = (one: string | null, other: string | null): boolean =>
  one && other ? Math.abs(Date.parse(one) - Date.parse(other)) < 60_000 : one === other;
