import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isSafeRedirect } from '#shared/validation/redirect.ts';

test.each(['/', '/en', '/ar/search-result/per_01', '/en/search?page=2&state=WA', '/en/a%2Db'])(
  '%s is one of ours',
  (path) => {
    expect(isSafeRedirect(path)).toBe(true);
  },
);

test.each([
  '', 'en', '//evil.com', '/\\evil.com', '\\/evil.com', 'https://evil.com', 'javascript:alert(1)', '/%2F/evil.com', '/%2Fevil.com',
  '/%5Cevil.com', '/en/..//evil.com', '/../x', '/./x', '/%2e%2e/x', '/en?next=//evil.com', '/\t/evil.com', '/en\n', '/en#x', '/@evil.com:80',
  '/%', '/%zz', '/%00', '/ع', ` /en`, `/${'a'.repeat(512)}`,
])('%j is refused', (path) => {
  expect(isSafeRedirect(path)).toBe(false);
}); // prettier-ignore

test('whatever is accepted stays on our origin, decoded or not', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    ':',
    '@',
    'evil.com',
    'en',
    '?',
    '&',
    '=',
    '%',
    ' ',
    '\t',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = pieces.join('');
      if (!isSafeRedirect(path)) return;
      for (const read of [path, decodeURIComponent(path)])
        expect(new URL(read, 'https://ours.test').origin).toBe('https://ours.test');
    }),
    { numRuns: 5000 },
  );
});
