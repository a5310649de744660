type Out = { isTTY?: boolean; columns?: number; write(text: string): unknown };

/** Prints finished steps with their duration; on a terminal also the running one. */
export function createSteps(out: Out = process.stdout) {
  const running = new Map<string, string>();
  let lastLine = 0;

  const draw = () => {
    if (!out.isTTY) return;
    const words = [...running].map(([name, state]) => (state ? `${name} ${state}` : name)).join(', ');
    out.write(`\r\u001b[K${words && `  … ${words}`.slice(0, (out.columns || 80) - 1)}`);
  };

  /** Runs a step; `outcome` describes its result in a word or two. */
  const step = async <T>(name: string, work: () => Promise<T>, outcome: (result: T) => string): Promise<T> => {
    const begun = performance.now();
    running.set(name, '');
    draw();
    try {
      const result = await work();
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      say(`${name.padEnd(16)}${outcome(result).padEnd(36)}${seconds.padStart(5)} s`);
      return result;
    } finally {
      running.delete(name);
      draw();
    }
  };

  /** How far a step has come. Where there is no terminal, a line every few seconds says so. */
  const progress = (name: string, done: number, all: number): void => {
    const state = `${bar(done, all)} ${done.toLocaleString('en')} of ${all.toLocaleString('en')}`;
    running.set(name, state);
    draw();
    if (out.isTTY || Date.now() - lastLine < 3000) return;
    lastLine = Date.now();
    say(`${name.padEnd(16)}${state}`);
  };

  const say = (line: string): void => {
    out.write(`${out.isTTY ? '\r\u001b[K' : ''}  ${line}\n`);
    draw();
  };

  return { step, progress, say };
}
export type Steps = ReturnType<typeof createSteps>;

const WIDTH = 24;

function bar(done: number, all: number): string {
  const filled = Math.min(WIDTH, Math.floor((done / all) * WIDTH));
  return '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
}
