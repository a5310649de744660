import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import type { Endpoint, Input } from '#shared/contract/endpoint.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { fieldWords } from '#shared/validation/messages.ts';

/** The most that a request may bring along. */
const MAX_BODY_BYTES = 16 * 1024;

/** What the request asks, from its query, body and path, as the contract wants it. The path has the last word. */
export function inputOf<E extends Endpoint>(endpoint: E, event: APIGatewayProxyEventV2): Input<E> {
  const asked = { ...event.queryStringParameters, ...body(event), ...event.pathParameters };
  const parsed = endpoint.input.safeParse(asked, { reportInput: true });
  if (parsed.success) return parsed.data as Input<E>;
  throw new Fault('request.invalid', { cause: parsed.error, fields: fieldWords(parsed.error) });
}

function body({ body = '', isBase64Encoded }: APIGatewayProxyEventV2): object {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > MAX_BODY_BYTES) throw new Fault('request.too-large');
  if (bytes.length === 0) return {};
  const content = json(bytes.toString());
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
