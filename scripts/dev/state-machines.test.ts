import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { startMachine } from '#functions/platform/start-machine.ts';
import { renewalDefinition } from '#infra/machines/definitions.ts';
import { openClock } from '#scripts/dev/clock.ts';
import type { Definition } from '#scripts/dev/state-machine-definition.ts';
import { serveMachines } from '#scripts/dev/state-machines.ts';

const definitions = { renewal: JSON.parse(renewalDefinition()) as Definition };
const ARN = 'arn:aws:states:local:000000000000:stateMachine:renewal';
const root = await mkdtemp(join(tmpdir(), 'machines-'));
afterAll(() => rm(root, { recursive: true }));

const month = { account_id: 'acc_1', subscription_id: 'sub_1', period: 3 };
const DAY = 86_400;

/** State machines with one job that returns the given answers in turn and repeats the last one. */
async function startMachines(folder: string, ...answers: ((now: string) => object | Error)[]) {
  const clock = await openClock(folder);
  const jobCalls: unknown[] = [];
  const machines = await serveMachines({
    file: join(folder, 'machines.jsonl'),
    definitions,
    clock,
    async call(job, input) {
      jobCalls.push([job, input]);
      const answer = ((answers.length > 1 ? answers.shift() : answers[0]) ?? (() => ({})))(clock.read().now);
      if (answer instanceof Error) throw answer;
      return { ...month, ...answer };
    },
  });
  const client = new SFNClient({
    endpoint: machines.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const start = (name: string, input: object = month, arn = ARN) =>
    client.send(new StartExecutionCommand({ stateMachineArn: arn, name, input: JSON.stringify(input) }));
  return { clock, machines, start, jobCalls, [Symbol.asyncDispose]: () => machines[Symbol.asyncDispose]() };
}
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(root, 'machines-'))));

const paid = () => ({ outcome: 'paid', at: null });
const inDays = (days: number) => (now: string) => ({
  outcome: 'wait',
  at: new Date(Date.parse(now) + days * DAY * 1000).toISOString(),
});

test('starts a run by the SDK, calls its job and ends', async () => {
  await using runner = await startMachines(folder, paid);
  const { executionArn, startDate } = await runner.start('sub_1-3');
  expect(executionArn).toContain('renewal:sub_1-3');
  expect(startDate).toBeInstanceOf(Date);
  await runner.machines.idle();
  expect(runner.jobCalls).toEqual([['billing.renew', month]]);
  expect(runner.machines.all()).toMatchObject([
    { name: 'sub_1-3', status: 'SUCCEEDED', states: ['Charge', 'Outcome', 'Paid'].map((name) => ({ name })) },
  ]);
});

test('a name is used once: returns the running execution, refuses a finished one', async () => {
  await using runner = await startMachines(folder, inDays(1));
  await runner.start('sub_1-3');
  await runner.machines.idle();
  await runner.start('sub_1-3');
  await expect(runner.start('sub_1-3', { other: true })).rejects.toThrow(ExecutionAlreadyExists);
  expect(runner.machines.all()).toHaveLength(1);
});

test('startMachine answers whether it was started, and never starts it twice', async () => {
  await using runner = await startMachines(folder, paid);
  vi.stubEnv('RENEWAL_MACHINE', ARN).stubEnv('AWS_ENDPOINT_URL_SFN', runner.machines.endpoint);
  vi.stubEnv('AWS_REGION', 'local').stubEnv('AWS_ACCESS_KEY_ID', 'local').stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  expect(await startMachine('sub_1-4', month)).toBe(true);
  await runner.machines.idle();
  expect(await startMachine('sub_1-4', month)).toBe(false);
  expect(runner.jobCalls).toHaveLength(1);
  vi.stubEnv('RENEWAL_MACHINE', '');
  await expect(startMachine('sub_1-5', month)).rejects.toThrow('RENEWAL_MACHINE');
  vi.unstubAllEnvs();
});

test('a wait follows the clock of the dev server', async () => {
  await using runner = await startMachines(folder, inDays(4), paid);
  await runner.start('sub_1-3');
  await runner.machines.idle();
  expect(runner.jobCalls).toHaveLength(1);
  expect(runner.machines.all()[0]).toMatchObject({ status: 'RUNNING', until: expect.any(String) as string });
  const moved = runner.clock.set(4 * DAY + 60);
  expect(runner.machines.isBusy()).toBe(true);
  await moved;
  await runner.machines.idle();
  expect(runner.machines.all()[0]).toMatchObject({ status: 'SUCCEEDED', until: null });
  expect(runner.jobCalls).toHaveLength(2);
});

test('ends a run that exceeds its time limit', async () => {
  await using runner = await startMachines(folder, inDays(39));
  await runner.start('sub_1-3');
  await runner.machines.idle();
  await runner.clock.set(39 * DAY + 60);
  await runner.machines.idle();
  await runner.clock.set(79 * DAY);
  await runner.machines.idle();
  expect(runner.machines.all()[0]).toMatchObject({ status: 'TIMED_OUT' });
});

test('parks the run of a job that keeps failing', async () => {
  await using runner = await startMachines(folder, () => new TypeError('no'));
  await runner.start('sub_1-3');
  await runner.machines.idle();
  expect(runner.machines.all()[0]).toMatchObject({
    status: 'FAILED',
    states: [{ name: 'Charge' }, { name: 'Parked' }],
  });
});

test('aborts a waiting run when the dev server ends and keeps its name taken', async () => {
  const before = await startMachines(folder, inDays(1));
  await before.start('sub_1-3');
  await before.machines.idle();
  await before[Symbol.asyncDispose]();
  await using runner = await startMachines(folder, paid);
  expect(runner.machines.all()).toMatchObject([{ name: 'sub_1-3', status: 'ABORTED', until: null }]);
  await expect(runner.start('sub_1-3')).rejects.toThrow(ExecutionAlreadyExists);
});

test('refuses unsigned requests, unknown machines and other operations', async () => {
  await using runner = await startMachines(folder, paid);
  expect((await fetch(runner.machines.endpoint, { method: 'POST', body: '{}' })).status).toBe(403);
  const headers = {
    authorization: 'AWS4-HMAC-SHA256 Credential=local/',
    'x-amz-target': 'AWSStepFunctions.StopExecution',
  };
  expect((await fetch(runner.machines.endpoint, { method: 'POST', body: '{}', headers })).status).toBe(400);
  await expect(runner.start('sub_1-3', month, `${ARN}s`)).rejects.toThrow('StateMachineDoesNotExist');
  expect(runner.jobCalls).toEqual([]);
});
