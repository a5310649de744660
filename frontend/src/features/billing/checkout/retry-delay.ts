const SECONDS = [1, 2, 3, 5, 8, 13] as const;

/** How long to wait before asking the same again: longer each time. */
export const retryDelay = (attempt: number): number => SECONDS[Math.min(attempt, SECONDS.length - 1)]!;

export const waitBeforeRetry = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, retryDelay(attempt) * 1000));
