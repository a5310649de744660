import { type Challenge, solve } from '#frontend/components/proof/solve.ts';

/** Works beside the page, so that it goes on scrolling. Answers with the solution, or with null where it failed. */
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solve(data).then(
    (solution) => postMessage(solution),
    () => postMessage(null),
  );
});
