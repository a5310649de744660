import * as z from 'zod';

import type { EndpointSpec } from '#shared/contract/endpoint.ts';

/**
 * The parameters of a query, unparsed. One that the contract has as a list, or that is there several times, is a list: API
 * Gateway joins those with commas, which values may have too.
 */
export function readQuery({ input }: EndpointSpec, search: string): Record<string, string | string[]> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 || isList(input.shape[name]) ? values : values[0]!];
    }),
  );
}

const isList = (schema: unknown): boolean =>
  schema instanceof z.ZodOptional ? isList(schema.unwrap()) : schema instanceof z.ZodArray;
