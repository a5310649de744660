import { readdir, writeFile } from 'node:fs/promises';

import { embedded } from '#functions/nlu/embedded.ts';
import { SPAM_THRESHOLD } from '#functions/nlu/spam/index.ts';
import { commandLine, printJson, typedPath } from '#scripts/command-line.ts';
import { type LabelledCall, readCalls } from '#scripts/models/evaluate/calls/labelled-call.ts';
import { type Figures, type CallResult, judge, report } from '#scripts/models/evaluate/calls/measure.ts';

/**
 * `npm run -s evaluate:calls -- FILE.jsonl [more files] --json`: how well calls are understood. The default is the
 * held-out calls; `--write` then saves the figures for the product, `--errors en` prints the mistakes in a language.
 */
const HELD_OUT = 'scripts/models/data/calls/held';
const ACCURACY = 'functions/nlu/accuracy.json';

const { values, positionals } = commandLine(
  'npm run -s evaluate:calls -- [FILE.jsonl…] [--json] [--write] [--errors LANGUAGE]',
  {
    allowPositionals: true,
    options: { json: { type: 'boolean' }, write: { type: 'boolean' }, errors: { type: 'string' } },
  },
);
const files = positionals.length
  ? positionals.map(typedPath)
  : (await readdir(HELD_OUT)).filter((file) => file.endsWith('.jsonl')).map((file) => `${HELD_OUT}/${file}`);
const calls = (await Promise.all(files.map(readCalls))).flat();
if (!calls.length) throw new Error('There are no calls to measure.');

const judgeAll = async (some: readonly LabelledCall[]): Promise<CallResult[]> => {
  const all: CallResult[] = [];
  for (const call of some) all.push(await judge(call, embedded, SPAM_THRESHOLD));
  return all;
};
const all = await judgeAll(calls);
const silent = calls.map((call) => ({ ...call, turns: call.turns.filter(({ who }) => who === 'caller') }));
const result = { ...report(all), without_assistant: report(await judgeAll(silent)) };

const percent = (part: number) => (100 * part).toFixed(1).padStart(5);
const row = (label: string, { n, spam, slots }: Figures) => {
  const [low = 0, high = 0] = spam.interval;
  return (
    `${label.padEnd(18)} ${String(n).padStart(5)}  spam ${percent(spam.balanced_accuracy)} (${percent(low)}–${percent(high)})` +
    `  false alarms ${percent(spam.false_alarms)}  name ${percent(slots.name)}  reason ${percent(slots.reason_class)}` +
    `  day ${percent(slots.callback_day)}  exact ${percent(slots.callback_exact)}  all three ${percent(slots.all_three)}`
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
  const accuracy = { measured_at: new Date().toISOString().slice(0, 10), n, spam, slots, by_language };
  await writeFile(ACCURACY, `${JSON.stringify(accuracy, null, 2)}\n`);
}
