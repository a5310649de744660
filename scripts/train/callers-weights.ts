import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';

import { likeliest } from '#functions/assistant/understanding/name/name.ts';
import { nameKey } from '#functions/assistant/understanding/name/same.ts';
import { exampleOf, trainingCalls, variantsOf } from '#scripts/train/callers/examples.ts';
import { fitChoices } from '#scripts/train/callers/softmax.ts';
import { languages } from '#shared/values/language.ts';

/**
 * `node scripts/train/callers-weights.ts`: learns from the training calls what speaks for a stretch of speech being the
 * caller’s name. First says how well that does on calls it has not seen (five folds), with `--errors` each mistake.
 */
const { values } = parseArgs({ options: { errors: { type: 'string' }, dry: { type: 'boolean' } } });
const FOLDS = 5;
const ROUNDS = 8;
const PULL = 0.01;

const calls = (await trainingCalls()).filter(({ label }) => label === 'legit');
const own = calls.map(exampleOf);
const all = calls.map((call) =>
  variantsOf(call)
    .map(exampleOf)
    .filter(({ right }) => right.length),
);
const tally = new Map(languages.map((language) => [language, { n: 0, reachable: 0, right: 0 }]));
for (let fold = 0; fold < FOLDS; fold++) {
  const weights = fitChoices(all.filter((_, at) => at % FOLDS !== fold).flat(), ROUNDS, PULL);
  own.forEach((example, at) => {
    if (at % FOLDS !== fold) return;
    const { call, options, right } = example;
    const scores = options.map((features) => features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0));
    const heard =
      likeliest(example.values.slice(0, -1) as string[], scores.slice(0, -1), scores.at(-1)!)?.value ?? null;
    const correct =
      heard && call.slots.name ? nameKey(heard) === nameKey(call.slots.name) : heard === (call.slots.name ?? null);
    const count = tally.get(call.lang)!;
    count.n += 1;
    count.reachable += right.length ? 1 : 0;
    count.right += correct ? 1 : 0;
    if (values.errors === call.lang && !correct)
      console.log(
        `${call.id} ${right.length ? '' : '(no option) '}${call.slots.name} ≠ ${heard}\n   ${call.turns
          .filter(({ who }) => who === 'caller')
          .map(({ text }) => text)
          .join(' / ')
          .slice(0, 200)}`,
      );
  });
}
for (const [language, { n, reachable, right }] of tally)
  if (n)
    console.log(
      `${language} ${n} calls, in reach ${((100 * reachable) / n).toFixed(1)}, right ${((100 * right) / n).toFixed(1)}`,
    );

if (!values.dry) {
  const weights = [...fitChoices(all.flat(), ROUNDS, PULL)]
    .filter(([, weight]) => Math.abs(weight) >= 0.05)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, weight]) => `  ${JSON.stringify(name)}: ${Number(weight.toFixed(2))},`);
  await writeFile(
    'functions/assistant/understanding/name/weights.ts',
    `// Made by scripts/train/callers-weights.ts.\n\n/** What each feature of a candidate adds to its being the caller’s name, as log odds. */\nexport const weights: Record<string, number> = {\n${weights.join('\n')}\n};\n`,
  );
}
