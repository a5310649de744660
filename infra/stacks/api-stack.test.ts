import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { Environment } from '#functions/platform/environment.ts';
import { logMetrics } from '#infra/log-metrics.ts';
import { jobNeeds, type Needs, needs, settable } from '#infra/needs.ts';
import { actions, lambda, ofType, type Resource, statements, synthesise } from '#infra/testing.ts';
import { endpoints } from '#shared/api/index.ts';
import { jobs, jobVariable, schedules } from '#shared/contract/jobs.ts';

const formed: Record<string, string> = {
  MAIL_FROM: 'Calluna <hello@calluna.example>',
  BEDROCK_MODEL: 'amazon.nova-lite-v1:0',
};
const valueOf = (setting: string) => formed[setting] ?? `any ${setting}`;

const { functions: api, jobs: jobStack, data, web, alarms } = synthesise();
const { functions: set } = synthesise({
  stage: 'prod',
  ...Object.fromEntries(settable.map((name) => [name, valueOf(name)])),
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
  expect(allVariables.flatMap((variables) => variables[name] ?? [])).toContain(valueOf(name));
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

test('functions have names that a runbook can write down', () => {
  const names = ofType(api.resources, 'AWS::Lambda::Function').flatMap(({ FunctionName }) => FunctionName ?? []);
  expect(names).toHaveLength(allNeeds.length);
  expect(names).toContain('calluna-sandbox-telephony-answerTwiml');
  const longer = 20 - 'sandbox'.length; // the longest name of a stage
  for (const name of names as string[]) expect(name.length + longer, name).toBeLessThanOrEqual(64);
});

describe('Amazon Bedrock', () => {
  const leave = (model: string, id = 'telephony.answerTwiml') =>
    statements(synthesise({ UNDERSTANDING: 'bedrock', BEDROCK_MODEL: model }).functions, id).filter(
      ({ Action }) => Action === 'bedrock:InvokeModel',
    );
  const resources = (model: string) => JSON.stringify(leave(model).map(({ Resource }) => Resource));

  test('a model of our region is the only one that may be invoked', () => {
    expect(resources('amazon.nova-lite-v1:0')).toContain('::foundation-model/amazon.nova-lite-v1:0');
    expect(resources('amazon.nova-lite-v1:0')).not.toContain('inference-profile');
    expect(leave('amazon.nova-lite-v1:0', 'account.getUser')).toEqual([]);
  });

  test('an inference profile may be invoked, and its model in each region only through it', () => {
    const model = 'anthropic.claude-haiku-4-5-20251001-v1:0';
    const [profile, models] = leave(`us.${model}`);
    expect(JSON.stringify(profile?.Resource)).toContain(`:inference-profile/us.${model}`);
    const named = JSON.stringify(models?.Resource);
    for (const region of ['us-east-1', 'us-east-2', 'us-west-2'])
      expect(named).toContain(`bedrock:${region}::foundation-model/${model}`);
    expect(named).not.toMatch(/\/us\.|\*/);
    expect(models).toMatchObject({ Condition: { StringEquals: { 'bedrock:InferenceProfileArn': {} } } });
  });
});

type Filter = {
  FilterPattern: string;
  LogGroupName: { Ref: string };
  MetricTransformations: { MetricName: string; MetricValue: string; MetricNamespace: string }[];
};
/** The logs that a metric counts, by the ids of their functions. */
function counted(name: string): Record<string, Filter> {
  const filters = ofType(api.resources, 'AWS::Logs::MetricFilter') as Filter[];
  return Object.fromEntries(
    filters
      .filter(({ MetricTransformations: [made] }) => made?.MetricName === name)
      .map((filter) => [
        (api.resources[filter.LogGroupName.Ref]?.Properties.LogGroupName as string).split('/').at(-1)!,
        filter,
      ]),
  );
}

test('a request or a dispute near its due date raises an alarm', () => {
  const filters = Object.values(counted('Overdue'));
  expect(filters.length).toBeGreaterThan(1);
  for (const each of filters) expect(each.FilterPattern).toBe('{ $.level = "ERROR" }');
});

test('records that are removed by mailed links are added up for an alarm', () => {
  expect(counted('RemovedRecords')).toMatchObject({
    'removal.confirm': {
      FilterPattern: '{ $.message = "records removed" }',
      MetricTransformations: [{ MetricValue: '$.records' }],
    },
  });
});

test('a failed turn is counted, which no status code shows', () => {
  const filters = counted('FailedTurns');
  expect(Object.keys(filters).sort()).toEqual([
    'telephony.answerChime',
    'telephony.answerTwiml',
    'telephony.noteTwimlStatus',
  ]);
  for (const { FilterPattern } of Object.values(filters))
    expect(FilterPattern).toBe('{ $.message = "a turn of a call failed" }');
});

test('a failed item is counted in each job that goes on without it', () => {
  const filters = counted('FailedItems');
  expect(Object.keys(filters)).toEqual(
    expect.arrayContaining([
      'assistant.remindOwners',
      'assistant.digestDays',
      'callbacks.remind',
      'telephony.sweepCalls',
    ]),
  );
  expect(Object.keys(filters).some((id) => id in counted('Overdue'))).toBe(false);
  expect(filters['assistant.remindOwners']?.FilterPattern).toBe(
    '{ ($.level = "ERROR") && ($.message != "job failed") }',
  );
});

test('each message that is counted is one that the code logs', () => {
  const source = globSync('functions/**/*.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  for (const { pattern } of Object.values(logMetrics)) {
    const [, message] = /\$\.message = "([^"]+)"/.exec(pattern.logPatternString) ?? [];
    if (message) expect(source).toContain(`'${message}'`);
  }
});

test('refused webhooks are counted in the log of the gateway, by the status and route that it writes', () => {
  const [filter] = ofType(web.resources, 'AWS::Logs::MetricFilter') as Filter[];
  expect(filter?.FilterPattern).toBe(
    '{ ($.route = "POST /api/telephony/*") && (($.status = "403") || ($.status = "429")) }',
  );
  const [{ AccessLogSettings }] = ofType(web.resources, 'AWS::ApiGatewayV2::Stage') as [
    { AccessLogSettings: { Format: string } },
  ];
  expect(JSON.parse(AccessLogSettings.Format)).toMatchObject({ route: '$context.routeKey', status: '$context.status' });
});

test('replies to texts may be published by the service that receives them, for our account', () => {
  const [{ PolicyDocument }] = ofType(jobStack.resources, 'AWS::SNS::TopicPolicy') as [
    { PolicyDocument: { Statement: object[] } },
  ];
  const service = {
    Effect: 'Allow',
    Principal: { Service: 'sms-voice.amazonaws.com' },
    Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
  };
  expect(PolicyDocument.Statement).toContainEqual(expect.objectContaining({ ...service, Action: 'sns:Publish' }));
  const [key] = ofType(data.resources, 'AWS::KMS::Key') as { KeyPolicy: { Statement: object[] } }[];
  expect(key?.KeyPolicy.Statement).toContainEqual(
    expect.objectContaining({ ...service, Action: ['kms:Decrypt', 'kms:GenerateDataKey*'] }),
  );
});

test('Amazon Chime may invoke its function, and no other', () => {
  const permissions = ofType(jobStack.resources, 'AWS::Lambda::Permission').filter(
    ({ Principal }) => Principal === 'voiceconnector.chime.amazonaws.com',
  );
  expect(permissions).toMatchObject([{ SourceAccount: { Ref: 'AWS::AccountId' } }]);
  expect(JSON.stringify(permissions)).toContain('answerChime');
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
    undefined,
    'TurnsNotUnderstood',
    undefined,
    'Duration',
    'ModelFailures',
    'FailedItems',
    'SMSMonthToDateSpentUSD',
    'Overdue',
    'RemovedRecords',
    undefined,
    undefined,
    undefined,
  ]);
});
