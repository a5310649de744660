import { describe, expect, test } from 'vitest';

import { Environment } from '#functions/platform/environment.ts';
import { jobNeeds, type Needs, needs, settable } from '#infra/needs.ts';
import { actions, lambda, ofType, type Resource, statements, synthesise } from '#infra/testing.ts';
import { endpoints } from '#shared/api/index.ts';
import { jobs, jobVariable, schedules } from '#shared/contract/jobs.ts';

const { functions: api, jobs: jobStack, web, alarms } = synthesise();
const { functions: set } = synthesise({
  stage: 'prod',
  ...Object.fromEntries(settable.map((name) => [name, `any ${name}`])),
  MAIL_FROM: 'Calluna <hello@calluna.example>',
});
const allNeeds = Object.entries<Needs>({ ...needs, ...jobNeeds });

describe('the API', () => {
  test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s is routed', (id, { method, path }) => {
    const routes = ofType(api.resources, 'AWS::ApiGatewayV2::Route') as {
      RouteKey: string;
      Target: { 'Fn::Join': [string, [string, { Ref: string }]] };
    }[];
    const route = routes.find(({ RouteKey }) => RouteKey === `${method} /api${path}`);
    const integration = api.resources[route?.Target['Fn::Join'][1][1].Ref ?? ''] as Resource;
    const [target] = (integration.Properties.IntegrationUri as { 'Fn::GetAtt': [string] })['Fn::GetAtt'];
    expect(api.resources[target]?.Properties).toBe(lambda(api, id));
  });

  test('nothing else is routed', () => {
    expect(ofType(api.resources, 'AWS::ApiGatewayV2::Route')).toHaveLength(endpoints.length);
  });

  test('is throttled, and logs the route but never its parameters', () => {
    const [stage] = ofType(web.resources, 'AWS::ApiGatewayV2::Stage') as {
      DefaultRouteSettings: object;
      AccessLogSettings: { Format: string };
    }[];
    expect(stage?.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 });
    expect(stage?.AccessLogSettings.Format).not.toMatch(/\$context\.(path|identity|authorizer)/);
    expect(stage?.AccessLogSettings.Format).toContain('$context.routeKey');
  });
});

describe.each(allNeeds)('%s', (id, wanted) => {
  test('runs on Node 24 on ARM, with a timeout below the gateway’s', () => {
    expect(lambda(api, id)).toMatchObject({ Runtime: 'nodejs24.x', Architectures: ['arm64'] });
    if (!(id in jobNeeds)) expect(lambda(api, id).Timeout).toBeLessThan(30);
  });

  test('has exactly the table permissions it declares', () => {
    const read = ['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'];
    const write = ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];
    const more = [...(wanted.index ? ['dynamodb:Query'] : []), ...(wanted.scan ? ['dynamodb:Scan'] : [])];
    const leave = [...{ none: [], read, write: [...read, ...write] }[wanted.table], ...more];
    expect(actions(statements(api, id), 'dynamodb').sort()).toEqual([...leave].sort());
    expect(actions(statements(api, id), 'kms').includes('kms:Encrypt')).toBe(wanted.table === 'write');
  });

  test('may start its declared jobs, and send texts only if declared', () => {
    const started = statements(api, id).filter(({ Action }) => Action === 'lambda:InvokeFunction');
    expect(started.flatMap(({ Resource }) => Resource)).toHaveLength(wanted.starts?.length ?? 0);
    const texting = statements(api, id).filter(({ Action }) => Action === 'sns:Publish');
    expect(texting.map(({ NotResource }) => NotResource)).toEqual(wanted.sms ? ['arn:aws:sns:*:*:*'] : []);
  });

  test('has no wildcard except recordings and mail, if it uses them', () => {
    for (const { Action, Resource } of statements(api, id)) {
      expect([Action].flat().join()).not.toContain('*');
      const named = JSON.stringify(Resource ?? '');
      const isRecordings =
        /-(recordings|mail)-.*\/\*/.test(named) && [Action].flat().every((each) => /^s3:\w+Object$/.test(each));
      if (isRecordings) expect(wanted.recordings ?? wanted.mail).toBeDefined();
      else expect(named).not.toContain('*');
    }
  });

  test('gets only settings that functions/platform/environment.ts or startJob reads', () => {
    const allowed = [...Object.keys(Environment.shape), ...jobs.map(jobVariable), 'NODE_OPTIONS'];
    const variables = lambda(set, id).Environment.Variables;
    expect(allowed).toEqual(expect.arrayContaining(Object.keys(variables)));
    expect(variables.STAGE).toBe('prod');
    expect('TABLE_NAME' in variables).toBe(wanted.table !== 'none');
    for (const job of wanted.starts ?? []) expect(variables).toHaveProperty(jobVariable(job));
  });
});

test.each(settable)('passes %s on as the operator set it', (name) => {
  const allVariables = allNeeds.map(([id]) => lambda(set, id).Environment.Variables);
  expect(allVariables.flatMap((variables) => variables[name] ?? [])).toContain(
    name === 'MAIL_FROM' ? 'Calluna <hello@calluna.example>' : `any ${name}`,
  );
});

test('only functions that authenticate or sign get the token keys', () => {
  for (const { id, access, recognises } of endpoints) {
    const knows = access === 'public' || access === 'cookie' ? recognises === true : true;
    const signs = needs[id as keyof typeof needs].signs === true;
    expect('SIGNING_KEYS' in lambda(set, id).Environment.Variables, id).toBe(knows || signs);
    expect(actions(statements(api, id), 'kms').includes('kms:GetPublicKey'), id).toBe(knows);
    expect(actions(statements(api, id), 'kms').includes('kms:Sign'), id).toBe(signs);
  }
});

test('functions that check the visitor’s country know which are refused', () => {
  for (const { id, checksCountry } of endpoints) {
    const isAlsoPaying = needs[id as keyof typeof needs].environment?.includes('SANCTIONED_COUNTRIES') === true;
    const known = 'SANCTIONED_COUNTRIES' in lambda(set, id).Environment.Variables;
    expect(known, id).toBe(checksCountry === true || isAlsoPaying);
  }
});

test('every endpoint can read the origin secret, and the app secret only if declared', () => {
  const secrets = (id: string) =>
    statements(api, id)
      .filter(({ Action }) => Action === 'secretsmanager:GetSecretValue')
      .flatMap(({ Resource }) => Resource);
  for (const { id } of endpoints) {
    expect(secrets(id), id).toHaveLength(needs[id as keyof typeof needs].secret ? 2 : 1);
  }
  for (const id of jobs) expect(secrets(id), id).toHaveLength(jobNeeds[id].secret ? 1 : 0);
});

test('mail leaves from our own domain only', () => {
  const mailing = allNeeds.filter(([, { email }]) => email).map(([id]) => id);
  const senders = allNeeds.filter(([id]) => actions(statements(set, id), 'ses').length).map(([id]) => id);
  expect(senders).toEqual(mailing);
  for (const id of mailing) {
    const [leave] = statements(set, id).filter(({ Action }) => Action === 'ses:SendEmail');
    expect(JSON.stringify(leave?.Resource)).toContain('identity/calluna.example');
    expect(actions(statements(api, id), 'ses')).toEqual([]); // without a From address
  }
});

/** Rates in EventBridge's words: 1 minute, 5 minutes, 1 hour. */
function spoken(minutes: number): string {
  const [length, unit] = (
    [
      [1440, 'day'],
      [60, 'hour'],
      [1, 'minute'],
    ] as const
  ).find(([each]) => minutes % each === 0)!;
  return `${minutes / length} ${unit}${minutes === length ? '' : 's'}`;
}

test('schedules the jobs of the contract', () => {
  const rules = ofType(jobStack.resources, 'AWS::Events::Rule').map(({ ScheduleExpression }) => ScheduleExpression);
  expect(rules).toEqual(schedules.map(({ minutes }) => `rate(${spoken(minutes)})`));
});

test('a request or a dispute near its due date raises an alarm', () => {
  const filter = { FilterPattern: '{ $.level = "ERROR" }', MetricTransformations: [{ MetricName: 'Overdue' }] };
  const filters = ofType(jobStack.resources, 'AWS::Logs::MetricFilter');
  expect(filters.length).toBeGreaterThan(1);
  for (const each of filters) expect(each).toMatchObject(filter);
});

test('records that are removed by mailed links are added up for an alarm', () => {
  const filters = ofType(api.resources, 'AWS::Logs::MetricFilter');
  expect(filters).toContainEqual(
    expect.objectContaining({
      FilterPattern: '{ $.message = "records removed" }',
      MetricTransformations: [expect.objectContaining({ MetricName: 'RemovedRecords', MetricValue: '$.records' })],
    }),
  );
});

test('a job that fails three times goes to the queue and raises an alarm', () => {
  const invoked = ofType(jobStack.resources, 'AWS::Lambda::EventInvokeConfig');
  expect(invoked).toHaveLength(jobs.length);
  for (const config of invoked) {
    expect(config).toMatchObject({ MaximumRetryAttempts: 2, DestinationConfig: { OnFailure: {} } });
  }
  expect(ofType(jobStack.resources, 'AWS::SQS::Queue')).toMatchObject([{ SqsManagedSseEnabled: true }]);
  const watched = ofType(alarms.resources, 'AWS::CloudWatch::Alarm').map(({ MetricName }) => MetricName);
  expect(watched).toEqual([
    '5xx',
    'ApproximateNumberOfMessagesVisible',
    'Overdue',
    'RemovedRecords',
    undefined,
    undefined,
    undefined,
  ]);
});
