import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

import { commandLine } from '#scripts/command-line.ts';
import { type Configuration, readConfiguration } from '#scripts/dev/configuration.ts';
import { createSteps } from '#scripts/dev/console-steps.ts';
import { welcome } from '#scripts/dev/welcome.ts';
import { UserError } from '#scripts/user-error.ts';

const SHUTDOWN_MS = 10_000;

/** `npm start`: the whole product on this machine. `npm run dev` adds `--hot`: pages and handlers follow their sources. */
const { hot } = commandLine('npm start -- [--hot]', { options: { hot: { type: 'boolean', default: false } } }).values;
enableCompileCache('node_modules/.cache/node');
const steps = createSteps();
const stack = new AsyncDisposableStack();
const stopped = Promise.withResolvers<number>();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.resolve(0));
process.on('uncaughtException', (error) => stopped.resolve(explain(error)));
if (process.env.npm_lifecycle_event) stopWithParent(process.ppid);

const code = await Promise.race([start().catch(fail), stopped.promise]);
const timeout = sleep(SHUTDOWN_MS, 'timeout' as const, { ref: false });
await Promise.race([stack.disposeAsync().catch(explain), timeout]);
process.exit(code); // whatever still runs has lost what it runs on

async function start(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const configuration = readConfiguration(process.env);
  exportToEnvironment(configuration);
  // Imported only now: its modules read the environment.
  const { startDevServer } = await import('#scripts/dev/dev-server.ts');
  const { address, engineEnded } = await startDevServer(configuration, { hot, steps, stack });
  steps.say(welcome(address, configuration));
  void engineEnded.then(() => {
    if (!stack.disposed)
      stopped.resolve(explain(new UserError('DynamoDB Local has ended, and the dev server with it.')));
  });
  return stopped.promise;
}

/** The functions read their configuration from the environment, as in AWS. */
function exportToEnvironment(configuration: Configuration): void {
  const hasSiteUrl = Boolean(process.env.SITE_URL);
  for (const [name, value] of Object.entries(configuration)) if (value !== undefined) process.env[name] = String(value);
  if (!hasSiteUrl) delete process.env.SITE_URL;
}

/** An error during the shutdown is only its consequence. */
function fail(error: unknown): number {
  return stack.disposed ? 0 : explain(error);
}

function explain(error: unknown): number {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  return 1;
}

/** Stops with npm, also where npm was killed and could not pass the signal on. */
function stopWithParent(parent: number): void {
  setInterval(() => process.ppid !== parent && stopped.resolve(0), 100).unref();
}
