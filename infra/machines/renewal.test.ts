import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { expect, test } from 'vitest';

import { renewalDefinition } from '#infra/machines/definitions.ts';

const definition = JSON.parse(renewalDefinition()) as StateMachineDefinition;
const month = { account_id: 'acc_1', subscription_id: 'sub_1', period: 3 };
const AT = '2026-12-01T09:00:00.000Z';

/** Runs the definition with a job that answers, or fails, as told; tells what it was asked and where the run came through. */
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

test('a month that is paid is done', async () => {
  expect(await run({ outcome: 'paid', at: null })).toEqual({
    outcome: 'succeeded',
    inputs: [month],
    states: ['Charge', 'Outcome', 'Paid'],
  });
});

test('a month that is refused waits, and is asked for again by its ids', async () => {
  const { outcome, inputs, states } = await run({ outcome: 'wait', at: AT }, { outcome: 'paid', at: null });
  expect(outcome).toBe('succeeded');
  expect(states).toEqual(['Charge', 'Outcome', 'Wait', 'Charge', 'Outcome', 'Paid']);
  expect(inputs[1]).toMatchObject(month);
  expect(definition.States.Wait).toMatchObject({ Type: 'Wait', TimestampPath: '$.at' });
});

test('a month that nobody is to pay is done too', async () => {
  expect((await run({ outcome: 'over', at: null })).states).toEqual(['Charge', 'Outcome', 'Over']);
});

test.each([[{ outcome: 'perhaps', at: null }], [{ at: AT }]])('%j fails, for somebody to hear', async (answer) => {
  expect((await run(answer)).outcome).not.toBe('succeeded');
});

test.each(['Lambda.TooManyRequestsException', 'Sandbox.Timedout', 'OutcomeUnknown'])(
  'what passes is asked again: %s',
  async (name) => {
    const { outcome, inputs } = await run(failing(name), failing(name), { outcome: 'paid', at: null });
    expect(outcome).toBe('succeeded');
    expect(inputs).toHaveLength(3);
  },
);

test('what does not pass is asked so often, and then parked', async () => {
  const { outcome, inputs, states } = await run(failing('Lambda.ServiceException'));
  expect(inputs).toHaveLength(7);
  expect(states.at(-1)).toBe('Parked');
  expect(outcome).not.toBe('succeeded');
});

test('what is a fault of ours is parked at once', async () => {
  const { inputs, states } = await run(failing('TypeError'));
  expect(inputs).toHaveLength(1);
  expect(states.at(-1)).toBe('Parked');
});

test('it asks again after a while that nobody can foresee, and ends after forty days', () => {
  expect(definition.States.Charge).toMatchObject({
    Retry: [{ BackoffRate: 2, JitterStrategy: 'FULL', MaxAttempts: 6 }],
  });
  expect(JSON.stringify(definition.States.Charge)).not.toContain('States.TaskFailed');
  expect(definition.TimeoutSeconds).toBe(40 * 86_400);
});
