import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterEach, expect, test } from 'vitest';

import { requireOrigin } from '#functions/platform/origin.ts';

const event = (headers: Record<string, string> = {}) => ({ headers }) as unknown as APIGatewayProxyEventV2;
afterEach(() => void delete process.env.STAGE);

test('the dev server requires no secret', async () => {
  await expect(requireOrigin(event())).resolves.toBeUndefined();
});

test('other stages refuse requests when the secret is unavailable', async () => {
  process.env.STAGE = 'prod';
  await expect(requireOrigin(event({ 'x-origin-secret': '' }))).rejects.toThrow();
});
