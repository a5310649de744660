import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import type { Endpoint, Input } from '#shared/contract/endpoint.ts';
import { readQuery } from '#shared/contract/query.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { cardNumberIn } from '#shared/validation/card-tripwire.ts';
import { fieldWords, messages } from '#shared/validation/messages.ts';

/** The largest body of a request, and of a vendor’s signed request. */
const MAX_BODY_BYTES = 16 * 1024;
const MAX_RAW_BYTES = 256 * 1024;

/**
 * The input of a request, parsed by the contract: query and body, overridden by the path. A card number is rejected before
 * anything else sees it.
 */
export function inputOf<E extends Endpoint>(endpoint: E, event: APIGatewayProxyEventV2): Input<E> {
  const merged = {
    ...readQuery(endpoint, event.rawQueryString),
    ...(endpoint.raw ? {} : body(event)),
    ...event.pathParameters,
  };
  const place = cardNumberIn(merged);
  if (place !== undefined) throw new Fault('request.card-number', { fields: { [place]: [messages['card.in-text']] } });
  const parsed = endpoint.input.safeParse(merged, { reportInput: true });
  if (parsed.success) return parsed.data as Input<E>;
  throw new Fault('request.invalid', { cause: parsed.error, fields: fieldWords(parsed.error) });
}

/** The body and headers of a request to a `raw` endpoint, unparsed, because signatures cover every byte. */
export type Raw = { body: string; header(name: string): string };
export const rawOf = (event: APIGatewayProxyEventV2): Raw => ({
  body: text(event, MAX_RAW_BYTES),
  header: (name) => event.headers[name.toLowerCase()] ?? '',
});

function text({ body = '', isBase64Encoded }: APIGatewayProxyEventV2, most: number): string {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > most) throw new Fault('request.too-large');
  return bytes.toString();
}

function body(event: APIGatewayProxyEventV2): object {
  const sent = text(event, MAX_BODY_BYTES);
  if (sent === '') return {};
  const content = json(sent);
  if (content === null || typeof content !== 'object' || Array.isArray(content)) throw new Fault('request.invalid');
  return content;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Fault('request.invalid', { cause });
  }
}
