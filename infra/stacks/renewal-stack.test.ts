import { expect, test } from 'vitest';

import { actions, lambda, ofType, statements, synthesise } from '#infra/testing.ts';
import { renewalDefinition } from '#infra/machines/definitions.ts';
import { jobs } from '#shared/contract/jobs.ts';

const { renewal, jobs: jobStack, alarms } = synthesise();
const [machine] = ofType(renewal.resources, 'AWS::StepFunctions::StateMachine');

test('deploys the definition that the dev server runs, except for the job’s address', () => {
  const [, pieces] = (machine?.DefinitionString as { 'Fn::Join': [string, unknown[]] })['Fn::Join'];
  const job = /"(arn:[^"]+)"/.exec(renewalDefinition())?.[1];
  expect(pieces.map((piece) => (typeof piece === 'string' ? piece : job)).join('')).toBe(renewalDefinition());
});

test('runs are retained, traced, and logged without their input', () => {
  expect(machine).toMatchObject({
    StateMachineName: 'calluna-sandbox-renewal',
    StateMachineType: 'STANDARD',
    LoggingConfiguration: { IncludeExecutionData: false, Level: 'ALL' },
    TracingConfiguration: { Enabled: true },
  });
});

test('the machine may call this job only', () => {
  const [{ Policies }] = ofType(renewal.resources, 'AWS::IAM::Role') as [
    { Policies: { PolicyDocument: { Statement: { Effect: string; Action: string; Resource: unknown }[] } }[] },
  ];
  const all = Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  expect(actions(all, 'lambda')).toEqual(['lambda:InvokeFunction']);
  expect(JSON.stringify(all.find(({ Action }) => Action === 'lambda:InvokeFunction')?.Resource)).toContain('renew');
  expect(ofType(renewal.resources, 'AWS::IAM::Policy')).toEqual([]);
});

test('only the starters of renewals may start it and know its ARN', () => {
  const arn = expect.stringContaining('stateMachine:calluna-sandbox-renewal') as string;
  for (const id of jobs) {
    const leave = statements(jobStack, id).filter(({ Action }) => Action === 'states:StartExecution');
    expect(leave, id).toHaveLength(id === 'billing.startRenewals' ? 1 : 0);
    if (leave.length) expect(JSON.stringify(leave[0]?.Resource)).toEqual(arn);
    expect('RENEWAL_MACHINE' in lambda(jobStack, id).Environment.Variables, id).toBe(leave.length === 1);
  }
});

test('a failed or overlong run raises an alarm', () => {
  const watched = JSON.stringify(ofType(alarms.resources, 'AWS::CloudWatch::Alarm'));
  expect(watched).toContain('A charge could not continue');
  expect(watched).toContain('ExecutionsTimedOut');
});
