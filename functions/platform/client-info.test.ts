import { expect, test } from 'vitest';

import { deviceName, COUNTRY_HEADER, REGION_HEADER, clientInfoOf, networkOf } from '#functions/platform/client-info.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:8d3::/64'],
  ['2001:DB8:85A3:8D3::1', '2001:db8:85a3:8d3::/64'],
  ['2001:0db8:0000:00d3::1', '2001:db8:0:d3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is of %s', (address, network) => expect(networkOf(address)).toBe(network));

test('groups addresses of one network', () =>
  expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:cccc:dddd:eeee')));

test.each([
  ['FR', 'FR'],
  ['', null],
  ['France', null],
  ['fr', null],
])('the country %j is %j', (header, country) => {
  const event = { headers: { [COUNTRY_HEADER]: header }, requestContext: { http: { sourceIp: '::1' } } };
  expect(clientInfoOf(event as never).country).toBe(country);
});

test.each([
  ['pt-PT,pt;q=0.9,en;q=0.8', 'pt-PT'],
  ['en-US, pt-MZ;q=0.7', 'pt-PT'],
  ['pt-BR,pt-PT;q=0.9', 'pt-BR'],
  ['pt;q=0.9', 'pt-BR'],
  ['', 'pt-BR'],
])('a browser that accepts %j reads %s', (header, portuguese) => {
  const event = { headers: { 'accept-language': header }, requestContext: { http: { sourceIp: '::1' } } };
  expect(clientInfoOf(event as never).portuguese).toBe(portuguese);
});

test.each([
  ['pt', 'PT', 'pt-PT'],
  ['en', 'AO', 'pt-PT'],
  ['pt-BR,pt', 'PT', 'pt-BR'],
  ['pt', 'BR', 'pt-BR'],
])('a browser that accepts “%s” in %s reads %s', (language, country, portuguese) => {
  const event = {
    headers: { 'accept-language': language, 'x-viewer-country': country },
    requestContext: { http: { sourceIp: '::1' } },
  };
  expect(clientInfoOf(event as never).portuguese).toBe(portuguese);
});

test.each([
  ['UA', '43', 'UA-43'],
  ['US', 'MN', 'US-MN'],
  ['UA', '', null],
  ['', '43', null],
  ['UA', 'Crimea', null],
])('the region of %j and %j is %j', (country, part, region) => {
  const headers = { [COUNTRY_HEADER]: country, [REGION_HEADER]: part };
  expect(clientInfoOf({ headers, requestContext: { http: { sourceIp: '::1' } } } as never).region).toBe(region);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36', 'Chrome on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari on iOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/150.0 Mobile Safari/604.1', 'Chrome on iOS'],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S931) Chrome/150.0 Mobile Safari/537.36 SamsungBrowser/29.0',
    'Samsung Internet on Android',
  ],
  ['curl/8.0', 'Another program'],
  ['<script>alert(1)</script> Firefox/1', 'Firefox'],
  ['', 'Another program'],
])('%j is %s', (userAgent, device) => expect(deviceName(userAgent)).toBe(device));
