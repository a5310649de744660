import { Duration, Stack, Validations } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';

import { DIRECTORY_PATHS, edgeCode, fromPage, pageRules, robotsHeader, toApi, toPage } from '#infra/page-routes.ts';
import { responseHeaders } from '#infra/response-headers.ts';
import type { Stage } from '#infra/stages.ts';
import { webAcl } from '#infra/web-acl.ts';
import { API } from '#shared/contract/route.ts';

type Props = { stage: Stage; api: HttpApi; originSecret: ISecret; pages: IBucket; logs: IBucket };

/** One origin for the pages and the API. */
export function distribution(scope: Construct, { stage, api, originSecret, pages, logs }: Props): Distribution {
  const { region, urlSuffix } = Stack.of(scope);
  const always = {
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    responseHeadersPolicy: responseHeaders(scope, stage),
    compress: true,
  };
  const page = {
    // With permission to list, S3 answers 404 for a missing file instead of 403.
    origin: S3BucketOrigin.withOriginAccessControl(pages, { originAccessLevels: [AccessLevel.READ, AccessLevel.LIST] }),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    functionAssociations: [
      atEdge(scope, 'PageRoutes', toPage, pageRules),
      atEdge(scope, 'PageStatus', fromPage, pageRules, FunctionEventType.VIEWER_RESPONSE),
    ],
  };
  const apiBehavior = {
    ...always,
    origin: new HttpOrigin(`${api.apiId}.execute-api.${region}.${urlSuffix}`, {
      customHeaders: { 'x-origin-secret': originSecret.secretValue.unsafeUnwrap() }, // CloudFormation fills it in
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    }),
    originRequestPolicy: apiRequests(scope, stage),
    functionAssociations: [atEdge(scope, 'ViewerAddress', toApi)],
  };
  const ofDirectory = robotsHeader('/en/directory', stage.isDirectoryIndexed);
  const made = new Distribution(scope, 'Distribution', {
    comment: `Calluna, ${stage.name}`,
    ...(stage.domain && {
      domainNames: [stage.domain.name],
      certificate: Certificate.fromCertificateArn(scope, 'Certificate', stage.domain.certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    }),
    defaultRootObject: 'index.html',
    defaultBehavior: { ...always, ...page },
    additionalBehaviors: {
      [`${API}/directory/*`]: {
        ...apiBehavior,
        allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        cachePolicy: answersByRegion(scope, stage),
      },
      [`${API}/*`]: {
        ...apiBehavior,
        allowedMethods: AllowedMethods.ALLOW_ALL,
        cachePolicy: CachePolicy.CACHING_DISABLED,
      },
      ...(Object.keys(ofDirectory).length && {
        [DIRECTORY_PATHS]: {
          ...always,
          ...page,
          responseHeadersPolicy: responseHeaders(scope, stage, 'DirectoryHeaders', ofDirectory),
        },
      }),
    },
    webAclId: webAcl(scope, stage).attrArn,
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    logBucket: logs,
    logFilePrefix: 'cloudfront/',
  });
  Validations.of(made).acknowledge({
    id: 'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'No request reaches the root of the bucket: `toPage` and the default root object both make it index.html.',
  });
  Validations.of(made).acknowledge({
    id: 'AwsSolutions-CFR1',
    reason:
      'The product refuses the countries it may not serve, in words; removal, privacy and refunds stay open to all.',
  });
  if (!stage.domain) {
    Validations.of(made).acknowledge({
      id: 'AwsSolutions-CFR4',
      reason: 'Under its own name CloudFront sets the TLS version; with -c domain=… it is TLS 1.2 of 2021 and newer.',
    });
  }
  return made;
}

/**
 * What the API receives of a request. “All except” includes the headers that CloudFront adds, CloudFront-Viewer-Country
 * and CloudFront-Viewer-Country-Region among them, which `toApi` reads; a list would have to name Authorization, which
 * CloudFront does not allow. API Gateway accepts its own host only.
 */
const apiRequests = (scope: Construct, { name }: Stage) =>
  new OriginRequestPolicy(scope, 'ApiRequests', {
    originRequestPolicyName: `calluna-${name}-api`,
    comment: 'All headers, with CloudFront-Viewer-Country and CloudFront-Viewer-Country-Region, except Host',
    headerBehavior: OriginRequestHeaderBehavior.denyList('Host'),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
  });

/**
 * Keeps answers for as long as they say, for each query and region of the viewer, on which the law of an answer depends.
 * What says nothing is not kept.
 */
const answersByRegion = (scope: Construct, { name }: Stage) =>
  new CachePolicy(scope, 'AnswersByRegion', {
    cachePolicyName: `calluna-${name}-answers-by-region`,
    comment: 'The answers of the directory, by query and region',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(5),
    headerBehavior: CacheHeaderBehavior.allowList('x-viewer-country', 'x-viewer-region'),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });

/** Runs a function at the edge on each request or response, with `rules` inlined. */
const atEdge = (
  scope: Construct,
  name: string,
  run: (event: never) => unknown,
  rules: Record<string, RegExp> = {},
  eventType = FunctionEventType.VIEWER_REQUEST,
) => ({
  eventType,
  function: new EdgeFunction(scope, name, {
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode(run, rules)),
  }),
});
