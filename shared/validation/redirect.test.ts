import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isSafeRedirect } from '#shared/validation/redirect.ts';

test.each([
  '/',
  '/google-auth',
  '/google-login',
  '/en',
  '/a1B2c3D',
  '/en/viewed-profile',
  '/en/assistant/call-details',
  '/en/assistant/call-forward',
  '/en/assistant/call-list',
  '/en/assistant/login-by-google',
  '/en/assistant/mobile-carrier',
  '/en/assistant/page/web-flow-privacy-policy',
  '/en/assistant/page/web-flow-terms-of-service',
  '/en/assistant',
  '/ja/assistant/wch_1/t0ken-_~',
  '/tr/doa/wch_1/t0ken',
  '/fr/inbox/wch_1',
  '/pt/payment/wch_1/t0ken',
  '/ru/radical',
  '/en/search-result/per_01',
  '/ar/search-result/per_01',
  '/en/account/security',
  '/en/search?page=2&state=WA',
  '/en/a%2Db',
])('accepts %s', (path) => {
  expect(isSafeRedirect(path)).toBe(true);
});

test.each([
  '',
  'en',
  '//evil.com',
  '/\\evil.com',
  '\\/evil.com',
  'https://evil.com',
  'javascript:alert(1)',
  '/%2F/evil.com',
  '/%2Fevil.com',
  '/%5Cevil.com',
  '/en/..//evil.com',
  '/../x',
  '/./x',
  '/%2e%2e/x',
  '/en?next=//evil.com',
  '/\t/evil.com',
  '/en\n',
  '/en#x',
  '/@evil.com:80',
  '/%',
  '/%zz',
  '/%00',
  '/ع',
  ` /en`,
  `/${'a'.repeat(512)}`,
  '/%252Fevil.com',
  '/%25255cevil.com',
  '/%2525252525',
  '/%25252e%25252e/x',
  '/en/%250d%250aSet-Cookie:a',
  '/\u2215evil.com',
  '/\uff0fevil.com',
  '/en/\u202e',
  '/..;/x',
])('%j is refused', (path) => {
  expect(isSafeRedirect(path)).toBe(false);
});

const dangerous = [
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%',
  '%2f',
  '%2F',
  '%5c',
  '%5C',
  '%2e',
  '%252f',
  '%255c',
  '%25252f',
  '%00',
  '%09',
  '%0a',
  '%0d',
  ':',
  '@',
  '?',
  '#',
  '&',
  '=',
  ';',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u2028',
  '\u202e',
  '\u2215',
  '\u2044',
  '\uff0f',
  '\uff3c',
  '\u3002',
  '\ufeff',
  'http:',
  'https:',
  'javascript:',
  'data:',
  'evil.com',
  'user:pw@evil.com',
  'en',
  'account',
  'a',
  '~',
  '-',
];

/** Made of what has fooled others; a good path with something of it put in somewhere; and anything at all behind a `/`. */
const hostile = fc.oneof(
  fc.array(fc.constantFrom(...dangerous), { maxLength: 9 }).map((pieces) => pieces.join('')),
  fc
    .tuple(
      fc.constantFrom('/en/account', '/ar/search-result/per_1', '/en/search?page=2', '/'),
      fc.nat(24),
      fc.array(fc.constantFrom(...dangerous), { minLength: 1, maxLength: 3 }),
    )
    .map(([path, at, pieces]) => path.slice(0, at) + pieces.join('') + path.slice(at)),
  fc.string({ unit: 'binary', maxLength: 24 }).map((text) => `/${text}`),
);

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** As the browser of a page reads it: against our own address, and what that gives once more. */
function originsOf(path: string): string[] {
  const base = 'https://ours.test/en/login';
  const url = new URL(path, base);
  return [url.origin, new URL(url.pathname + url.search, base).origin, new URL(decoded(url.pathname), base).origin];
}

test('every accepted one of 200,000 hostile paths stays on our origin, however often decoded', () => {
  let accepted = 0;
  fc.assert(
    fc.property(hostile, (path) => {
      if (!isSafeRedirect(path)) return;
      accepted += 1;
      let read = path;
      for (let times = 0; times <= 3; times += 1) {
        // No `expect` a time: there are a million of them.
        if (originsOf(read).some((origin) => origin !== 'https://ours.test')) throw new Error(`${path} leads away`);
        if (/[\\\u0000-\u0020\u007f-\uffff]|^[^/]|\/\//.test(read)) throw new Error(`${path} hides what is refused`);
        read = decoded(read);
      }
    }),
    { numRuns: 200_000 },
  );
  expect(accepted).toBeGreaterThan(1000); // it is no proof that refuses everything
});
