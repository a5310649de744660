import { EventEmitter, once } from 'node:events';

import { ExecutionError, StateMachine } from 'aws-local-stepfunctions';
import * as z from 'zod';

import type { Clock } from '#scripts/dev/clock.ts';
import { byTheClock, type Definition, jobOf, placeIn } from '#scripts/dev/state-machine-definition.ts';
import { type Execution, openExecutions } from '#scripts/dev/executions.ts';
import { createApp, serve } from '#scripts/dev/server.ts';

const CREDENTIAL = /^AWS4-HMAC-SHA256 Credential=local\//;
/** AWS waits seconds to minutes before it retries a state. That is too long for development. */
const PAUSE_MS = 50;

const StartExecution = z.object({
  stateMachineArn: z.string(),
  name: z.string().regex(/^[\w.-]{1,80}$/),
  input: z.string(),
});

type Parts = {
  /** Where the executions are kept. */
  file: string;
  /** The synthesised definitions, by machine name. */
  definitions: Record<string, Definition>;
  /** Runs a job and returns its result. */
  call: (job: string, input: unknown) => Promise<unknown>;
  clock: Pick<Clock, 'read' | 'reaches'>;
};

/**
 * Step Functions’ StartExecution, on a port that only this process knows. It runs the deployed definition. A run that
 * waits when the dev server ends is aborted, and its name stays taken.
 */
export async function serveMachines({ file, definitions, call, clock }: Parts) {
  const executions = await openExecutions(file);
  const running = new Map<Execution, { abort: () => void; ended: Promise<void> }>();
  const changes = new EventEmitter();
  /** Rejected on shutdown to end all waits: the interpreter’s timers would keep the process alive. */
  const ending = Promise.withResolvers<never>();
  ending.promise.catch(() => {});
  const now = () => clock.read().now;
  const isBusy = ({ until }: Execution) => until === null || until <= now();

  async function run(execution: Execution, definition: Definition): Promise<void> {
    const { own, waits, seconds } = byTheClock(definition);
    const ends = new Date(Date.parse(execution.started_at) + seconds * 1000).toISOString();
    const wait = (path: string) => async (input: unknown) => {
      const moment = placeIn(path, input);
      execution.until = moment < ends ? moment : ends;
      changes.emit('change');
      await Promise.race([clock.reaches(execution.until), ending.promise]);
      if (execution.until === ends) throw Object.assign(new Error('The run took too long'), { name: 'States.Timeout' });
      execution.until = null;
      return input;
    };
    const tasks = Object.entries(own.States).filter(([name, { Type }]) => Type === 'Task' && !(name in waits));
    const { abort, eventLogs, result } = new StateMachine(own, { validationOptions: { checkArn: false } }).run(
      JSON.parse(execution.input) as never,
      {
        overrides: {
          taskResourceLocalHandlers: {
            ...Object.fromEntries(tasks.map(([name, state]) => [name, (input) => call(jobOf(state), input) as never])),
            ...Object.fromEntries(Object.entries(waits).map(([name, path]) => [name, wait(path) as never])),
          },
          retryIntervalOverrides: Object.fromEntries(tasks.map(([name]) => [name, PAUSE_MS])),
        },
      },
    );
    const watched = (async () => {
      for await (const event of eventLogs) {
        if (event.type === 'StateEntered') execution.states.push({ name: event.state.name, at: now() });
      }
    })();
    const ended = result.then(
      () => 'SUCCEEDED' as const,
      (error: unknown) => {
        if (!(error instanceof ExecutionError)) return 'ABORTED' as const;
        return (error.cause as Error).name === 'States.Timeout' ? ('TIMED_OUT' as const) : ('FAILED' as const);
      },
    );
    running.set(execution, { abort, ended: ended.then(() => {}) });
    execution.status = await ended;
    await watched;
    Object.assign(execution, { until: null, ended_at: now() });
    await executions.keep(execution);
    running.delete(execution);
    changes.emit('change');
  }

  async function start({ stateMachineArn, name, input }: z.infer<typeof StartExecution>): Promise<Response> {
    const machine = stateMachineArn.split(':').at(-1) ?? '';
    const definition = definitions[machine];
    if (!definition) return awsError('StateMachineDoesNotExist');
    const executionArn = `arn:aws:states:local:000000000000:execution:${machine}:${name}`;
    const before = executions.of(machine, name);
    const answer = ({ started_at }: Execution) => json({ executionArn, startDate: Date.parse(started_at) / 1000 });
    if (before?.status === 'RUNNING' && before.input === input) return answer(before);
    if (before) return awsError('ExecutionAlreadyExists');
    const execution: Execution = {
      machine,
      name,
      input,
      status: 'RUNNING',
      started_at: now(),
      ended_at: null,
      until: null,
      states: [],
    };
    await executions.keep(execution);
    void run(execution, definition);
    return answer(execution);
  }

  const app = createApp();
  app.post('/', async (c) => {
    // A page in a browser can guess the port; it cannot sign.
    if (!CREDENTIAL.test(c.req.header('authorization') ?? '')) return c.body(null, 403);
    if (c.req.header('x-amz-target') !== 'AWSStepFunctions.StartExecution') return awsError('UnknownOperation');
    const parsed = StartExecution.safeParse(await c.req.json().catch(() => undefined));
    return parsed.success ? start(parsed.data) : awsError('ValidationException');
  });

  const { port, ...server } = await serve(app, { port: 0, host: '127.0.0.1' });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    /** All executions, newest first. */
    all: () => executions.all(),
    /** Whether an execution is working: it neither waits nor has ended. */
    isBusy: () => [...running.keys()].some(isBusy),
    /** Settles once none of them is. */
    async idle() {
      while ([...running.keys()].some(isBusy)) await once(changes, 'change');
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      for (const { abort } of running.values()) abort();
      ending.reject(new Error('The dev server ends'));
      await Promise.allSettled([...running.values()].map(({ ended }) => ended));
    },
  };
}

const json = (content: unknown, status = 200) =>
  new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/x-amz-json-1.0' } });
const awsError = (type: string) => json({ __type: type, message: type }, 400);
