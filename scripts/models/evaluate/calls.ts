import { writeFile } from 'node:fs/promises';

import { format } from 'oxfmt';

import { embedded } from '#functions/nlu/embedded.ts';
import { commandLine, printJson, typedPath } from '#scripts/command-line.ts';
import { type CallResult, type Figures, judge, report } from '#scripts/models/evaluate/calls/measure.ts';
import { callFiles, type LabelledCall, readCalls, withoutAssistant } from '#scripts/models/labelled-calls.ts';
import { percent } from '#scripts/models/statistics.ts';

import formatting from '../../../oxfmt.config.ts';

/**
 * `npm run -s evaluate:calls -- FILE.jsonl [more files] --json`: how well calls are understood, and distinguished from spam by the
 * product’s own verdict at its own threshold, with every attestation. The default is the held-out calls; `--write` then saves
 * the figures for the product, `--errors en` prints the mistakes in a language.
 */
const ACCURACY = 'functions/nlu/accuracy.json';
/** What the figures of the product are, and from which calls. */
const MEASURES =
  'The verdict on whole first calls, attestation varied, on invented calls by authors none of whose calls it was trained on (scripts/models/data/calls/held).';

const { values, positionals } = commandLine(
  'npm run -s evaluate:calls -- [FILE.jsonl…] [--json] [--write] [--errors LANGUAGE]',
  {
    allowPositionals: true,
    options: { json: { type: 'boolean' }, write: { type: 'boolean' }, errors: { type: 'string' } },
  },
);
const calls = await readCalls(positionals.length ? positionals.map(typedPath) : await callFiles('held'));
if (!calls.length) throw new Error('There are no calls to measure.');

const judgeAll = async (some: readonly LabelledCall[]): Promise<CallResult[]> => {
  const all: CallResult[] = [];
  for (const call of some) all.push(await judge(call, embedded));
  return all;
};
const all = await judgeAll(calls);
const result = { ...report(all), without_assistant: report(await judgeAll(calls.map(withoutAssistant))) };

const cell = (share: number) => percent(share).padStart(5);
const row = (label: string, { n, spam, slots }: Figures) => {
  const [low = 0, high = 0] = spam.interval;
  return (
    `${label.padEnd(18)} ${String(n).padStart(5)}  spam ${cell(spam.balanced_accuracy)} (${cell(low)}–${cell(high)})` +
    `  false alarms ${cell(spam.false_alarms)}  missed ${cell(spam.missed)}  silenced ${cell(spam.silenced)}  name ${cell(slots.name)}  reason ${cell(slots.reason_class)}` +
    `  day ${cell(slots.callback_day)}  exact ${cell(slots.callback_exact)}  all three ${cell(slots.all_three)}`
  );
};

if (values.json) printJson(result);
else {
  console.log(row('all', result));
  for (const [language, own] of Object.entries(result.by_language)) console.log(row(language, own));
  console.log(row('without assistant', result.without_assistant));
}
if (values.errors)
  all.forEach(({ language, spam, name, reasonClass, callbackDay, urgent, understood }, at) => {
    const { slots, id } = calls[at]!;
    if (spam || language !== values.errors || (name && reasonClass && callbackDay && urgent)) return;
    const wrong = [
      ...(name ? [] : [`name ${slots.name} ≠ ${understood.name?.value}`]),
      ...(reasonClass ? [] : [`reason ${slots.reason_class} ≠ ${understood.reason?.class}`]),
      ...(callbackDay ? [] : [`callback ${slots.callback_iso} ≠ ${understood.callback?.at}`]),
      ...(urgent ? [] : [`urgent ${slots.urgent} ≠ ${understood.urgent}`]),
    ];
    console.log(`${id} ${wrong.join('; ')} [${understood.reason?.summary}]`);
  });
if (values.write && !positionals.length) {
  const { n, spam, slots, by_language } = result;
  const accuracy = {
    measured_at: new Date().toISOString().slice(0, 10),
    measures: MEASURES,
    n,
    spam,
    slots,
    by_language,
  };
  const { code } = await format(ACCURACY, JSON.stringify(accuracy, null, 2), formatting);
  await writeFile(ACCURACY, code);
}
