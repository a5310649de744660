import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { Lambda, LambdaInvocationType, S3 } from 'aws-cdk-lib/aws-ses-actions';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';

import { mailName } from '#infra/permissions.ts';
import type { Stage } from '#infra/stages.ts';

/** As functions/providers/inbound-mail/s3.ts reads it. */
const MAIL_PREFIX = 'mail/';

type Props = StackProps & { stage: Stage; address: string; receiveMail: IFunction };

/**
 * Mail to support: SES stores it, then starts the job that takes it. An account has one active set of receipt rules:
 * docs/runbooks/deploy.md says how this one becomes it.
 */
export class MailStack extends Stack {
  constructor(scope: Construct, id: string, { stage, address, receiveMail, ...props }: Props) {
    super(scope, id, props);
    const bucket = new Bucket(this, 'Mail', {
      bucketName: mailName(stage.name),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // The job removes what it has taken: only what failed is left.
      lifecycleRules: [{ expiration: Duration.days(14), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
      removalPolicy: stage.removalPolicy,
    });
    Validations.of(bucket).acknowledge({
      id: 'AwsSolutions-S1',
      reason: 'One job reads it, which logs what it does; a mail leaves once it is a ticket.',
    });
    const rules = new ReceiptRuleSet(this, 'Rules', { receiptRuleSetName: `calluna-${stage.name}` });
    rules.addRule('Support', {
      recipients: [address],
      scanEnabled: true,
      tlsPolicy: TlsPolicy.REQUIRE,
      actions: [
        new S3({ bucket, objectKeyPrefix: MAIL_PREFIX }),
        new Lambda({ function: receiveMail, invocationType: LambdaInvocationType.EVENT }),
      ],
    });
    new CfnOutput(this, 'ReceiptRuleSet', { value: rules.receiptRuleSetName });
  }
}
