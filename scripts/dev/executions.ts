import { appendFile, readFile } from 'node:fs/promises';

import * as z from 'zod';

const moment = z.iso.datetime();

/** One run of a state machine. */
const Execution = z.object({
  machine: z.string(),
  name: z.string(),
  input: z.string(),
  status: z.enum(['RUNNING', 'SUCCEEDED', 'FAILED', 'TIMED_OUT', 'ABORTED']),
  started_at: moment,
  ended_at: moment.nullable(),
  /** Until when it waits; null of one that is at work or has ended. */
  until: moment.nullable(),
  /** The states it came through. */
  states: z.array(z.object({ name: z.string(), at: moment })),
});
export type Execution = z.infer<typeof Execution>;

/** Every run there was, kept line by line: the last line of a name holds. What ran when the desk ended was broken off. */
export async function openExecutions(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  const kept = new Map<string, Execution>();
  const key = (machine: string, name: string) => `${machine}/${name}`;
  for (const line of text.split('\n').filter(Boolean)) {
    const found = Execution.safeParse(read(line)).data; // a line that was cut off is none
    if (found) kept.set(key(found.machine, found.name), found);
  }
  for (const each of kept.values()) {
    if (each.status === 'RUNNING') Object.assign(each, { status: 'ABORTED', ended_at: each.started_at, until: null });
  }
  let writing = Promise.resolve();
  return {
    of: (machine: string, name: string) => kept.get(key(machine, name)),
    all: (): Execution[] => [...kept.values()].sort((a, b) => b.started_at.localeCompare(a.started_at)),
    keep(execution: Execution): Promise<void> {
      kept.set(key(execution.machine, execution.name), execution);
      const line = `${JSON.stringify(execution)}\n`;
      return (writing = writing.then(() => appendFile(file, line)));
    },
  };
}

function read(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
