import type * as z from 'zod';

import { reply } from '#functions/platform/failure.ts';
import { fromLambda } from '#scripts/desk/server.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { fieldWords } from '#shared/validation/messages.ts';

export const json = (content: unknown) => fromLambda(reply(200, content));

/** The JSON of a request as the schema wants it; anything else is refused as the API refuses it. */
export async function parsed<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const content: unknown = await request.json().catch((cause: unknown) => {
    throw new Fault('request.invalid', { cause });
  });
  const result = schema.safeParse(content, { reportInput: true });
  if (result.success) return result.data;
  throw new Fault('request.invalid', { cause: result.error, fields: fieldWords(result.error) });
}

export const wantsPage = (request: Request) => (request.headers.get('accept') ?? '').includes('text/html');

/** Whether another site made the browser send this. What is no browser says nothing, and may. */
export function isCrossSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && origin.replace(/^https?:\/\//, '') !== headers.get('host');
}
