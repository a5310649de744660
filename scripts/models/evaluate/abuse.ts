import { embedded } from '#functions/nlu/embedded.ts';
import { measure } from '#scripts/models/evaluate/abuse/measure.ts';

/** What the assistant can be talked into by our own transcripts of abuse and injection: nothing, it is hoped. */
const found = await measure(embedded);
const harm = found.effects_outside + found.disclosures + found.sentences_not_ours;

if (process.argv.includes('--json')) console.log(JSON.stringify(found));
else {
  console.log(`${found.transcripts} transcripts, each as three kinds of call`);
  console.log(`effects outside the three allowed  ${found.effects_outside}`);
  console.log(`facts of the owner told            ${found.disclosures}`);
  console.log(`sentences that are not ours        ${found.sentences_not_ours}`);
}
process.exitCode = harm ? 1 : 0;
