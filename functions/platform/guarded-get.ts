import https, { type RequestOptions } from 'node:https';
import { isIP } from 'node:net';

import { PrivateAddress, publicLookup } from '#functions/platform/public-address.ts';

/** Why an address that a stranger gave was not read. The address, which may be secret, is in no error. */
export type GetFailure = 'unreachable' | 'refused' | 'not_found' | 'too_large';
export class GetFault extends Error {
  readonly kind: GetFailure;
  constructor(kind: GetFailure) {
    super(kind);
    this.kind = kind;
  }
}

type Bounds = { bytes: number; milliseconds: number };
type Lookup = RequestOptions['lookup'];
type Answer = { text: string } | { location: string };

const REDIRECTS = 3;

/**
 * Reads an https address that a stranger gave, without letting them reach anything but the public internet: each host, also
 * of each redirect, is resolved and checked by the connection itself. Size and time are bounded over all redirects.
 * @throws GetFault
 */
export async function guardedGet(address: string, bounds: Bounds, lookup: Lookup = publicLookup()): Promise<string> {
  const signal = AbortSignal.timeout(bounds.milliseconds);
  let url = address;
  for (let nth = 0; nth <= REDIRECTS; nth++) {
    const answer = await getOnce(checked(url), bounds.bytes, { lookup, signal });
    if ('text' in answer) return answer.text;
    url = URL.parse(answer.location, url)?.href ?? '';
  }
  throw new GetFault('unreachable');
}

/** Https on its own port, of a named host: the address of a number would not be looked up, and so not be checked. */
function checked(text: string): URL {
  const url = URL.parse(text);
  const isNamed = url && isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
  if (url?.protocol !== 'https:' || url.port || url.username || url.password || !isNamed) throw new GetFault('refused');
  return url;
}

function getOnce(url: URL, most: number, options: Pick<RequestOptions, 'lookup' | 'signal'>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const fail = (kind: GetFailure) => reject(new GetFault(kind));
  const headers = { accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'Calluna', 'accept-encoding': 'identity' };
  const asking = https.request(url, { ...options, headers, agent: false }, (response) => {
    const { statusCode = 0, headers: replied } = response;
    const isRedirect = [301, 302, 303, 307, 308].includes(statusCode) && replied.location !== undefined;
    if (isRedirect || statusCode !== 200) {
      response.destroy();
      if (isRedirect) return resolve({ location: replied.location ?? '' });
      if ([404, 410].includes(statusCode)) return fail('not_found');
      return fail([401, 403].includes(statusCode) ? 'refused' : 'unreachable');
    }
    const pieces: Buffer[] = [];
    let bytes = 0;
    response.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > most) {
        fail('too_large');
        response.destroy();
      } else pieces.push(piece);
    });
    response.on('end', () => resolve({ text: Buffer.concat(pieces).toString() }));
    response.on('error', () => fail('unreachable'));
  });
  asking.on('error', (error) => fail(error instanceof PrivateAddress ? 'refused' : 'unreachable'));
  asking.end();
  return promise;
}
