import { SourceFailure, type FailureKind } from '#functions/providers/people-data/port.ts';

/** The maximum size of a response. */
const MOST_BYTES = 8_000_000;

/** How requests are made: `fetch`, or a double of the vendor. */
export type Send = (url: URL, init: RequestInit) => Promise<Response>;

export type Reply = { status: number; headers: Headers; body: unknown };

/**
 * One call without retries, since each could be billed. Every error becomes a `SourceFailure` without a cause, because
 * the URL of a GET contains the query.
 */
export async function call(url: URL, init: RequestInit, milliseconds: number, send: Send = fetch): Promise<Reply> {
  try {
    const signal = AbortSignal.timeout(milliseconds);
    const response = await send(url, { ...init, redirect: 'error', signal });
    const text = await textOf(response);
    return { status: response.status, headers: response.headers, body: jsonIn(text) };
  } catch (error) {
    if (error instanceof SourceFailure) throw error;
    throw new SourceFailure(error instanceof Error && error.name === 'TimeoutError' ? 'timed-out' : 'unavailable');
  }
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw new SourceFailure('unavailable');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString();
}

/** Invalid JSON is undefined: the status decides whether that matters. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const kinds: Record<number, FailureKind> = {
  400: 'bad-request',
  401: 'auth',
  402: 'quota',
  403: 'auth',
  404: 'no-match',
  405: 'bad-request',
  422: 'bad-request',
  429: 'rate-limited',
};

export function failureOf({ status, headers }: Reply): SourceFailure {
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return new SourceFailure(kinds[status] ?? 'unavailable', {
    retryAfterSeconds: Number.isFinite(seconds) && seconds >= 0 ? seconds : null,
  });
}
