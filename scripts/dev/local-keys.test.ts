import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { localSigning } from '#functions/platform/token/local-signing.ts';
import { openKeys } from '#scripts/dev/local-keys.ts';

test('creates keys once that can sign and only their owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  try {
    const first = await openKeys(folder);
    const kid = await localSigning(first.signingKeyFile).kid();
    const secret = await readFile(first.appSecretFile, 'utf8');
    expect(secret).toMatch(/^[\w-]{64}$/);
    for (const file of [first.signingKeyFile, first.appSecretFile]) expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await openKeys(folder);
    expect(await localSigning(again.signingKeyFile).kid()).toBe(kid);
    expect(await readFile(again.appSecretFile, 'utf8')).toBe(secret);
  } finally {
    await rm(folder, { recursive: true });
  }
});
