import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type IResponseHeadersPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

import { contentSecurityPolicy, HSTS_SECONDS, securityHeaders } from '#infra/security-headers.ts';
import type { Stage } from '#infra/stages.ts';

/** The security headers for CloudFront: some by name, others and `more` as custom headers. */
export const responseHeaders = (
  scope: Construct,
  { hasRecorder }: Pick<Stage, 'hasRecorder'>,
  id = 'Headers',
  more: Record<string, string> = {},
): IResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy({ hasRecorder }), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(HSTS_SECONDS),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries({
        ...more,
        'permissions-policy': securityHeaders['permissions-policy'],
        'cross-origin-opener-policy': securityHeaders['cross-origin-opener-policy'],
      }).map(([header, value]) => ({ header, value, override: true })),
    },
    removeHeaders: ['server'],
  });
