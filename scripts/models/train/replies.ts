import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { replyActs } from '#functions/nlu/reply/index.ts';
import { replyFeatures } from '#functions/nlu/reply/features.ts';
import { commandLine } from '#scripts/command-line.ts';
import { readJsonLines } from '#scripts/models/labelled-calls.ts';
import { learnClasses, probabilitiesOf, writeClassifier } from '#scripts/models/train/classifier.ts';
import { openings } from '#scripts/models/train/replies/openings.ts';
import { scriptedReplies } from '#scripts/models/train/replies/scripted.ts';
import { languages } from '#shared/values/language.ts';

/**
 * `npm run models -- train replies`: learns what a short reply to a yes-or-no question does. First reports how the replies
 * of scripted callers, whose authors wrote none of the others, are read. `--errors en` prints mistakes in one language.
 */
const { values } = commandLine('npm run models -- train replies [--errors LANGUAGE] [--dry]', {
  options: { errors: { type: 'string' }, dry: { type: 'boolean' } },
});
const LEARNING = { rounds: 12, rate: 0.3, pull: 1e-4, leastSeen: 3 };
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

const learn = (from: readonly Example[]) => learnClasses(from, replyActs.length, LEARNING);

/** How replies are read by what others teach. */
function report(title: string, from: readonly Example[], judged: readonly Example[]): void {
  const learned = learn(from);
  const read = judged.map(({ reply, groups, right }) => {
    const likely = probabilitiesOf(groups, learned);
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

if (!values.dry)
  await writeClassifier(learn([...writtenExamples, ...openingExamples, ...scriptedExamples]), {
    model: 'reply',
    maker: 'scripts/models/train/replies.ts',
    adds: 'each act',
  });
