import { commandLine, printJson } from '#scripts/command-line.ts';
import { startDynamoDb } from '#scripts/dev/dynamodb.ts';

/**
 * `npm run check:access [-- --json]`: compares the endpoints that answer without a token with the list in the
 * repository, and checks that all others refuse every bad token. Exits with 1 on any mismatch.
 */
const { json } = commandLine('npm run check:access -- [--json]', {
  options: { json: { type: 'boolean', default: false } },
}).values;
const engine = await startDynamoDb();
const { checkAccess, faultsOf } = await import('#scripts/access/check.ts');
const report = await checkAccess();
const faults = faultsOf(report);
await engine[Symbol.asyncDispose]();

if (json) printJson({ ...report, faults });
else {
  console.log(
    `${report.endpoints} endpoints: ${report.answering.length} answer without a token, as listed in scripts/access/public-endpoints.ts.`,
  );
  console.log(`${report.refused} requests with no token or a bad one refused, ${report.let_in.length} let in.`);
  for (const fault of faults) console.error(fault);
}
process.exit(faults.length ? 1 : 0);
