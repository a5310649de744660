import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { lastRequest, requestNotes } from '#scripts/dev/last-request.ts';

test('a request is noted for other processes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'last-request-'));
  try {
    expect(await lastRequest(folder)).toBe(0);
    const before = Date.now();
    requestNotes(folder)();
    // The file system's clock is some milliseconds coarse.
    await vi.waitFor(async () => expect(await lastRequest(folder)).toBeGreaterThan(before - 100));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a request on a folder that does not exist fails nothing', async () => {
  const folder = join(tmpdir(), 'no-such-folder-of-requests');
  requestNotes(folder)();
  expect(await lastRequest(folder)).toBe(0);
});
