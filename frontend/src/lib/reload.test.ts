import { beforeEach, expect, test, vi } from 'vitest';

import { reloadOnce, reloadOnChunkFailure } from '#frontend/lib/reload.ts';

const reload = vi.fn();
beforeEach(() => reload.mockClear());

/** A tab with its storage and a count of reloads. */
const tab = () => Object.assign(new EventTarget(), { sessionStorage, location: { reload } });

test('reloads at most once a minute', () => {
  const page = tab();
  expect(reloadOnce(page, 1_000)).toBe(true);
  expect(reloadOnce(page, 60_999)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce(page, 61_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a missing chunk reloads the page; the next one is shown as an error', () => {
  const page = tab();
  reloadOnChunkFailure(page);
  const fail = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(fail()).toBe(false); // prevented: the page is about to go
  expect(fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
