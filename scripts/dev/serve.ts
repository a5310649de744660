import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { accountStore } from '#functions/account/store.ts';
import { messageStore } from '#functions/messaging/store.ts';
import { importRecords, LOCAL_LANES } from '#functions/people/import/import-records.ts';
import { peopleStore } from '#functions/people/store.ts';
import { table } from '#functions/platform/table/live.ts';
import { BUNDLES } from '#infra/bundle.ts';
import { contentSecurityPolicy, securityHeaders } from '#infra/security-headers.ts';
import { seedAccounts } from '#scripts/dev/demo-accounts.ts';
import { api } from '#scripts/dev/api.ts';
import { buildFunctions, buildMachines, buildPages, MACHINES, PAGES, ROOT } from '#scripts/dev/builds.ts';
import { openClock } from '#scripts/dev/clock.ts';
import { type Configuration, hostName } from '#scripts/dev/configuration.ts';
import { dev } from '#scripts/dev/pages/index.ts';
import { startDynamoDb } from '#scripts/dev/dynamodb.ts';
import { demoPeople, firstPeople } from '#scripts/dev/population.ts';
import { functionsIn } from '#scripts/dev/functions.ts';
import { serveLambda } from '#scripts/dev/lambda.ts';
import { definitionsIn } from '#scripts/dev/state-machine-definition.ts';
import { serveMachines } from '#scripts/dev/state-machines.ts';
import { instanceLock, remainingInstance } from '#scripts/dev/instance-lock.ts';
import { createClockAdvances } from '#scripts/dev/clock-advance.ts';
import { requirePort } from '#scripts/dev/ports.ts';
import { writeReference } from '#scripts/dev/api-reference.ts';
import { UserError } from '#scripts/user-error.ts';
import { runSchedules } from '#scripts/dev/schedules.ts';
import { type Middleware, serve } from '#scripts/dev/server.ts';
import { openKeys } from '#scripts/dev/local-keys.ts';
import { site } from '#scripts/dev/static-site.ts';
import { startStandIns } from '#scripts/dev/emulators.ts';
import type { Steps } from '#scripts/dev/console-steps.ts';
import { ensureTable } from '#scripts/dev/table.ts';
import { seedNumbers } from '#scripts/dev/demo-numbers.ts';
import { AS_OF } from '#scripts/population/time.ts';
import { POPULATION as SOURCE } from '#scripts/population/people.ts';
import { jobs, jobVariable } from '#shared/contract/jobs.ts';

/** Where the API reference lies while the pages are not built. */
const REFERENCE = join(ROOT, 'dist/reference');

export type Running = { address: string; engineEnded: Promise<void> };

/** Starts the whole product. What it starts goes onto `stack`, to be ended in the reverse order. */
export async function run(
  configuration: Configuration,
  { hot, steps, stack }: { hot: boolean; steps: Steps; stack: AsyncDisposableStack },
): Promise<Running> {
  const { PORT, HOST, DATA_DIR, POPULATION, TABLE_NAME, DIRECTORY_INDEXING } = configuration;
  const folder = resolve(ROOT, DATA_DIR);
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new UserError(`DATA_DIR is “${DATA_DIR}”, and that folder cannot be made: ${error.message}.`);
  });
  const other = await remainingInstance(folder);
  if (other) {
    throw new UserError(`Calluna already runs on the data in ${DATA_DIR} (port ${other.port}, process ${other.pid}): use it, stop it, or choose another DATA_DIR and PORT.`); // prettier-ignore
  }
  await requirePort(HOST, PORT);
  const lock = stack.use(instanceLock(folder, PORT));
  await lock.update();

  const made = (built: boolean) => (built ? 'built' : 'unchanged');
  const [engine] = await Promise.all([
    steps
      .step(
        'DynamoDB Local',
        () => startDynamoDb({ folder: join(folder, 'dynamodb'), say: steps.say }),
        () => 'started',
      )
      .then((engine) => stack.use(engine)),
    steps.step('Functions', buildFunctions, made),
    steps.step('State machines', buildMachines, made),
    hot ? writeReference(REFERENCE) : steps.step('Pages', buildPages, made),
  ]);
  await lock.update({ dynamodb: engine.endpoint });

  await ensureTable(TABLE_NAME);
  const clock = await openClock(folder);
  const { signingKeyFile, appSecretFile } = await openKeys(folder);
  Object.assign(process.env, {
    TABLE_NAME,
    SIGNING_KEY_FILE: signingKeyFile,
    APP_SECRET: appSecretFile,
    RECORDINGS_FOLDER: join(folder, 'recordings'),
  });
  const accounts = await seedAccounts(table, accountStore(table));
  await seedNumbers(table, accounts.all, new Date(clock.read().now));

  if (POPULATION > 0) await fill(join(folder, 'dynamodb'), POPULATION, steps);

  const functions = functionsIn(BUNDLES);
  const lambda = stack.use(await serveLambda(functions));
  const definitions = await definitionsIn(MACHINES, ['renewal']);
  const file = join(folder, 'machines.jsonl');
  const machines = stack.use(await serveMachines({ file, definitions, call: lambda.call, clock }));
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
    AWS_ENDPOINT_URL_SFN: machines.endpoint,
    RENEWAL_MACHINE: 'arn:aws:states:local:000000000000:stateMachine:renewal',
    ...Object.fromEntries(jobs.map((id) => [jobVariable(id), id])),
  });
  await functions.warm();
  stack.use(runSchedules(lambda.start));

  const idle = async () => {
    do await Promise.all([lambda.idle(), machines.idle()]);
    while (lambda.isBusy() || machines.isBusy());
  };
  const advances = createClockAdvances({ clock, table, start: lambda.start, idle, executions: machines.all });

  let otherwise: Middleware | undefined;
  const { 'strict-transport-security': _, ...always } = securityHeaders;
  const headers: Record<string, string> = { ...always };
  if (hot) delete headers['content-security-policy']; // Vite’s own script is inline
  const server = stack.use(
    await serve(
      [
        api(functions),
        dev({
          ...{ table, accounts, clock, messages: messageStore(table), runs: lambda.runs },
          executions: machines.all,
          advances,
          receiveText: (text) => functions.invoke('messages.receiveText', text),
        }),
        site(hot ? REFERENCE : PAGES, DIRECTORY_INDEXING === 'on'),
      ],
      {
        port: PORT,
        host: HOST,
        headers,
        ...(hot && { otherwise: (request, response, next) => otherwise?.(request, response, next) }),
      },
    ),
  );
  const address = `http://${hostName(HOST)}:${server.port}`;
  process.env.SITE_URL ||= address;
  const parts = { folder, siteUrl: process.env.SITE_URL, clock, table, accounts };
  const { frames } = await startStandIns(configuration, parts, stack);
  if (!hot) headers['content-security-policy'] = contentSecurityPolicy(...frames);
  await lock.update({ port: server.port });
  if (hot) {
    const { hotPages } = await import('#scripts/dev/hot-reload.ts');
    otherwise = stack.use(await hotPages(server.server, functions, steps.say)).middleware;
  }
  stack.defer(() => lock.update({ ending: true })); // the last to come is the first to be ended
  return { address, engineEnded: engine.ended };
}

/** Gives an empty index its invented people, and shows how far that is. */
const fill = (folder: string, count: number, { step, progress }: Steps) =>
  step(
    'People',
    () =>
      firstPeople(folder, peopleStore(table), () =>
        importRecords(table, demoPeople(count), {
          source: SOURCE,
          asOf: AS_OF,
          lanes: LOCAL_LANES,
          onProgress: ({ read }) => progress('People', read, count),
        }),
      ),
    (summary) => (summary ? `${(summary.imported + summary.merged + summary.unchanged).toLocaleString('en')} invented, imported` : 'unchanged'), // prettier-ignore
  );
