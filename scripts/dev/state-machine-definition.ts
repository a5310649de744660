import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { StateMachineDefinition } from 'aws-local-stepfunctions';

export type Definition = StateMachineDefinition;
type State = Definition['States'][string];

/** The synthesised definitions, by machine name. */
export async function definitionsIn<const N extends string>(folder: string, names: readonly N[]) {
  const read = async (name: N) => JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as Definition;
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)));
}

/** The longest that a timer of Node’s can be: 24 days. */
const LONGEST_SECONDS = 2_147_483;

/**
 * A definition as the dev server runs it. The interpreter waits in real time, and no longer than a timer can; here
 * waits and time limits follow the dev clock, which can be advanced. Each Wait state becomes a task.
 */
export function byTheClock({ TimeoutSeconds, States, ...rest }: Definition) {
  const waits: Record<string, string> = {};
  const own = Object.entries(States).map(([name, state]): [string, State] => {
    if (state.Type !== 'Wait') return [name, state];
    if (!state.TimestampPath) throw new Error(`${name} must wait for a timestamp from its input`);
    waits[name] = state.TimestampPath;
    const after = 'Next' in state && state.Next ? { Next: state.Next } : { End: true as const };
    return [name, { Type: 'Task', Resource: 'wait', TimeoutSeconds: LONGEST_SECONDS, ...after }];
  });
  return { own: { ...rest, States: Object.fromEntries(own) }, waits, seconds: TimeoutSeconds ?? 365 * 86_400 };
}

/** The job that a task calls: on the dev server a function is named after its job. */
export const jobOf = (state: State): string => ('Resource' in state ? (state.Resource.split(':').at(-1) ?? '') : '');

/** The value at a path such as `$.at`. */
export function placeIn(path: string, input: unknown): string {
  const value = path
    .split('.')
    .slice(1)
    .reduce<unknown>((of, name) => (of as Record<string, unknown>)[name], input);
  if (typeof value === 'string' && Date.parse(value)) return value;
  throw Object.assign(new Error(`There is no moment at ${path}`), { name: 'States.Runtime' });
}
