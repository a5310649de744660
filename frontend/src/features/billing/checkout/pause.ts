const SECONDS = [1, 2, 3, 5, 8, 13] as const;

/** How long to wait before asking the same again: longer each time. */
export const secondsBefore = (turn: number): number => SECONDS[Math.min(turn, SECONDS.length - 1)]!;

export const pause = (turn: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, secondsBefore(turn) * 1000));
