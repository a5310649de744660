import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';

import { speak } from '#frontend/i18n/index.ts';
import { server } from '#frontend/testing/mock.ts';

configure({ asyncUtilTimeout: 4000 }); // each fetch takes its 200 ms, on a machine that may be busy

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(async () => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  await speak('en');
});
afterAll(() => server.close());
