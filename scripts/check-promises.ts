import { commandLine, printJson } from '#scripts/command-line.ts';
import { checkPromises } from '#scripts/promises/check.ts';

/**
 * `npm run check:promises [-- --json]`: compares each sentence of the privacy policy and the terms with the tests that show it.
 * Exits with 1 if a sentence has no evidence, a cited test does not exist, or a language lacks a sentence.
 */
const { json } = commandLine('npm run check:promises -- [--json]', {
  options: { json: { type: 'boolean', default: false } },
}).values;
const report = checkPromises();

if (json) printJson(report);
else {
  console.log(`${report.sentences} sentences, ${report.promises} of them promises, shown by ${report.tests} tests.`);
  for (const fault of report.faults) console.error(fault);
}
process.exit(report.faults.length ? 1 : 0);
