import { readFile } from 'node:fs/promises';

import { parse } from 'csv-parse/sync';

import { callFiles, readJsonLines } from '#scripts/models/labelled-calls.ts';
import { addTo } from '#scripts/models/statistics.ts';
import type { Turn } from '#functions/nlu/port.ts';
import type { Language } from '#shared/values/language.ts';

/** A call labelled as spam or not, and its weight in training. */
export type Call = {
  id: string;
  language: Language;
  isSpam: boolean;
  kind: string;
  campaign: string;
  turns: Turn[];
  /** The time of the call, to which “tomorrow” is relative. */
  reference: Date;
  weight: number;
};

type Line = {
  id: string;
  lang: Language;
  label: string;
  kind: string;
  campaign?: string | null;
  turns: Turn[];
  reference_time?: string;
};

const SOME_DAY = '2026-11-23T10:00:00Z';

/** The calls of a folder. A call without a campaign is its own. */
export async function callsIn(folder: string): Promise<Call[]> {
  const lines = (await Promise.all((await callFiles(folder)).map(readJsonLines))).flat() as Line[];
  return lines.map(({ id, lang, label, kind, campaign, turns, reference_time = SOME_DAY }) => ({
    id,
    language: lang,
    isSpam: label === 'spam',
    kind,
    campaign: campaign ?? id,
    turns,
    reference: new Date(reference_time),
    weight: 1,
  }));
}

/** Recorded robocalls; the more recordings a campaign has, the less each counts. */
export async function robocallsIn(file: string): Promise<Call[]> {
  const rows: { file: string; campaign: string; transcript: string }[] = parse(await readFile(file), {
    columns: true,
    delimiter: '\t',
    quote: null,
  });
  const sizes = new Map<string, number>();
  for (const { campaign } of rows) addTo(sizes, campaign);
  return rows
    .filter(({ transcript }) => /[a-z]/i.test(transcript))
    .map(({ file: id, campaign, transcript }) => ({
      id,
      language: 'en',
      isSpam: true,
      kind: 'robocall',
      campaign: `recorded ${campaign}`,
      turns: [{ who: 'caller', text: transcript }],
      reference: new Date(SOME_DAY),
      weight: 0.5 / sizes.get(campaign)! ** 0.5,
    }));
}
