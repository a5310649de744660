import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { isSame } from '#functions/platform/digest.ts';
import { environment } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Refuses what did not come through our CloudFront distribution: the gateway’s own address is public. */
export async function requireOrigin(event: APIGatewayProxyEventV2): Promise<void> {
  const { STAGE, ORIGIN_SECRET } = environment();
  if (STAGE === 'local') return;
  const expected = await secret(ORIGIN_SECRET);
  if (!isSame(event.headers['x-origin-secret'] ?? '', expected)) throw new Fault('request.unknown-route');
}
