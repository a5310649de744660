import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Configuration, readConfiguration } from '#scripts/dev/configuration.ts';
import { UserError } from '#scripts/user-error.ts';
import { createSteps } from '#scripts/dev/console-steps.ts';
import { welcome } from '#scripts/dev/welcome.ts';

const PATIENCE_MS = 10_000;

/** `npm start`: the whole product on this machine. `npm run dev`, which says `--hot`, redraws it on every change. */
const hot = process.argv.includes('--hot');
const steps = createSteps();
const stack = new AsyncDisposableStack();
const stopped = Promise.withResolvers<number>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.resolve(0));
process.on('uncaughtException', (error) => stopped.resolve(explain(error)));
if (process.env.npm_lifecycle_event) endWith(process.ppid);

const code = await Promise.race([start().catch(fail), stopped.promise]);
const patience = sleep(PATIENCE_MS, 'impatient' as const, { ref: false });
await Promise.race([stack.disposeAsync().catch(explain), patience]);
process.exit(code); // whatever is still at work has lost its ground

async function start(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const configuration = readConfiguration(process.env);
  tell(configuration);
  // Only now: what it imports reads the environment.
  const { run } = await import('#scripts/dev/serve.ts');
  const { address, engineEnded } = await run(configuration, { hot, steps, stack });
  console.log(welcome(address, configuration));
  void engineEnded.then(() => {
    if (!stack.disposed) stopped.resolve(explain(new UserError('DynamoDB Local has ended, and the desk with it.')));
  });
  return stopped.promise;
}

/** The configuration, as the functions read it. */
function tell(configuration: Configuration): void {
  const siteGiven = Boolean(process.env.SITE_URL);
  for (const [name, value] of Object.entries(configuration)) if (value !== undefined) process.env[name] = String(value);
  if (!siteGiven) delete process.env.SITE_URL;
}

/** What breaks while everything is being ended is the end, and no news. */
function fail(error: unknown): number {
  return stack.disposed ? 0 : explain(error);
}

function explain(error: unknown): number {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  return 1;
}

/** Ends with npm, also where npm was killed and could not pass that on. */
function endWith(parent: number): void {
  setInterval(() => process.ppid !== parent && stopped.resolve(0), 100).unref();
}
