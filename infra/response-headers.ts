import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type IResponseHeadersPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

import { HSTS_SECONDS, securityHeaders } from '#infra/security-headers.ts';

/** The security headers as CloudFront wants them told: some by name, the others as custom ones. */
export const responseHeaders = (scope: Construct): IResponseHeadersPolicy =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: securityHeaders['content-security-policy'], override: true },
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
      customHeaders: (['permissions-policy', 'cross-origin-opener-policy'] as const).map((header) => ({
        header,
        value: securityHeaders[header],
        override: true,
      })),
    },
    removeHeaders: ['server'],
  });
