import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { expect, test } from 'vitest';

import { renewalDefinition } from '#infra/machines/definitions.ts';

const definition = JSON.parse(renewalDefinition()) as StateMachineDefinition;
const month = { account_id: 'acc_1', subscription_id: 'sub_1', period: 3 };
const AT = '2026-12-01T09:00:00.000Z';

/**
 * Runs the definition with a job that returns or throws the given results; returns its inputs and the visited states.
 */
async function run(...answers: (object | Error)[]) {
  const inputs: unknown[] = [];
  const { TimeoutSeconds: _, ...rest } = definition; // longer than a timer of Node’s can be
  const execution = new StateMachine(rest, { validationOptions: { checkArn: false } }).run(month, {
    overrides: {
      taskResourceLocalHandlers: {
        Charge(input) {
          inputs.push(input);
          const answer = answers.length > 1 ? answers.shift() : answers[0];
          if (answer instanceof Error) throw answer;
          return { ...month, ...answer };
        },
      },
      waitTimeOverrides: { Wait: 0 },
      retryIntervalOverrides: { Charge: 0 },
    },
  });
  const outcome = await execution.result.then(
    () => 'succeeded',
    (error: Error) => (error.cause as Error).name,
  );
  const states: string[] = [];
  for await (const event of execution.eventLogs) {
    if (event.type === 'StateEntered') states.push(event.state.name);
  }
  return { outcome, inputs, states };
}
const failing = (name: string) => Object.assign(new Error('no'), { name });

test('ends when the month is paid', async () => {
  expect(await run({ outcome: 'paid', at: null })).toEqual({
    outcome: 'succeeded',
    inputs: [month],
    states: ['Charge', 'Outcome', 'Paid'],
  });
});

test('waits after a decline, then calls the job again with the same ids', async () => {
  const { outcome, inputs, states } = await run({ outcome: 'wait', at: AT }, { outcome: 'paid', at: null });
  expect(outcome).toBe('succeeded');
  expect(states).toEqual(['Charge', 'Outcome', 'Wait', 'Charge', 'Outcome', 'Paid']);
  expect(inputs[1]).toMatchObject(month);
  expect(definition.States.Wait).toMatchObject({ Type: 'Wait', TimestampPath: '$.at' });
});

test('ends when the month is not payable', async () => {
  expect((await run({ outcome: 'over', at: null })).states).toEqual(['Charge', 'Outcome', 'Over']);
});

test.each([[{ outcome: 'perhaps', at: null }], [{ at: AT }]])('fails on the invalid result %j', async (answer) => {
  expect((await run(answer)).outcome).not.toBe('succeeded');
});

test.each(['Lambda.TooManyRequestsException', 'Sandbox.Timedout', 'OutcomeUnknown'])(
  'retries temporary errors: %s',
  async (name) => {
    const { outcome, inputs } = await run(failing(name), failing(name), { outcome: 'paid', at: null });
    expect(outcome).toBe('succeeded');
    expect(inputs).toHaveLength(3);
  },
);

test('parks after repeated temporary errors', async () => {
  const { outcome, inputs, states } = await run(failing('Lambda.ServiceException'));
  expect(inputs).toHaveLength(7);
  expect(states.at(-1)).toBe('Parked');
  expect(outcome).not.toBe('succeeded');
});

test('parks immediately on a bug', async () => {
  const { inputs, states } = await run(failing('TypeError'));
  expect(inputs).toHaveLength(1);
  expect(states.at(-1)).toBe('Parked');
});

test('retries with jitter and times out after forty days', () => {
  expect(definition.States.Charge).toMatchObject({
    Retry: [{ BackoffRate: 2, JitterStrategy: 'FULL', MaxAttempts: 6 }],
  });
  expect(JSON.stringify(definition.States.Charge)).not.toContain('States.TaskFailed');
  expect(definition.TimeoutSeconds).toBe(40 * 86_400);
});
