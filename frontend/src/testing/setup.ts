import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

import { changeLanguage, loadLanguage } from '#frontend/i18n/index.ts';
import { server } from '#frontend/testing/mock.ts';

// Each fetch takes its 200 ms, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

// What jsdom has not: a page to scroll, and selectors to escape (our ids need none).
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
