import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { AttributeType, Billing, type ITableV2, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { type IKey, Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

import type { Stage } from '#infra/stages.ts';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table. Its keys are those of functions/platform/table/schema.ts; a test holds the two together. */
export class DataStack extends Stack {
  readonly table: ITableV2;
  readonly key: IKey;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
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
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
  }
}
