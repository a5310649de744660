import { Aws, Stack } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';

// Written out because CDK’s grants add Scan, streams and wildcards that functions do not need.

/** Leave to read or write the items of the table, and to have DynamoDB use the table’s key for it. */
export function onTable(access: 'read' | 'write', table: ITableV2, key: IKey): PolicyStatement[] {
  const writes = access === 'write';
  return [
    new PolicyStatement({
      actions: [
        'GetItem',
        'BatchGetItem',
        'Query',
        ...(writes ? ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] : []),
      ].map((action) => `dynamodb:${action}`),
      resources: [table.tableArn],
    }),
    new PolicyStatement({
      actions: ['kms:Decrypt', 'kms:DescribeKey', ...(writes ? ['kms:Encrypt', 'kms:GenerateDataKey'] : [])],
      resources: [key.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(table).region}.amazonaws.com` } },
    }),
  ];
}

export const onIndex = (table: ITableV2) =>
  new PolicyStatement({ actions: ['dynamodb:Query'], resources: [`${table.tableArn}/index/gsi1`] });

/** Leave to read the whole table, for jobs that walk over it. */
export const toWalk = (table: ITableV2) =>
  new PolicyStatement({ actions: ['dynamodb:Scan'], resources: [table.tableArn] });

export const toLog = (group: ILogGroup) =>
  new PolicyStatement({ actions: ['logs:CreateLogStream', 'logs:PutLogEvents'], resources: [group.logGroupArn] });

export const toStart = (job: IFunction) =>
  new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [job.functionArn] });

export const toRun = (machineArn: string) =>
  new PolicyStatement({ actions: ['states:StartExecution'], resources: [machineArn] });

/** Logging and tracing of a state machine: neither log delivery nor X-Ray supports resources. */
export const toWatch = (): PolicyStatement[] => {
  const logs = [
    'CreateLogDelivery',
    'GetLogDelivery',
    'UpdateLogDelivery',
    'DeleteLogDelivery',
    'ListLogDeliveries',
    'PutResourcePolicy',
    'DescribeResourcePolicies',
    'DescribeLogGroups',
  ];
  const traces = ['PutTraceSegments', 'PutTelemetryRecords', 'GetSamplingRules', 'GetSamplingTargets'];
  return [
    new PolicyStatement({ actions: logs.map((action) => `logs:${action}`), resources: ['*'] }),
    new PolicyStatement({ actions: traces.map((action) => `xray:${action}`), resources: ['*'] }),
  ];
};

/** The secret of this name in our account; Secrets Manager adds a hyphen and six characters of its own. */
export const arnOfSecret = (name: string) =>
  `arn:${Aws.PARTITION}:secretsmanager:${Aws.REGION}:${Aws.ACCOUNT_ID}:secret:${name}-??????`;

export const toKnow = (secretArn: string) =>
  new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secretArn] });

/** Publishing to a phone number has no resource; leaving out every topic leaves the numbers. */
export const toText = () => new PolicyStatement({ actions: ['sns:Publish'], notResources: ['arn:aws:sns:*:*:*'] });

/** Reading a text has no resource but lexicons; leaving out every lexicon leaves the voices. */
export const toSpeak = () =>
  new PolicyStatement({ actions: ['polly:SynthesizeSpeech'], notResources: ['arn:aws:polly:*:*:lexicon/*'] });

/** Mail leaves from this domain, which SES has verified, and from no other. */
export const toMail = (from: string) =>
  new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [
      `arn:${Aws.PARTITION}:ses:${Aws.REGION}:${Aws.ACCOUNT_ID}:identity/${/[^@\s<>]+(?=>?$)/.exec(from)?.[0]}`,
    ],
  });

/** The bucket of received mail, by name to avoid a dependency between stacks. */
export const mailName = (stage: string) => `calluna-${stage}-mail-${Aws.ACCOUNT_ID}`;

/** Leave to read received mail and to remove what was taken. */
export const onMail = (stage: string) => [
  new PolicyStatement({
    actions: ['s3:GetObject', 's3:DeleteObject'],
    resources: [`arn:aws:s3:::${mailName(stage)}/*`],
  }),
  // Without it, S3 says of a missing object that it is forbidden.
  new PolicyStatement({ actions: ['s3:ListBucket'], resources: [`arn:aws:s3:::${mailName(stage)}`] }),
];

/** The bucket of call recordings, by name to avoid a dependency between stacks. */
export const recordingsName = (stage: string) => `calluna-${stage}-recordings-${Aws.ACCOUNT_ID}`;

/** Leave to play the sound of calls, or to keep and delete it, and to have S3 use its key for that. */
export function onRecordings(access: 'read' | 'write', stage: string, key: IKey): PolicyStatement[] {
  const writes = access === 'write';
  const bucketArn = `arn:aws:s3:::${recordingsName(stage)}`;
  return [
    new PolicyStatement({
      actions: ['s3:GetObject', ...(writes ? ['s3:PutObject', 's3:DeleteObject'] : [])],
      resources: [`${bucketArn}/*`],
    }),
    ...(writes ? [new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucketArn] })] : []),
    new PolicyStatement({
      actions: ['kms:Decrypt', ...(writes ? ['kms:GenerateDataKey'] : [])],
      resources: [key.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `s3.${Aws.REGION}.amazonaws.com` } },
    }),
  ];
}

/** The regions to which an inference profile of the United States routes from ours. */
const US_REGIONS = ['us-east-1', 'us-east-2', 'us-west-2'];

const modelIn = (region: string, model: string) => `arn:${Aws.PARTITION}:bedrock:${region}::foundation-model/${model}`;

/** One model of Amazon Bedrock: in our own region, or by an inference profile, and then only through it in its regions. */
export function toAsk(model: string): PolicyStatement[] {
  const actions = ['bedrock:InvokeModel'];
  if (!model.startsWith('us.')) return [new PolicyStatement({ actions, resources: [modelIn(Aws.REGION, model)] })];
  const profile = `arn:${Aws.PARTITION}:bedrock:${Aws.REGION}:${Aws.ACCOUNT_ID}:inference-profile/${model}`;
  return [
    new PolicyStatement({ actions, resources: [profile] }),
    new PolicyStatement({
      actions,
      resources: US_REGIONS.map((region) => modelIn(region, model.replace(/^us\./, ''))),
      conditions: { StringEquals: { 'bedrock:InferenceProfileArn': profile } },
    }),
  ];
}

export const toSign = (key: IKey) =>
  new PolicyStatement({
    actions: ['kms:Sign'],
    resources: [key.keyArn],
    conditions: { StringEquals: { 'kms:SigningAlgorithm': 'ECDSA_SHA_256' } },
  });

export const toVerify = (key: IKey) => new PolicyStatement({ actions: ['kms:GetPublicKey'], resources: [key.keyArn] });
