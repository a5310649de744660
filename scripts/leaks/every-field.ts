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
 * An input of an endpoint with a canary in every text that is free: one that no list and no pattern bounds. The values
 * may be refused, and what was refused may be logged as little as what was taken.
 */
export function filled({ id, input }: Pick<Endpoint, 'id' | 'input'>, canaries: Canaries): Record<string, unknown> {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' });

  function sample(part: Schema, field: string): unknown {
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[0];
    const choices = part.anyOf ?? part.oneOf ?? part.allOf;
    // The most telling of the alternatives is the last: the first is often null.
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

/** The endpoints that people’s own words reach: those of machines take signed bodies only. */
export const spokenTo = (all: readonly Endpoint[]): Endpoint[] => all.filter(({ raw, answers }) => !raw && !answers);

/** Sends every field of every endpoint as a visitor, a subscriber and support; returns what has failed on our side. */
export async function enterEverywhere(
  all: readonly Endpoint[],
  canaries: Canaries,
  callAs: (as: 'visitor' | 'subscriber' | 'agent') => Promise<Call>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const endpoint of spokenTo(all)) {
    const as = { public: 'visitor', support: 'agent' }[endpoint.access as string] ?? 'subscriber';
    const call = await callAs(as as 'visitor' | 'subscriber' | 'agent');
    await call(endpoint, filled(endpoint, canaries)).catch((error: unknown) => {
      if (!(error instanceof Fault) || error.code.startsWith('server.'))
        broken.push(`${endpoint.id}: ${String(error)}`);
    });
  }
  return broken;
}
