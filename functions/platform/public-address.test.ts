import type { LookupAddress } from 'node:dns';

import { expect, test } from 'vitest';

import { isPublic, PrivateAddress, publicLookup } from '#functions/platform/public-address.ts';

test.each([
  '8.8.8.8',
  '93.184.216.34',
  '172.15.0.1',
  '172.32.0.1',
  '100.63.255.255',
  '2606:4700::1111',
  '2a00:1450::8',
])('%s is public', (address) => expect(isPublic(address)).toBe(true));

test.each([
  ...['127.0.0.1', '10.1.2.3', '192.168.0.1', '172.16.0.1', '172.31.255.255', '169.254.169.254', '0.0.0.0'],
  ...[
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '203.0.113.9',
    '::',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
  ],
  ...[
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2002:7f00:1::',
    'ff02::1',
    'localhost',
    '',
  ],
])('%s is not', (address) => expect(isPublic(address)).toBe(false));

const lookUp = (addresses: LookupAddress[], all: boolean) => {
  const { promise, resolve } = Promise.withResolvers<unknown[]>();
  const lookup = publicLookup((_, __, done) => done(null, addresses));
  lookup('calendar.example.com', { all }, (...result) => resolve(result));
  return promise;
};
const [open, other, ours] = [
  { address: '93.184.216.34', family: 4 },
  { address: '2606:4700::1111', family: 6 },
  { address: '10.0.0.7', family: 4 },
];

test('a host of the internet is connected to by the addresses that were checked', async () => {
  expect(await lookUp([open, other], true)).toEqual([null, [open, other]]);
  expect(await lookUp([open, other], false)).toEqual([null, open.address, open.family]);
});

test('a host with one address that is not public is refused, and so is one with none', async () => {
  expect(await lookUp([open, ours], true)).toEqual([expect.any(PrivateAddress), '']);
  expect(await lookUp([], true)).toEqual([expect.any(Error), '']);
});
