import { act, configure } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

// While Testing Library polls by a stopped clock, requests go on.
configure({
  unstable_advanceTimersWrapper: (poll) =>
    act(async () => {
      await poll();
      await new Promise((turn) => setImmediate(turn));
    }),
});

/** Stops time until the end of the test. Returns what moves it, by milliseconds. */
export function stopClock(): (milliseconds: number) => Promise<void> {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  // By this global, Testing Library knows that the clock is fake. It runs the timers that are due, and moves no time.
  const advanceTimersByTime = () => void vi.advanceTimersByTime(0);
  Object.assign(globalThis, { jest: { advanceTimersByTime } });
  onTestFinished(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(globalThis, 'jest');
  });
  return async (milliseconds) => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
    // A timeout of 0 ms that is set while a fake clock moves is due 1 ms later.
    await act(async () => void (await vi.advanceTimersByTimeAsync(1)));
  };
}
