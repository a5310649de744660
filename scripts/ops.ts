import { currentTime } from '#functions/platform/clock.ts';
import { runCommand } from '#scripts/command-line.ts';
import { openStage } from '#scripts/ops/open.ts';
import { optionsFrom } from '#scripts/ops/options.ts';
import { run } from '#scripts/ops/run.ts';
import { UserError } from '#scripts/user-error.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** What an operator does from a command line: docs/runbooks/operate.md. */
await runCommand(async (args) => {
  try {
    const options = optionsFrom(args);
    const stage = await openStage(options.where);
    console.log(await run(options, stage, currentTime()));
  } catch (error) {
    throw error instanceof Fault ? new UserError(error.message) : error;
  }
});
