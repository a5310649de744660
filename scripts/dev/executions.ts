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
  /** When its wait ends; null unless it is waiting. */
  until: moment.nullable(),
  /** The states so far. */
  states: z.array(z.object({ name: z.string(), at: moment })),
});
export type Execution = z.infer<typeof Execution>;

/**
 * All executions, one line per change: the last line of a name counts. A run that was open when the dev server ended is
 * aborted.
 */
export async function openExecutions(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  const executions = new Map<string, Execution>();
  const key = (machine: string, name: string) => `${machine}/${name}`;
  for (const line of text.split('\n').filter(Boolean)) {
    const execution = Execution.safeParse(read(line)).data; // a line that was cut off is none
    if (execution) executions.set(key(execution.machine, execution.name), execution);
  }
  for (const each of executions.values()) {
    if (each.status === 'RUNNING') Object.assign(each, { status: 'ABORTED', ended_at: each.started_at, until: null });
  }
  let writing = Promise.resolve();
  return {
    of: (machine: string, name: string) => executions.get(key(machine, name)),
    all: (): Execution[] => [...executions.values()].sort((a, b) => b.started_at.localeCompare(a.started_at)),
    keep(execution: Execution): Promise<void> {
      executions.set(key(execution.machine, execution.name), execution);
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
