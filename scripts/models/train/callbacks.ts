import { writeFile } from 'node:fs/promises';

import { optionsOf } from '#functions/nlu/when/choice/options.ts';
import { commandLine } from '#scripts/command-line.ts';
import {
  isSameDay,
  isSameMinute,
  type LabelledCall,
  legitimateCalls,
  trainingFolders,
  transcriptOf,
  withoutAssistant,
} from '#scripts/models/labelled-calls.ts';
import { addTo, percent } from '#scripts/models/statistics.ts';
import { type Choice, chosen, fitChoices } from '#scripts/models/train/callers/softmax.ts';
import { pack } from '#scripts/models/train/pack.ts';

/**
 * `npm run models -- train callbacks`: learns which of the times in a call is the callback time. First reports the accuracy
 * on each folder of calls when it is left out of training; `--errors FILE` writes each mistake, `--folder training-5` measures
 * one only, `--dry` keeps the weights as they are.
 */
const { values } = commandLine(
  'npm run models -- train callbacks [--errors FILE] [--folder FOLDER] [--dry] [--pull N] [--rounds N] [--least N] [--out N]',
  {
    options: {
      errors: { type: 'string' },
      folder: { type: 'string' },
      dry: { type: 'boolean' },
      pull: { type: 'string', default: '0.01' },
      rounds: { type: 'string', default: '12' },
      least: { type: 'string', default: '0.15' },
      out: { type: 'string', default: '0.3' },
    },
  },
);
const [rounds, pull, least] = [Number(values.rounds), Number(values.pull), Number(values.least)];
const leaveOut = Number(values.out);

type Example = Choice & { call: LabelledCall; moments: (string | null)[]; texts: string[] };

/** The candidates of a call and which of them is right: the exact time, or else one on the same day. */
function exampleOf(call: LabelledCall): Example {
  const { candidates, none } = optionsOf(call.turns, call.lang, {
    reference: new Date(call.reference_time),
    zone: call.zone,
  });
  const expected = call.slots.callback_iso ?? null;
  const moments = [...candidates.map(({ at }) => at), null];
  const by = (is: (at: string) => boolean) => moments.flatMap((at, i) => (at !== null && is(at) ? [i] : []));
  const exact = expected ? by((at) => Date.parse(at) === Date.parse(expected)) : [candidates.length];
  const right = exact.length || !expected ? exact : by((at) => isSameDay(at, expected, call.zone));
  return {
    call,
    right,
    moments,
    texts: candidates.map(({ text, at }) => `${text} → ${at.slice(0, 16)}`),
    options: [...candidates.map(({ features }) => features), none],
  };
}

const read = await Promise.all(
  trainingFolders.map(async (folder) => {
    const calls = await legitimateCalls(folder);
    const own = calls.map(exampleOf);
    return {
      folder,
      own,
      fit: [...own, ...calls.map(withoutAssistant).map(exampleOf)].filter(({ right }) => right.length),
    };
  }),
);

/** Drops features of only a few calls, which describe those calls and not callbacks. */
function common(examples: readonly Example[]): Example[] {
  const counts = new Map<string, number>();
  for (const { options } of examples) for (const name of new Set(options.flat())) addTo(counts, name);
  return examples.map((one) => ({
    ...one,
    options: one.options.map((names) => names.filter((name) => counts.get(name)! > 4)),
  }));
}

/** The weights that are large enough to keep. */
const fit = (examples: readonly Example[]) =>
  new Map(
    [...fitChoices(common(examples), rounds, pull, { leaveOut })].filter(([, weight]) => Math.abs(weight) >= least),
  );

let errors = '';
for (const { folder, own } of read) {
  if (folder === 'more' || (values.folder && folder !== values.folder)) continue;
  const weights = fit(read.filter((other) => other.folder !== folder).flatMap(({ fit }) => fit));
  const tally = new Map<string, { n: number; day: number; exact: number }>();
  for (const { call, options, moments, texts } of own) {
    const predicted = moments[chosen(options, weights)] ?? null;
    const expected = call.slots.callback_iso ?? null;
    const day = isSameDay(expected, predicted, call.zone);
    const exact = isSameMinute(expected, predicted);
    for (const key of [call.lang, 'all']) {
      const count = tally.get(key) ?? { n: 0, day: 0, exact: 0 };
      tally.set(key, { n: count.n + 1, day: count.day + Number(day), exact: count.exact + Number(exact) });
    }
    if (exact) continue;
    const transcript = transcriptOf(call);
    errors += `${call.id} ${day ? '(hour) ' : ''}“${call.slots.callback_text}” ${expected} ≠ ${predicted} (said ${call.reference_time})\n   ${transcript}\n   = ${texts.join(' | ')}\n`;
  }
  console.log(
    `without ${folder}: ${[...tally].map(([key, { n, day, exact }]) => `${key} ${percent(day, n)}/${percent(exact, n)}`).join(', ')}`,
  );
}
if (values.errors) await writeFile(values.errors, errors);

if (!values.dry) {
  const kept = [...fit(read.flatMap(({ fit }) => fit))].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = kept.map(([name, weight]) => `${name} ${Math.round(weight * 100)}`).join('\n');
  await writeFile(
    'functions/nlu/when/choice/model.bin.ts',
    `// Made by \`npm run models -- train callbacks\`, not by hand.

/** A feature a line, and what it weighs, in hundredths. */
export const packed =
  '${pack(lines)}';
`,
  );
  console.log(`${kept.length} weights`);
}
