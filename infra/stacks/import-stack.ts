import { type CfnElement, CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import {
  type Chain,
  Choice,
  Condition,
  DefinitionBody,
  DistributedMap,
  JsonPath,
  LogLevel,
  Pass,
  ProcessorMode,
  ProcessorType,
  Result,
  ResultWriterV2,
  S3ObjectsItemReader,
  StateMachine,
  StateMachineType,
  TaskInput,
  Timeout,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct, IConstruct } from 'constructs';

import { toStart, toWatch } from '#infra/permissions.ts';
import type { Stage } from '#infra/stages.ts';

type Props = StackProps & { stage: Stage; importObject: IFunction };

/** Imported files expire: the table and the sender have the data. */
const KEPT = Duration.days(14);
/** The prefix of the machine's results; files to import have other prefixes. */
const RESULTS = 'results';
/** What the input of an execution may leave out. */
const UNSAID = { as_of: null, retrieved_on: null, about: null };
/** CDK’s switch for the way to write results that is not deprecated. */
const RESULT_WRITER = '@aws-cdk/aws-stepfunctions:useDistributedMapResultWriterV2';

/**
 * Files of people in S3, each read by a Lambda, some at a time: `-c importConcurrency=…` says how many, so that an
 * import leaves searches their share of the table. The execution’s input says the prefix of the files and their source,
 * and what is known of it: `{"prefix": "in/2026-11/", "source": "Our register", "as_of": "2026-11-01", "retrieved_on":
 * "2026-11-03", "about": {"url": "https://…", "licence": "CC0 1.0"}}`.
 */
export class ImportStack extends Stack {
  readonly machine: StateMachine;

  constructor(scope: Construct, id: string, { stage, importObject, ...props }: Props) {
    super(scope, id, props);
    this.node.setContext(RESULT_WRITER, true);
    const bucket = new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ expiration: KEPT, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      removalPolicy: stage.removalPolicy,
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Only the import reads it, whose every execution is logged; its content leaves after two weeks.',
    });
    // The function is in another stack and gets its only S3 permission here, for this bucket.
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [importObject.role!.grantPrincipal],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects('*')],
      }),
    );

    const name = `calluna-${stage.name}-import`;
    const logs = new LogGroup(this, 'Log', { retention: stage.logRetention, removalPolicy: stage.removalPolicy });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('states.amazonaws.com'),
      inlinePolicies: { leave: new PolicyDocument({ statements: leave(importObject, bucket) }) },
    });
    this.machine = new StateMachine(this, 'Machine', {
      stateMachineName: name,
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromChainable(this.#input().next(this.#objects(bucket, importObject, stage))),
      role: role.withoutPolicyUpdates(),
      logs: { destination: logs, level: LogLevel.ALL, includeExecutionData: false },
      tracingEnabled: true,
      timeout: Duration.days(14),
    });
    acknowledge(this, bucket, this.machine);
    new CfnOutput(this, 'ImportBucket', { value: bucket.bucketName });
    new CfnOutput(this, 'ImportMachine', { value: this.machine.stateMachineArn });
  }

  /** The input of an execution, complete: a path to a field that is missing would end it. */
  #input(): Chain {
    const unsaid = new Pass(this, 'Unsaid', { result: Result.fromObject(UNSAID), resultPath: '$.unsaid' });
    return unsaid.next(
      new Pass(this, 'Input', {
        parameters: { input: JsonPath.jsonMerge(JsonPath.objectAt('$.unsaid'), JsonPath.objectAt('$')) },
        outputPath: '$.input',
      }),
    );
  }

  /** One object after another is read to its end; more than one in twenty that cannot be ends the import. */
  #objects(bucket: IBucket, importObject: IFunction, stage: Stage): DistributedMap {
    const read = new LambdaInvoke(this, 'ReadLines', {
      lambdaFunction: importObject,
      payload: TaskInput.fromJsonPathAt('$'),
      payloadResponseOnly: true,
      retryOnServiceExceptions: true,
      taskTimeout: Timeout.duration(Duration.minutes(16)),
    });
    read.addRetry({ errors: ['States.TaskFailed', 'States.Timeout'], interval: Duration.seconds(30), maxAttempts: 3 });
    const whole = new Choice(this, 'IsWhole');
    whole.when(Condition.booleanEquals('$.is_done', true), new Pass(this, 'Counts', { outputPath: '$.counts' }));
    whole.otherwise(read);

    const objects = new DistributedMap(this, 'Objects', {
      mapExecutionType: StateMachineType.STANDARD,
      maxConcurrency: stage.importConcurrency,
      toleratedFailurePercentage: 5,
      itemReader: new S3ObjectsItemReader({ bucket, prefix: JsonPath.stringAt('$.prefix') }),
      itemSelector: {
        bucket: bucket.bucketName,
        key: JsonPath.stringAt('$$.Map.Item.Value.Key'),
        etag: JsonPath.stringAt('$$.Map.Item.Value.Etag'),
        source: JsonPath.stringAt('$.source'),
        as_of: JsonPath.stringAt('$.as_of'),
        retrieved_on: JsonPath.stringAt('$.retrieved_on'),
        about: JsonPath.objectAt('$.about'),
      },
      resultWriterV2: new ResultWriterV2({ bucket, prefix: RESULTS }),
      resultPath: JsonPath.DISCARD,
    });
    return objects.itemProcessor(read.next(whole), {
      mode: ProcessorMode.DISTRIBUTED,
      executionType: ProcessorType.STANDARD,
    });
  }
}

/** The machine's permissions except for its own map runs: written out, since CDK’s grants are wider. */
function leave(importObject: IFunction, bucket: IBucket): PolicyStatement[] {
  const allow = (actions: string[], ...resources: string[]) => new PolicyStatement({ actions, resources });
  return [
    toStart(importObject),
    allow(['s3:ListBucket'], bucket.bucketArn),
    allow(
      ['s3:GetObject', 's3:PutObject', 's3:ListMultipartUploadParts', 's3:AbortMultipartUpload'],
      bucket.arnForObjects(`${RESULTS}/*`),
    ),
    ...toWatch(),
  ];
}

function acknowledge(stack: Stack, bucket: Bucket, machine: StateMachine): void {
  const idOf = (of: IConstruct) => stack.getLogicalId(of.node.defaultChild as CfnElement);
  const named = `{"Fn::Select":[6,{"Fn::Split":[":",{"Ref":"${idOf(machine)}"}]}]}`;
  const runs = `arn:aws:states:${stack.region}:<AWS::AccountId>:execution:${named}`;
  const because = (reason: string, ...resources: string[]) =>
    Validations.of(stack).acknowledge(
      ...resources.map((each) => ({ id: `AwsSolutions-IAM5[Resource::${each}]`, reason })),
    );
  because(
    'The runs of its own map, which the machine watches and ends, have no names beforehand.',
    `${runs}:*`,
    `${runs}/*:*`,
  );
  because('The objects of its results have no names beforehand.', `<${idOf(bucket)}.Arn>/${RESULTS}/*`);
  because('The delivery of logs and the tracing of X-Ray know no resources.', '*');
}
