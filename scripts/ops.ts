import { currentTime } from '#functions/platform/clock.ts';
import { Help } from '#scripts/command-line.ts';
import { UserError } from '#scripts/user-error.ts';
import { openStage } from '#scripts/ops/open.ts';
import { optionsFrom } from '#scripts/ops/options.ts';
import { run } from '#scripts/ops/run.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** What an operator does from a command line: docs/runbooks/operate.md. */
try {
  const options = optionsFrom(process.argv.slice(2));
  const stage = await openStage(options.where);
  console.log(await run(options, stage, currentTime()));
} catch (error) {
  if (!(error instanceof UserError || error instanceof Fault)) throw error;
  const isHelp = error instanceof Help;
  (isHelp ? console.log : console.error)(error.message);
  process.exitCode = isHelp ? 0 : 1;
}
