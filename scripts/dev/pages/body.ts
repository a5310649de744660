import type * as z from 'zod';

import { reply } from '#functions/platform/failure.ts';
import { fromLambda } from '#scripts/dev/server.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { fieldWords } from '#shared/validation/messages.ts';

export const json = (content: unknown) => fromLambda(reply(200, content));

/** The JSON of a body as the schema wants it; anything else is refused as the API refuses it. */
export function parsed<S extends z.ZodType>(body: string, schema: S): z.output<S> {
  const result = schema.safeParse(read(body), { reportInput: true });
  if (result.success) return result.data;
  throw new Fault('request.invalid', { cause: result.error, fields: fieldWords(result.error) });
}

function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new Fault('request.invalid', { cause });
  }
}

export const wantsPage = (request: Request) => (request.headers.get('accept') ?? '').includes('text/html');

/** Whether another site made the browser send this. Clients without the header are no browsers and may. */
export function isCrossSite({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && origin.replace(/^https?:\/\//, '') !== headers.get('host');
}
