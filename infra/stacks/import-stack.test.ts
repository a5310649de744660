import { expect, test } from 'vitest';

import { ofType, synthesise } from '#infra/testing.ts';

const parts = synthesise({ importConcurrency: '7' });
const { resources } = parts.import;

type State = Record<string, unknown> & { Type: string; Next?: string };
/** The machine’s definition, with placeholders for CloudFormation's values. */
function definition() {
  const [machine] = ofType(resources, 'AWS::StepFunctions::StateMachine') as {
    DefinitionString: { 'Fn::Join': [string, unknown[]] };
  }[];
  const [, pieces] = machine!.DefinitionString['Fn::Join'];
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : 'filled-in')).join('');
  return JSON.parse(text) as { StartAt: string; States: Record<string, State> };
}

test('reads each file under the prefix separately, with the configured concurrency', () => {
  const { States } = definition();
  expect(States.Objects).toMatchObject({
    Type: 'Map',
    MaxConcurrency: 7,
    ToleratedFailurePercentage: 5,
    ItemReader: {
      Resource: expect.stringContaining('listObjectsV2') as string,
      Parameters: { 'Prefix.$': '$.prefix' },
    },
    ItemSelector: {
      'key.$': '$$.Map.Item.Value.Key',
      'etag.$': '$$.Map.Item.Value.Etag',
      'source.$': '$.source',
      'as_of.$': '$.as_of',
      'retrieved_on.$': '$.retrieved_on',
      'about.$': '$.about',
    },
    ResultWriter: { Parameters: { Prefix: 'results' } },
  });
});

test('continues a file until it is complete, and retries failed calls', () => {
  const { States } = definition();
  const { ItemProcessor } = States.Objects as unknown as {
    ItemProcessor: { StartAt: string; States: Record<string, State>; ProcessorConfig: object };
  };
  expect(ItemProcessor.ProcessorConfig).toEqual({ Mode: 'DISTRIBUTED', ExecutionType: 'STANDARD' });
  const read = ItemProcessor.States[ItemProcessor.StartAt]!;
  expect(read).toMatchObject({ Type: 'Task' });
  expect(JSON.stringify(read.Retry)).toContain('States.TaskFailed');
  const choice = ItemProcessor.States[read.Next!]!;
  expect(choice).toMatchObject({
    Type: 'Choice',
    Choices: [{ Variable: '$.is_done', BooleanEquals: true }],
    Default: ItemProcessor.StartAt,
  });
});

test('the machine may invoke this function only, and write results only', () => {
  const [{ Policies }] = ofType(resources, 'AWS::IAM::Role') as [
    { Policies: { PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] } }[] },
  ];
  const statements = Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const about = (action: string) => statements.filter(({ Action }) => [Action].flat().includes(action));
  expect(about('lambda:InvokeFunction')).toHaveLength(1);
  expect(JSON.stringify(about('lambda:InvokeFunction')[0]?.Resource)).not.toContain('*');
  expect(JSON.stringify(about('s3:PutObject')[0]?.Resource)).toContain('/results/*');
  const others = ofType(resources, 'AWS::IAM::Policy') as {
    PolicyDocument: { Statement: { Action: string | string[] }[] };
  }[];
  const more = others.flatMap(({ PolicyDocument }) => PolicyDocument.Statement.flatMap(({ Action }) => Action));
  expect(more.filter((action) => !action.startsWith('states:'))).toEqual([]);
});

test('the files are private, encrypted, TLS-only, and expire', () => {
  expect(ofType(resources, 'AWS::S3::Bucket')).toMatchObject([
    {
      PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
      BucketEncryption: {},
      LifecycleConfiguration: { Rules: [{ ExpirationInDays: 14, Status: 'Enabled' }] },
    },
  ]);
  const [policy] = ofType(resources, 'AWS::S3::BucketPolicy') as {
    PolicyDocument: { Statement: { Effect: string; Action: string; Condition?: object; Principal: object }[] };
  }[];
  const { Statement } = policy!.PolicyDocument;
  expect(Statement).toContainEqual(
    expect.objectContaining({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
  );
  expect(Statement.filter(({ Effect }) => Effect === 'Allow').map(({ Action }) => Action)).toEqual(['s3:GetObject']);
});

test('refuses an invalid concurrency', () => {
  expect(() => synthesise({ importConcurrency: 'many' })).toThrow('importConcurrency');
});
