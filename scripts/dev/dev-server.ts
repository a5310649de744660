import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

import { accountStore } from '#functions/account/store.ts';
import { messageStore } from '#functions/messaging/store.ts';
import { environment } from '#functions/platform/environment.ts';
import { documentsOf, table } from '#functions/platform/table/live.ts';
import { mailIn } from '#functions/providers/inbound-mail/folder.ts';
import { BUNDLES } from '#infra/bundle.ts';
import { contentSecurityPolicy, securityHeaders } from '#infra/security-headers.ts';
import { writeReference } from '#scripts/dev/api-reference.ts';
import { api } from '#scripts/dev/api.ts';
import { buildFunctions, buildMachines, buildPages, MACHINES, PAGES, ROOT } from '#scripts/dev/builds.ts';
import { createClockAdvances } from '#scripts/dev/clock-advance.ts';
import { type Clock, openClock } from '#scripts/dev/clock.ts';
import { type Configuration, hostName } from '#scripts/dev/configuration.ts';
import type { Steps } from '#scripts/dev/console-steps.ts';
import { seedAccounts } from '#scripts/dev/demo-accounts.ts';
import { subscribeDemo } from '#scripts/dev/demo-membership.ts';
import { seedNumbers } from '#scripts/dev/demo-numbers.ts';
import { type DynamoDb, ensureTable, startDynamoDb } from '#scripts/dev/dynamodb.ts';
import { deleteExpired } from '#scripts/dev/expired-items.ts';
import { startEmulators } from '#scripts/dev/emulators.ts';
import { functionsIn } from '#scripts/dev/functions.ts';
import { instanceLock, remainingInstance } from '#scripts/dev/instance-lock.ts';
import { runSchedules, serveLambda } from '#scripts/dev/lambda.ts';
import { requestNotes } from '#scripts/dev/last-request.ts';
import { openKeys } from '#scripts/dev/local-keys.ts';
import { devPages } from '#scripts/dev/pages/index.ts';
import { receivedEvent } from '#scripts/dev/pages/mail-answer.ts';
import { type ImportProgress, importPopulation, isPopulated } from '#scripts/dev/population.ts';
import { type App, createApp, createRoutes, serve } from '#scripts/dev/server.ts';
import { definitionsIn } from '#scripts/dev/state-machine-definition.ts';
import { serveMachines } from '#scripts/dev/state-machines.ts';
import { site } from '#scripts/dev/static-site.ts';
import { UserError } from '#scripts/user-error.ts';
import { jobs, jobVariable } from '#shared/contract/jobs.ts';
import { paths } from '#shared/values/pages.ts';

/** Where the API reference is written while the pages are served from source. */
const REFERENCE = join(ROOT, 'dist/reference');
/** Loaded on start, since the form of the first page invokes them. All others are loaded on their first invocation. */
const FIRST_PAGE = ['people.startSearch', 'people.gatherResults', 'people.getSearch'];
/** Added to every page while the demo people are imported. */
const BANNER = '<script src="/dev/assets/population.js" defer></script>';

type Context = { hot: boolean; steps: Steps; stack: AsyncDisposableStack };
type Running = { address: string; engineEnded: Promise<void> };

/**
 * Starts the whole product. The port opens first, and each request waits only for what it needs: a page for the build,
 * an API call for the table and the functions. The demo people are imported in the background. Everything started is
 * pushed onto `stack` and disposed of in reverse order.
 */
export async function startDevServer(configuration: Configuration, { hot, steps, stack }: Context): Promise<Running> {
  const { PORT, HOST, DATA_DIR, TABLE_NAME, POPULATION, DIRECTORY_INDEXING, CLARITY_PROJECT } = configuration;
  const folder = await dataFolder(DATA_DIR);
  const routes = createRoutes();
  const routed = Promise.withResolvers<App>();
  const app = createApp().all('*', async (c) => (await routed.promise).fetch(c.req.raw, c.env));
  const server = stack.use(await serve(app, { port: PORT, host: HOST }));
  const lock = stack.use(instanceLock(folder, PORT));
  await lock.update();
  const address = `http://${hostName(HOST)}:${server.port}`;
  process.env.SITE_URL ||= address;
  const siteUrl = process.env.SITE_URL;

  const clock = await openClock(folder);
  const population: ImportProgress = { state: 'importing', read: 0, total: POPULATION };
  const isImporting = POPULATION > 0 && !(await isPopulated(join(folder, 'dynamodb')));
  if (!isImporting) population.state = 'done';

  const emulators = startEmulators(configuration, { folder, siteUrl, clock }, stack);
  const pages = hot ? writeReference(REFERENCE) : steps.step('Pages', buildPages, built);
  const ready = Promise.all([emulators, pages]);
  const backend = startBackend();
  const banner = () => (population.state === 'importing' ? BANNER : '');
  const draw = site(hot ? REFERENCE : PAGES, DIRECTORY_INDEXING === 'on', banner);
  const vite =
    hot &&
    import('#scripts/dev/hot-reload.ts').then(async ({ hotPages }) =>
      hotPages(server.server, (await backend).functions, steps.say),
    );

  routes.use(responseHeaders(emulators, hot, CLARITY_PROJECT !== undefined));
  const noteRequest = requestNotes(join(folder, 'dynamodb'));
  routes.use('/api/*', async (c) => {
    noteRequest();
    return (await started(backend)).api(c.req.raw);
  });
  routes.use('/dev/*', async (c, next) => {
    if (c.req.path === paths.gallery) return next(); // a screen of the pages
    return (await started(backend)).dev.fetch(c.req.raw, c.env);
  });
  routes.use(async (c, next) => {
    await started(ready);
    const response = await draw(c.req.raw);
    if (response || !vite) return response ?? next();
    return (await started(vite)).respond(c.env);
  });
  routed.resolve(routes);

  // The first failure ends the others and all that waits for them.
  const [, { engine }] = await Promise.all([ready, backend, vite]);
  if (vite) stack.use(await vite);
  await lock.update({ port: server.port });
  if (isImporting) populate();
  stack.use(server); // again, so that it is closed before its dependencies
  stack.defer(() => lock.update({ ending: true })); // deferred last, so it is done first
  return { address, engineEnded: engine.ended };

  async function startBackend() {
    const [engine] = await Promise.all([
      startEngine(),
      pages.then(() => steps.step('Functions', buildFunctions, built)), // both would take all processors: pages first
      steps.step('State machines', buildMachines, built),
    ]);
    const accounts = await openData(folder, TABLE_NAME, clock);
    const functions = functionsIn(BUNDLES);
    const machines = await startJobs(folder, clock, functions, stack);
    const { stripe } = await emulators;
    if (stripe) await subscribeDemo(accounts.all, { table, stripe }, new Date(clock.read().now));
    const dev = devPages({
      table,
      accounts,
      clock,
      messages: messageStore(table),
      ...machines,
      receiveText: (text) => functions.invoke('messages.receiveText', text),
      receiveMail: async (raw) => {
        await mailIn(join(folder, 'mail')).put(raw.id, raw.text);
        await functions.invoke('helpdesk.receiveMail', receivedEvent(raw));
      },
      population: () => population,
    });
    void functions.preload(FIRST_PAGE);
    return { engine, functions, api: api(functions), dev };
  }

  async function startEngine(): Promise<DynamoDb> {
    const start = () => startDynamoDb({ folder: join(folder, 'dynamodb'), say: steps.say });
    const engine = stack.use(await steps.step('DynamoDB Local', start, () => 'started'));
    await lock.update({ dynamodb: engine.endpoint });
    return engine;
  }

  function populate(): void {
    const child = stack.use(
      importPopulation(join(folder, 'dynamodb'), POPULATION, (read) => {
        population.read = read;
        steps.progress('People', read, POPULATION);
      }),
    );
    const imported = steps.step(
      'People',
      () => child.ended,
      (summary) =>
        summary
          ? `${(summary.imported + summary.merged + summary.unchanged).toLocaleString('en')} invented, imported`
          : 'unchanged',
    );
    imported.then(
      () => (population.state = 'done'),
      (error: Error) => {
        population.state = 'failed';
        steps.say(error.message);
      },
    );
  }
}

/** A request that waits for a failed step is refused; the failure itself is reported once. */
const started = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new HTTPException(503, { message: 'The dev server could not start.\n' });
  });

const built = (isNew: boolean) => (isNew ? 'built' : 'unchanged');

/** The folder of the data, which no other dev server uses now. */
async function dataFolder(DATA_DIR: string): Promise<string> {
  const folder = resolve(ROOT, DATA_DIR);
  await mkdir(folder, { recursive: true }).catch((error: Error) => {
    throw new UserError(`DATA_DIR is “${DATA_DIR}”, and that folder cannot be made: ${error.message}.`);
  });
  const other = await remainingInstance(folder);
  if (other)
    throw new UserError(
      `Calluna already runs on the data in ${DATA_DIR} (port ${other.port}, process ${other.pid}): use it, stop it, or choose another DATA_DIR and PORT.`,
    );
  return folder;
}

/** The table with its demo accounts and numbers, and the keys that the functions sign with. */
async function openData(folder: string, TABLE_NAME: string, clock: Clock) {
  await ensureTable(TABLE_NAME);
  const { signingKeyFile, appSecretFile } = await openKeys(folder);
  Object.assign(process.env, {
    TABLE_NAME,
    SIGNING_KEY_FILE: signingKeyFile,
    APP_SECRET: appSecretFile,
    RECORDINGS_FOLDER: join(folder, 'recordings'),
    MAIL_FOLDER: join(folder, 'mail'),
  });
  process.env.SUPPORT_ADDRESS ||= 'support@calluna.example';
  const accounts = await seedAccounts(table, accountStore(table));
  await seedNumbers(table, accounts.all, new Date(clock.read().now));
  return accounts;
}

/** Lambda’s and Step Functions’ own APIs and the schedules: what runs without a request. */
async function startJobs(
  folder: string,
  clock: Clock,
  functions: ReturnType<typeof functionsIn>,
  stack: AsyncDisposableStack,
) {
  const lambda = stack.use(await serveLambda(functions));
  const definitions = await definitionsIn(MACHINES, ['renewal']);
  const machines = stack.use(
    await serveMachines({ file: join(folder, 'machines.jsonl'), definitions, call: lambda.call, clock }),
  );
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
    AWS_ENDPOINT_URL_SFN: machines.endpoint,
    RENEWAL_MACHINE: 'arn:aws:states:local:000000000000:stateMachine:renewal',
    ...Object.fromEntries(jobs.map((id) => [jobVariable(id), id])),
  });
  stack.use(runSchedules(lambda.start));
  const idle = async () => {
    do await Promise.all([lambda.idle(), machines.idle()]);
    while (lambda.isBusy() || machines.isBusy());
  };
  const advances = createClockAdvances({
    clock,
    table,
    start: lambda.start,
    idle,
    executions: machines.all,
    deleteExpired: (now) => deleteExpired(documentsOf(new DynamoDBClient({})), environment().TABLE_NAME, now),
  });
  return { runs: lambda.runs, executions: machines.all, advances };
}

/** The headers that CloudFront adds, as far as http allows. A response’s own go before them. */
function responseHeaders(
  emulators: Promise<{ frames: string[] }>,
  hot: boolean,
  hasRecorder: boolean,
): MiddlewareHandler {
  const { 'strict-transport-security': _, 'content-security-policy': __, ...always } = securityHeaders;
  return async (c, next) => {
    const [{ frames }] = await Promise.all([started(emulators), next()]);
    // Vite’s own script is inline: no policy then.
    const headers = hot
      ? always
      : { ...always, 'content-security-policy': contentSecurityPolicy({ frames, hasRecorder }) };
    for (const [name, value] of Object.entries(headers)) if (!c.res.headers.has(name)) c.header(name, value);
  };
}
