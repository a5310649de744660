import { SingleBar } from 'cli-progress';

import type { Summary } from '#functions/people/import/import-records.ts';

/** Shows progress: a bar in a terminal, else a line now and then. */
export function progress(bytes: number, say: (line: string) => void) {
  const started = performance.now();
  const perSecond = ({ read }: Summary) => Math.round((read / (performance.now() - started)) * 1000);
  if (process.stderr.isTTY) {
    const bar = new SingleBar({
      format: '{bar} {percentage}%  {read} read, {rate} a second',
      stream: process.stderr,
      hideCursor: true,
    });
    bar.start(bytes, 0, { read: 0, rate: 0 });
    return {
      show: (summary: Summary, done: number) => bar.update(done, { read: summary.read, rate: perSecond(summary) }),
      end: () => bar.stop(),
    };
  }
  let next = 1;
  return {
    show(summary: Summary, done: number) {
      const tenth = Math.floor((done / bytes) * 10);
      if (tenth < next || tenth >= 10) return;
      next = tenth + 1;
      say(`${tenth * 10}%  ${summary.read} read, ${perSecond(summary)} a second`);
    },
    end() {},
  };
}
