import { afterAll, vi } from 'vitest';

import { setCost } from '#functions/account/auth/passwords/passwords.ts';
import { LOW_COST } from '#functions/account/auth/passwords/testing.ts';

/** Runs before each file of unit tests, whose modules and globals outlive the file (`isolate: false`). */
const initial = ((globalThis as { initialEnvironment?: NodeJS.ProcessEnv }).initialEnvironment ??= { ...process.env });
for (const name of Object.keys(process.env)) if (!(name in initial)) delete process.env[name];
Object.assign(process.env, initial);

setCost(LOW_COST);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
