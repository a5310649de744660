import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITableV2, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IKey, Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { ParameterTier, StringParameter } from 'aws-cdk-lib/aws-ssm';
import type { Construct } from 'constructs';

import { recordingsName } from '#infra/permissions.ts';
import type { Stage } from '#infra/stages.ts';

type Props = StackProps & {
  stage: Stage;
  /** The settings of this deployment and its commit, none of which is a secret. */
  values: Record<string, string>;
};

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table. Its keys are those of functions/platform/table/schema.ts; a test holds the two together. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  readonly key: IKey;
  /** Signs access tokens; the private half never leaves KMS. */
  readonly signingKey: IKey;
  /** The secret from which keys of pins, cookies and challenges are derived. */
  readonly appSecret: ISecret;

  constructor(scope: Construct, id: string, { stage, values, ...props }: Props) {
    super(scope, id, props);
    this.key = new Key(this, 'Key', {
      description: `Calluna, ${stage.name}: the table`,
      enableKeyRotation: true,
      removalPolicy: stage.removalPolicy,
    });
    this.table = new TableV2(this, 'Table', {
      partitionKey: text('pk'),
      sortKey: text('sk'),
      globalSecondaryIndexes: [{ indexName: 'gsi1', partitionKey: text('gsi1pk'), sortKey: text('gsi1sk') }],
      timeToLiveAttribute: 'expires_at',
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(this.key),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !stage.isSandbox,
      removalPolicy: stage.removalPolicy,
    });
    this.signingKey = new Key(this, 'SigningKey', {
      description: `Calluna, ${stage.name}: access tokens`,
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: stage.removalPolicy,
    });
    this.appSecret = new Secret(this, 'AppSecret', {
      description: 'Keys pins, cookies and challenges; a new one logs everybody out within 15 minutes',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: stage.removalPolicy,
    });
    Validations.of(this.appSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason: 'Renewed on a timer it would log everybody out: it is changed by hand, as docs/runbooks/deploy.md says.',
    });
    const recordings = new Bucket(this, 'Recordings', {
      bucketName: recordingsName(stage.name),
      encryption: BucketEncryption.KMS,
      encryptionKey: this.key,
      bucketKeyEnabled: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      // A fallback: shorter retention is up to assistant.forgetCalls.
      lifecycleRules: [{ expiration: Duration.days(91), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      removalPolicy: stage.removalPolicy,
    });
    Validations.of(recordings).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'Who listens to what is written down by the functions, which alone may; the bucket itself keeps no log.',
    });
    // So that the next deployment, or a rollback, repeats them: docs/runbooks/deploy.md.
    new StringParameter(this, 'Settings', {
      parameterName: `/calluna/${stage.name}/settings`,
      description: 'The settings of the last deployment',
      stringValue: JSON.stringify(values, null, 2),
      tier: ParameterTier.INTELLIGENT_TIERING,
    });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
  }
}
