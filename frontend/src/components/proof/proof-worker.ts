import { type Challenge, solve } from '#frontend/components/proof/solve.ts';

/** Runs off the main thread, so that the page keeps scrolling. Posts the solution, or null if it failed. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solve(data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
