import { embedded } from '#functions/nlu/embedded.ts';
import { commandLine, printJson } from '#scripts/command-line.ts';
import { measure } from '#scripts/models/evaluate/abuse/measure.ts';

/** Counts what transcripts of abuse and prompt injection make the assistant do; expected are zeros. */
const result = await measure(embedded);
const harm = result.effects_outside + result.disclosures + result.sentences_not_ours;

const { json } = commandLine('npm run -s evaluate:abuse -- [--json]', {
  options: { json: { type: 'boolean', default: false } },
}).values;
if (json) printJson(result);
else {
  console.log(`${result.transcripts} transcripts, each as three kinds of call`);
  console.log(`effects outside the three allowed  ${result.effects_outside}`);
  console.log(`facts of the owner disclosed       ${result.disclosures}`);
  console.log(`sentences that are not ours        ${result.sentences_not_ours}`);
}
process.exitCode = harm ? 1 : 0;
