import type { APIGatewayProxyEventV2 } from 'aws-lambda';

import { type Portuguese, portugueseOfBrowser } from '#shared/values/portuguese.ts';
import { isPortugalsThere } from '#shared/values/variety.ts';

/** Where a request comes from. */
export type ClientInfo = {
  /** The visitor’s network: the /24 of an IPv4 address, the /64 of an IPv6 address. */
  network: string;
  /** Browser and system, in words: Firefox on Linux. */
  device: string;
  /** ISO code of the country it came from; null where the edge cannot tell. */
  country: string | null;
  /** Its region by ISO 3166-2, such as UA-43; null where the edge cannot tell. */
  region: string | null;
  /** Whether the browser sends Global Privacy Control. */
  gpc: boolean;
  /** Which Portuguese the browser asks for; Brazilian where it names none. */
  portuguese: Portuguese;
};

/** What the owner of an account reads about where something was done. */
export type Origin = Pick<ClientInfo, 'device' | 'country' | 'region'>;
export const originOf = ({ device, country, region }: Origin): Origin => ({ device, country, region });

/** The CloudFront function overwrites these headers; so does the dev server. */
export const ADDRESS_HEADER = 'x-viewer-address';
export const COUNTRY_HEADER = 'x-viewer-country';
export const REGION_HEADER = 'x-viewer-region';

export function clientInfoOf({ headers, requestContext }: APIGatewayProxyEventV2): ClientInfo {
  const country = /^[A-Z]{2}$/.exec(headers[COUNTRY_HEADER] ?? '')?.[0] ?? null;
  const region = /^[A-Z0-9]{1,3}$/.exec(headers[REGION_HEADER] ?? '')?.[0];
  return {
    network: networkOf(headers[ADDRESS_HEADER] ?? requestContext.http.sourceIp),
    device: deviceName(headers['user-agent'] ?? ''),
    country,
    region: country && region ? `${country}-${region}` : null,
    gpc: headers['sec-gpc'] === '1',
    portuguese: portugueseOfBrowser((headers['accept-language'] ?? '').split(/\s*,\s*/), isPortugalsThere(country)),
  };
}

/** The network of an address, /24 or /64: rate limits count networks, since a visitor has many addresses. */
export function networkOf(address: string): string {
  const four = /(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address);
  if (four) return `${four[1]}.0/24`;
  const [left = '', right] = address.toLowerCase().split('%')[0]!.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right?.split(':').filter(Boolean) ?? [];
  const groups =
    right === undefined
      ? head
      : [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The site of a network: the /48 of IPv6, of which one customer has up to 65,536 networks; IPv4 as it is. */
export const siteOf = (network: string): string => {
  const [, site] = /^([^:]+:[^:]+:[^:]+):.*::\/64$/.exec(network) ?? [];
  return site ? `${site}::/48` : network;
};

const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a user agent, in words, without versions: enough to distinguish one’s own devices. */
export function deviceName(userAgent: string): string {
  const browser = first(browsers, userAgent);
  const system = first(systems, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another program';
}
