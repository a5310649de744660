import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

import { changeLanguage, loadLanguage } from '#frontend/i18n/index.ts';
import { setMinimumDuration } from '#frontend/lib/fetch.ts';
import { server } from '#frontend/testing/mock.ts';

setMinimumDuration(0);
// No test is timed: these only end one that hangs, also on a machine that is busy with other work.
configure({ asyncUtilTimeout: 120_000 });
vi.setConfig({ testTimeout: 600_000 });
const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options = 30_000) => waitFor(callback, options);

// What jsdom lacks: scrolling, and `CSS.escape` (our ids need none).
window.scrollTo = () => undefined;
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await loadLanguage('en');
});
afterEach(async () => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  await changeLanguage('en');
});
afterAll(() => server.close());
