import fc from 'fast-check';
import * as z from 'zod';

import type { Canaries } from '#scripts/leaks/canaries.ts';
import type { Call } from '#shared/contract/client.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Schema = z.core.JSONSchema.JSONSchema;

const kinds = [
  [/email/, 'email'],
  [/phone$/, 'phone'],
  [/name/, 'name'],
  [/note|text|statement|details|words|greeting|password/, 'sentence'],
] as const;

/**
 * An input of an endpoint with a canary in every free text, which no list and no pattern bounds. Values
 * that are refused may not be logged either.
 */
export function fillInput({ id, input }: Pick<Endpoint, 'id' | 'input'>, canaries: Canaries): Record<string, unknown> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });

  function sample(part: Schema, field: string): unknown {
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[0];
    const choices = part.anyOf ?? part.oneOf ?? part.allOf;
    // The last alternative usually has the most fields; the first is often null.
    if (choices) return sample(choices.findLast(({ type }) => type !== 'null') ?? {}, field);
    switch (part.type) {
      case 'string':
        return text(part, field);
      case 'number':
      case 'integer':
        return Math.max(1, part.minimum ?? 1);
      case 'boolean':
        return true;
      case 'array':
        return Array.from({ length: part.minItems ?? 1 }, () => sample((part.items ?? {}) as Schema, field));
      case 'object':
        return Object.fromEntries(
          Object.entries(part.properties ?? {}).map(([name, each]) => [
            name,
            sample(each as Schema, `${field}.${name}`),
          ]),
        );
      default:
        return null;
    }
  }

  function text({ pattern, format }: Schema, field: string): string {
    if (pattern) return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0]!;
    if (format) return new Date(0).toISOString();
    const kind = kinds.find(([name]) => name.test(field))?.[1] ?? 'word';
    return canaries.new(field, kind);
  }

  return sample(schema, id) as Record<string, unknown>;
}

/** Whether an endpoint takes what people type: those of machines take signed bodies only. */
const isForPeople = ({ raw, answers }: Endpoint): boolean => !raw && !answers;

type Caller = 'visitor' | 'subscriber' | 'agent';
const callerOf = ({ access }: Endpoint): Caller =>
  access === 'public' ? 'visitor' : access === 'support' ? 'agent' : 'subscriber';

/** Sends every field of every endpoint as a caller who may use it; returns what has failed on our side. */
export async function enterEverywhere(
  all: readonly Endpoint[],
  canaries: Canaries,
  callAs: (as: Caller) => Promise<Call>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const endpoint of all.filter(isForPeople)) {
    const call = await callAs(callerOf(endpoint));
    await call(endpoint, fillInput(endpoint, canaries)).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.code.startsWith('server.'))
        broken.push(`${endpoint.id}: ${String(error)}`);
    });
  }
  return broken;
}
