import { expect, test } from 'vitest';

import { isCrossSite } from '#scripts/dev/pages/body.ts';

const from = (headers: Record<string, string>) =>
  isCrossSite(
    new Request('http://localhost/dev/clock', { method: 'POST', headers: { host: 'localhost:3000', ...headers } }),
  );

test.each([
  [{}, false],
  [{ origin: 'http://localhost:3000' }, false],
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'http://localhost:4000' }, true],
  [{ origin: 'http://evil.com' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': 'same-site' }, true],
])('a request with %j is from another site: %s', (headers, crossSite) => {
  expect(from(headers as Record<string, string>)).toBe(crossSite);
});
