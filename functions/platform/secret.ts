import { readFile } from 'node:fs/promises';

import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

import { environment, isDevServer } from '#functions/platform/environment.ts';
import { MINUTE } from '#shared/values/duration.ts';

/** How long a secret is cached: a rotated one is in use everywhere after this. */
const KEPT_MS = 5 * MINUTE;

const cache = new Map<string, { value: Promise<string>; until: number }>();

/**
 * A secret by its name or ARN in Secrets Manager; on the dev server, the content of that file. A failed read is not cached.
 * @throws where there is none
 */
export function secret(name: string | undefined): Promise<string> {
  if (!name) throw new Error('A secret was asked for that this stage has not');
  const cached = cache.get(name);
  if (cached && cached.until > Date.now()) return cached.value;
  const value = (isDevServer() ? readFile(name, 'utf8') : read(name)).catch((error: unknown) => {
    cache.delete(name);
    throw error;
  });
  cache.set(name, { value, until: Date.now() + KEPT_MS });
  return value;
}

async function read(SecretId: string): Promise<string> {
  const { SecretString } = await new SecretsManagerClient({}).send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error('The secret is empty');
  return SecretString;
}

/** The secret from which pins, cookies and challenges are keyed. */
export const appSecret = (): Promise<string> => secret(environment().APP_SECRET);
