import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { packWeights } from '#functions/nlu/linear/weights.ts';
import { replyActs } from '#functions/nlu/reply/index.ts';
import { replyFeatures } from '#functions/nlu/reply/features.ts';
import { commandLine } from '#scripts/command-line.ts';
import { readJsonLines } from '#scripts/models/labelled-calls.ts';
import { openings } from '#scripts/models/train/replies/openings.ts';
import { scriptedReplies } from '#scripts/models/train/replies/scripted.ts';
import { pack } from '#scripts/models/train/pack.ts';
import { fitClasses, likelihoods, rowsOf, withRows } from '#scripts/models/train/reasons/classes.ts';
import { languages } from '#shared/values/language.ts';

/**
 * `npm run models -- train replies`: learns what a short reply to a yes-or-no question does. First reports how the replies
 * of scripted callers, whose authors wrote none of the others, are read. `--errors en` prints mistakes in one language.
 */
const { values } = commandLine('npm run models -- train replies [--errors LANGUAGE] [--dry]', {
  options: { errors: { type: 'string' }, dry: { type: 'boolean' } },
});
const LEARNING = { rounds: 12, rate: 0.3, pull: 1e-4 };
const LEAST_SEEN = 3;
/** The largest weight that a byte holds. */
const MOST = 127;
const FOLDER = 'scripts/models/data/replies';

const Reply = z.object({
  lang: z.enum(languages),
  question: z.enum(['confirm', 'may_text']),
  say: z.string(),
  act: z.enum(replyActs),
});
type Reply = z.infer<typeof Reply>;

const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.jsonl')).sort();
const written = (await Promise.all(files.map((file) => readJsonLines(join(FOLDER, file)))))
  .flat()
  .map((line) => Reply.parse(line));
const scripted = await scriptedReplies();

const exampleOf = (reply: Reply) => ({
  reply,
  groups: replyFeatures(reply.question, reply.say, reply.lang),
  right: replyActs.indexOf(reply.act),
});
type Example = ReturnType<typeof exampleOf>;

function learn(from: readonly Example[]) {
  const rows = rowsOf(
    from.map(({ groups }) => groups),
    LEAST_SEEN,
  );
  const known = from.map(({ groups, right }) => ({ ...withRows(groups, rows), right }));
  return { rows, weights: fitClasses(known, { features: rows.size, classes: replyActs.length }, LEARNING) };
}

/** How replies are read by what others teach. */
function report(title: string, from: readonly Example[], judged: readonly Example[]): void {
  const { rows, weights } = learn(from);
  const likely = new Float64Array(replyActs.length);
  const read = judged.map(({ reply, groups, right }) => {
    likelihoods(withRows(groups, rows), weights, likely);
    const act = likely.indexOf(Math.max(...likely));
    return { reply, act, right, sure: likely[act]! };
  });
  console.log(`${title}: ${read.length}`);
  for (const lang of languages) {
    const own = read.filter(({ reply }) => reply.lang === lang);
    const right = own.filter(({ act, right }) => act === right).length;
    const sure = own.filter(({ sure }) => sure >= 0.9);
    const falseYes = own.filter(({ act, right, sure }) => act === 0 && right !== 0 && sure >= 0.9);
    console.log(
      `${lang}  ${right} of ${own.length} right; ${sure.length} sure, ${falseYes.length} of them yes and wrong`,
    );
    if (values.errors === lang)
      for (const { reply, act, right, sure } of own)
        if (act !== right)
          console.log(`   ${replyActs[act]} ${sure.toFixed(2)}, is ${reply.act}: ${reply.question} “${reply.say}”`);
  }
}

const writtenExamples = written.map(exampleOf);
const openingExamples = (await openings()).map(exampleOf);
const scriptedExamples = scripted.map(exampleOf);
report('replies of scripted callers', [...writtenExamples, ...openingExamples], scriptedExamples);
for (const part of [0, 1, 2])
  report(
    `written replies, part ${part}`,
    [...writtenExamples.filter((_, at) => at % 3 !== part), ...scriptedExamples, ...openingExamples],
    writtenExamples.filter((_, at) => at % 3 === part),
  );

if (!values.dry) {
  const { rows, weights } = learn([...writtenExamples, ...openingExamples, ...scriptedExamples]);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / MOST;
  const whole = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const packed = pack(packWeights({ hashes: Uint32Array.from(rows.keys()), weights: whole }, replyActs.length));
  await writeFile(
    'functions/nlu/reply/model.bin.ts',
    `// Made by scripts/models/train/replies.ts.\n\n/** One step of a weight, as log odds. */\nexport const SCALE = ${scale.toPrecision(6)};\n\n/** What each of ${rows.size} features adds to each act, packed; see functions/nlu/linear/weights.ts. */\nexport const packedWeights =\n  '${packed}';\n`,
  );
  console.log(`${rows.size} features, ${packed.length} letters`);
}
