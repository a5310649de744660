import { runInNewContext } from 'node:vm';

import { Stack } from 'aws-cdk-lib';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { describe, expect, test } from 'vitest';

import { COUNTRY_HEADER, REGION_HEADER } from '#functions/platform/client-info.ts';
import { EXPIRY, tableSchema } from '#functions/platform/table/schema.ts';
import type { toApi } from '#infra/page-routes.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { sitemap } from '#infra/sitemap.ts';
import { assemble, ofType, type Part, type Resource, synthesise } from '#infra/testing.ts';
import { api } from '#shared/api/index.ts';
import { kebab } from '#shared/contract/route.ts';
import { SITE_PLACEHOLDER } from '#shared/values/pages.ts';

const sandbox = synthesise();
const prod = synthesise({ stage: 'prod' });
const { data, web, pages } = sandbox;

describe('the table', () => {
  const table = ({ resources }: Part) =>
    Object.values(resources).find(({ Type }) => Type === 'AWS::DynamoDB::GlobalTable') as Resource;

  test('is the one that the dev server and the tests create', () => {
    expect(table(data).Properties).toMatchObject({
      ...tableSchema,
      TimeToLiveSpecification: { AttributeName: EXPIRY, Enabled: true },
    });
  });

  test('can be restored and is encrypted with our own rotated key', () => {
    for (const each of [data, prod.data]) {
      const [replica] = table(each).Properties.Replicas as Record<string, object>[];
      expect(replica).toMatchObject({ PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } });
      expect(replica?.SSESpecification).toHaveProperty('KMSMasterKeyId');
      expect(ofType(each.resources, 'AWS::KMS::Key')).toMatchObject([
        { EnableKeyRotation: true },
        { KeySpec: 'ECC_NIST_P256', KeyUsage: 'SIGN_VERIFY' }, // KMS rotates no pair of keys by itself
      ]);
    }
  });

  test('is deleted with a sandbox only', () => {
    expect(table(data)).toMatchObject({ DeletionPolicy: 'Delete' });
    expect(table(data).Properties.Replicas).toMatchObject([{ DeletionProtectionEnabled: false }]);
    expect(table(prod.data)).toMatchObject({ DeletionPolicy: 'RetainExceptOnCreate' });
    expect(table(prod.data).Properties.Replicas).toMatchObject([{ DeletionProtectionEnabled: true }]);
    for (const part of prod.stacks) expect(part.terminationProtection).toBe(true);
  });
});

test('the settings of a deployment are kept beside it with its commit, and are those that a stage takes', () => {
  const [settings] = ofType(
    synthesise({ stage: 'staging', ASSISTANT_MINUTES: '60' }).data.resources,
    'AWS::SSM::Parameter',
  );
  expect(settings).toMatchObject({ Name: '/calluna/staging/settings' });
  expect(JSON.parse(settings?.Value as string)).toMatchObject({
    ASSISTANT_MINUTES: '60',
    alarmEmail: 'alarms@calluna.example',
    commit: 'c0ffee',
  });
});

describe('the one origin', () => {
  const [distribution] = ofType(web.resources, 'AWS::CloudFront::Distribution') as {
    DistributionConfig: {
      DefaultCacheBehavior: Record<string, unknown>;
      CacheBehaviors: Record<string, unknown>[];
      Origins: { OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[] }[];
      WebACLId: unknown;
    };
  }[];
  const { DefaultCacheBehavior, CacheBehaviors, Origins, WebACLId } = distribution!.DistributionConfig;

  test('sends the security headers with pages and API', () => {
    const [policy] = ofType(web.resources, 'AWS::CloudFront::ResponseHeadersPolicy') as {
      ResponseHeadersPolicyConfig: { SecurityHeadersConfig: object; CustomHeadersConfig: { Items: object[] } };
    }[];
    const { SecurityHeadersConfig, CustomHeadersConfig } = policy!.ResponseHeadersPolicyConfig;
    expect(SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: { ContentSecurityPolicy: securityHeaders['content-security-policy'] },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: securityHeaders['x-frame-options'] },
      ReferrerPolicy: { ReferrerPolicy: securityHeaders['referrer-policy'] },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
    });
    for (const name of ['permissions-policy', 'cross-origin-opener-policy'] as const) {
      expect(CustomHeadersConfig.Items).toContainEqual({ Header: name, Value: securityHeaders[name], Override: true });
    }
    for (const behaviour of [DefaultCacheBehavior, ...CacheBehaviors]) {
      expect(behaviour).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', ResponseHeadersPolicyId: {} });
    }
  });

  test('forwards API requests uncached, with the origin secret', () => {
    expect(CacheBehaviors[1]).toMatchObject({
      PathPattern: '/api/*',
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
    });
    const [header] = Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(header?.HeaderName).toBe('x-origin-secret');
    expect(JSON.stringify(header?.HeaderValue)).toContain('{{resolve:secretsmanager:');
  });

  test('keeps answers of the directory for each query and region', () => {
    const [policy] = Object.entries(web.resources).filter(([, { Type }]) => Type === 'AWS::CloudFront::CachePolicy');
    const [id, { Properties }] = policy!;
    expect(CacheBehaviors[0]).toMatchObject({ PathPattern: '/api/directory/*', CachePolicyId: { Ref: id } });
    expect(Properties.CachePolicyConfig).toMatchObject({
      DefaultTTL: 0,
      MinTTL: 0,
      MaxTTL: 300,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-viewer-country', 'x-viewer-region'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    });
  });

  test('passes the country and region that CloudFront sees, never those that a visitor claims', () => {
    const [policy] = Object.entries(web.resources).filter(
      ([, { Type }]) => Type === 'AWS::CloudFront::OriginRequestPolicy',
    );
    const [id, { Properties }] = policy!;
    expect(Properties.OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['Host'] },
      CookiesConfig: { CookieBehavior: 'all' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    });
    expect(CacheBehaviors[0]).toMatchObject({ OriginRequestPolicyId: { Ref: id } });
    const [{ EventType, FunctionARN }] = CacheBehaviors[0]!.FunctionAssociations as [
      { EventType: string; FunctionARN: { 'Fn::GetAtt': [string] } },
    ];
    expect(EventType).toBe('viewer-request');
    const code = web.resources[FunctionARN['Fn::GetAtt'][0]]!.Properties.FunctionCode as string;
    const atEdge = runInNewContext(`${code}; handler`) as typeof toApi;
    const headers = {
      'cloudfront-viewer-country': { value: 'UA' },
      'cloudfront-viewer-country-region': { value: '43' },
      [COUNTRY_HEADER]: { value: 'US' },
      [REGION_HEADER]: { value: 'MN' },
    };
    expect(atEdge({ viewer: { ip: '203.0.113.9' }, request: { headers } }).headers).toMatchObject({
      [COUNTRY_HEADER]: { value: 'UA' },
      [REGION_HEADER]: { value: '43' },
    });
  });

  test('is behind the web ACL, which refuses in the API’s error format', () => {
    expect(WebACLId).toEqual({ 'Fn::GetAtt': ['WebAcl', 'Arn'] });
    const [acl] = ofType(web.resources, 'AWS::WAFv2::WebACL') as {
      CustomResponseBodies: { tooMany: { Content: string } };
    }[];
    expect(JSON.parse(acl!.CustomResponseBodies.tooMany.Content)).toEqual({
      message: 'Too Many Attempts.',
      code: 'request.too-many',
    });
  });

  test('allows frames of the payment provider only', () => {
    const policy = Object.fromEntries(
      securityHeaders['content-security-policy'].split('; ').map((each) => each.split(/ (.*)/s).slice(0, 2)),
    ) as Record<string, string>;
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' https://js.stripe.com",
      'connect-src': "'self' https://api.stripe.com",
      'frame-src': 'https://js.stripe.com https://hooks.stripe.com',
      'img-src': "'self' data: https://*.stripe.com",
    });
    expect(securityHeaders['permissions-policy']).toMatch(/camera=\(\).*payment=\(self "https:\/\/js\.stripe\.com"\)$/);
  });

  test('opens the hosts of the session recorder only where one is configured', () => {
    const policyOf = ({ web: { resources } }: typeof prod) =>
      JSON.stringify(ofType(resources, 'AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policyOf(prod)).not.toContain('clarity');
    const recording = policyOf(synthesise({ CLARITY_PROJECT: 'abcde12345' }));
    for (const directive of ["script-src 'self' https://js.stripe.com", "connect-src 'self' https://api.stripe.com"]) {
      expect(recording).toContain(`${directive} https://*.clarity.ms;`);
    }
    expect(recording).not.toContain('bing');
  });

  test('blocks no country: the product explains it instead', () => {
    expect(distribution!.DistributionConfig).not.toHaveProperty('Restrictions');
  });

  test('signed webhooks may have long bodies, and have a limit of their own', () => {
    const [{ Rules }] = ofType(web.resources, 'AWS::WAFv2::WebACL') as [
      { Rules: { Name: string; Statement: object }[] },
    ];
    const statement = (name: string) => JSON.stringify(Rules.find(({ Name }) => Name === name)?.Statement);
    const signed = /"NotStatement":\{"Statement":\{"OrStatement":/;
    const paths = ['/api/billing/events', '/api/telephony/twiml', '/api/telephony/twiml/status'];
    for (const name of ['AWSManagedRulesAmazonIpReputationList', 'AWSManagedRulesCommonRuleSet', 'RateLimit']) {
      const found = statement(name);
      expect(found, name).toMatch(signed);
      for (const path of paths) expect(found, name).toContain(`"SearchString":"${path}"`);
    }
    expect(statement('RateLimit')).toContain('"Limit":600');
    expect(statement('WebhookRateLimit')).toContain('"Limit":20000');
    expect(statement('WebhookRateLimit')).not.toContain('NotStatement');
    for (const path of paths) expect(statement('WebhookRateLimit')).toContain(`"SearchString":"${path}"`);
  });

  test('has private buckets', () => {
    for (const bucket of ofType(web.resources, 'AWS::S3::Bucket')) {
      expect(bucket.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
    }
  });
});

describe('the directory', () => {
  const indexed = synthesise({ DIRECTORY_INDEXING: 'on' });
  const policies = ({ resources }: Part) =>
    JSON.stringify(ofType(resources, 'AWS::CloudFront::ResponseHeadersPolicy').map((each) => each));
  const patterns = ({ resources }: Part) => {
    const [{ DistributionConfig }] = ofType(resources, 'AWS::CloudFront::Distribution') as [
      { DistributionConfig: { CacheBehaviors: { PathPattern: string }[] } },
    ];
    return DistributionConfig.CacheBehaviors.map(({ PathPattern }) => PathPattern);
  };

  test('is noindex until the operator enables search engines', () => {
    expect(patterns(web)).toEqual(['/api/directory/*', '/api/*', '/??/directory*']);
    expect(policies(web)).toContain('{"Header":"x-robots-tag","Override":true,"Value":"noindex"}');
    expect(patterns(indexed.web)).toEqual(['/api/directory/*', '/api/*']);
    expect(policies(indexed.web)).not.toContain('x-robots-tag');
  });

  test('is in the sitemap once they are on', () => {
    expect(sitemap('https://example.com', false)).not.toContain('/directory');
    expect(sitemap('https://example.com', true)).toContain('<loc>https://example.com/ar/directory/people</loc>');
  });
});

test('the uploader writes the site URL into the pages and adds a sitemap', () => {
  const uploads = ofType(pages.resources, 'Custom::CDKBucketDeployment');
  expect(uploads.map(({ SourceObjectKeys }) => (SourceObjectKeys as []).length)).toEqual([1, 2]);
  for (const { SourceMarkers } of uploads) expect((SourceMarkers as object[])[0]).toHaveProperty([SITE_PLACEHOLDER]);
});

test('every stack stays well below CloudFormation’s 500 resources', () => {
  for (const { resources } of [...sandbox.stacks, ...prod.stacks]) {
    expect(Object.keys(resources).length).toBeLessThan(400);
  }
});

test('pages are uploaded last', () => {
  const apis = Object.keys(api).map((domain) => `calluna-sandbox-api-${kebab(domain)}`);
  expect(pages.after).toEqual(expect.arrayContaining(apis));
});

test('fails the synthesis on an unacknowledged cdk-nag finding', () => {
  using app = assemble();
  new Queue(new Stack(app, 'Careless'), 'Queue');
  expect(() => app.synth()).toThrow('AwsSolutions-SQS4');
});
