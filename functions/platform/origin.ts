import { timingSafeEqual } from 'node:crypto';

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { environment } from '#functions/platform/environment.ts';
import { Fault } from '#shared/errors/catalogue.ts';

let secret: Promise<string> | undefined;

/** Refuses what did not come through our CloudFront distribution: the gateway’s own address is public. */
export async function requireOrigin(event: APIGatewayProxyEventV2): Promise<void> {
  const { STAGE, ORIGIN_SECRET } = environment();
  if (STAGE === 'local') return;
  const wanted = Buffer.from(await (secret ??= read(ORIGIN_SECRET)));
  const given = Buffer.from(event.headers['x-origin-secret'] ?? '');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new Fault('request.unknown-route');
}

/** Takes the ARN of the secret. A failed read is not remembered: the next request tries again. */
async function read(arn: string | undefined): Promise<string> {
  try {
    const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId: arn }));
    if (!SecretString) throw new Error('The origin secret is empty');
    return SecretString;
  } catch (error) {
    secret = undefined;
    throw error;
  }
}
