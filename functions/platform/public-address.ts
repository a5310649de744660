import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';

/** Networks that are not the public internet (IANA’s registries of special addresses): our own, the cloud’s, the host’s. */
const special = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix);
}
/** Of IPv6 only what is assigned to hosts is public, without the ranges in it that carry other addresses or are examples. */
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  special.addSubnet(network, prefix, 'ipv6');
}

/** Whether an IP address belongs to a host of the public internet. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !special.check(address);
  return isIPv6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

export class PrivateAddress extends Error {}

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Resolves a host for the connection that uses the result, so that no other address can be given to it in between. A host
 * with any address that is not public is refused.
 */
export const publicLookup =
  (resolveHere: Resolve = resolve): LookupFunction =>
  (host, options, done) => {
    resolveHere(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error('No address'), '');
      if (!addresses.every(({ address }) => isPublic(address))) return done(new PrivateAddress('Not public'), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
