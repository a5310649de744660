import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bothAt } from '#scripts/stripe-mock/both.ts';
import { driveEveryVerb } from '#scripts/stripe-mock/drive.ts';
import { installed, started } from '#scripts/stripe-mock/mock.ts';

/**
 * Sends every request of ours to Stripe’s own mock as well, which refuses what Stripe’s API does not know, and compares
 * what our double answers with what the mock does. Where there is no Go to build the mock with, it says so and passes.
 */
const folder = await mkdtemp(join(tmpdir(), 'stripe-mock-'));
try {
  const mocking = await installed(folder);
  if (!mocking) {
    console.log('Skipped: Go is not on this machine, and stripe-mock is built with it.');
  } else {
    await using mock = await started(mocking.file);
    const both = bothAt(mock.port, mocking.schemas);
    await driveEveryVerb(both).catch((error: unknown) => {
      process.exitCode = 1;
      console.log(`fail  it went no further: ${String(error)}`);
    });
    for (const { endpoint, times, faults } of both.report()) {
      console.log(`${faults.length ? 'fail' : 'pass'}  ${endpoint}  (${times})`);
      for (const fault of faults) console.log(`        ${fault}`);
      if (faults.length) process.exitCode = 1;
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
