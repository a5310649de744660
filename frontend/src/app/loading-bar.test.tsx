import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { LoadingBar } from '#frontend/app/loading-bar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Goes to a page that is there when one says so. */
async function goSlowly() {
  const { promise, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', element: <LoadingBar /> },
    { path: '/slow', loader: () => promise, element: <LoadingBar /> },
  ]);
  render(<RouterProvider router={router} />);
  await pass(0);
  await act(async () => void router.navigate('/slow'));
  return () => resolve(null);
}

test('a page that is long in coming gets a bar, after 200 ms, that fills in five seconds', async () => {
  const arrive = await goSlowly();
  await pass(199);
  expect(bar()).toBeNull();
  await pass(1);
  expect(bar()?.style.animationDuration).toBe('5s');
  arrive();
  await pass(0);
  expect(bar()).toBeNull();
});

test('a page that is soon there gets none', async () => {
  const arrive = await goSlowly();
  await pass(150);
  arrive();
  await pass(500);
  expect(bar()).toBeNull();
});
