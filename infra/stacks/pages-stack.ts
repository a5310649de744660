import { Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';

import { sitemap } from '#infra/sitemap.ts';
import type { Stage } from '#infra/stages.ts';
import { SITE_PLACEHOLDER } from '#shared/values/pages.ts';

type Props = StackProps & { stage: Stage; pages: IBucket; web: string; siteUrl: string };

/**
 * Uploads the built pages, last, so that no page needs an endpoint that is not deployed yet. Files with a hash in their
 * name are cached forever and never deleted, for pages still open; all others are revalidated.
 */
export class PagesStack extends Stack {
  constructor(scope: Construct, id: string, { stage, pages, web, siteUrl, ...props }: Props) {
    super(scope, id, props);
    const common = {
      sources: [withSiteUrl(Source.asset(web, { exclude: ['.vite'] }), siteUrl)],
      destinationBucket: pages,
      logGroup: new LogGroup(this, 'Log', { retention: stage.logRetention, removalPolicy: stage.removalPolicy }),
    };
    const hashed = new BucketDeployment(this, 'Hashed', {
      ...common,
      exclude: ['*'],
      include: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const others = new BucketDeployment(this, 'Others', {
      ...common,
      sources: [...common.sources, Source.data('sitemap.xml', sitemap(siteUrl, stage.isDirectoryIndexed))],
      exclude: ['assets/*'],
      cacheControl: [CacheControl.noCache()],
    });
    others.node.addDependency(hashed);
    acknowledgeUploader(this, pages);
  }
}

/** Makes the uploader write the site URL, which the build does not know, into the pages. */
const withSiteUrl = (source: ISource, siteUrl: string): ISource => ({
  bind: (scope, context) => ({ ...source.bind(scope, context), markers: { [SITE_PLACEHOLDER]: siteUrl } }),
});

/** The uploader is CDK’s own Lambda: its findings are CDK’s to fix. */
function acknowledgeUploader(stack: Stack, pages: IBucket) {
  const owner = Stack.of(pages);
  const { 'Fn::ImportValue': pagesArn } = owner.resolve(owner.exportValue(pages.bucketArn)) as Record<string, string>;
  const because = (reason: string, ...ids: string[]) =>
    Validations.of(stack).acknowledge(...ids.map((id) => ({ id: `AwsSolutions-${id}`, reason })));
  because(
    'CDK’s uploader runs while we deploy and never else: it reads CDK’s bucket of assets and writes the bucket of pages, whose objects have no names that could be listed beforehand.',
    ...['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*'].map((a) => `IAM5[Action::${a}]`),
    `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`,
    `IAM5[Resource::${pagesArn}/*]`,
  );
  because(
    'CDK’s uploader writes its log by this policy, and has nothing else from it.',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
  );
  because('CDK chooses the Python that its uploader was written for.', 'L1');
}
