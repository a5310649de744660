import type { Page } from 'playwright-core';

import type { Screen } from '#scripts/bench/web/screens.ts';

/** The slowest answer to an interaction at a quarter of the processor's speed, in milliseconds: INP for few interactions. */
export async function interactionToNextPaint(page: Page, { path, interact }: Screen): Promise<number> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await interact(page);
  await page.waitForTimeout(1000); // entries come after the frame is painted
  const slowest = await page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return slowest;
}
