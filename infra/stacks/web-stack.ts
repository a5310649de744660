import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

import { distribution } from '#infra/distribution.ts';
import { gateway } from '#infra/gateway.ts';
import type { Stage } from '#infra/stages.ts';

/**
 * The one origin: CloudFront in front of the bucket of pages and the API. The API is created here without routes, so
 * that its functions, which come later, can get the site URL.
 */
export class WebStack extends Stack {
  readonly api: HttpApi;
  readonly pages: Bucket;
  readonly originSecret: ISecret;
  readonly siteUrl: string;

  constructor(scope: Construct, id: string, { stage, ...props }: StackProps & { stage: Stage }) {
    super(scope, id, props);
    const bucket = (name: string, rest: BucketProps) =>
      new Bucket(this, name, {
        encryption: BucketEncryption.S3_MANAGED,
        blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
        enforceSSL: true,
        removalPolicy: stage.removalPolicy,
        autoDeleteObjects: stage.isSandbox,
        ...rest,
      });
    const logs = bucket('Logs', {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED, // CloudFront delivers its logs with an ACL
      lifecycleRules: [{ expiration: Duration.days(stage.isSandbox ? 7 : 90) }],
    });
    this.pages = bucket('Pages', { serverAccessLogsBucket: logs, serverAccessLogsPrefix: 'pages/' });
    this.originSecret = new Secret(this, 'OriginSecret', {
      description: 'CloudFront adds it to each request it forwards; our functions refuse whatever comes without',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    Validations.of(this.originSecret).acknowledge({
      id: 'AwsSolutions-SMG4',
      reason:
        'No credential: it marks requests that came through the WAF, and each endpoint still authorises. Renewed on a timer it would refuse requests until CloudFront knew the new one everywhere.',
    });
    this.api = gateway(this, stage);
    const { api, pages, originSecret } = this;
    const { distributionDomainName } = distribution(this, { stage, api, pages, originSecret, logs });
    this.siteUrl = `https://${stage.domain?.name ?? distributionDomainName}`;
    new CfnOutput(this, 'SiteUrl', { value: this.siteUrl });
    new CfnOutput(this, 'DistributionDomain', { value: distributionDomainName });
  }
}
