import { expect, test } from 'vitest';

import { pageTitle } from '#frontend/lib/page-title.ts';

test.each([
  ['Page not found.', 'Page not found · Calluna'],
  ['このページの記録はありません。', 'このページの記録はありません · Calluna'],
  ['Delete the account?', 'Delete the account? · Calluna'],
  ['Payments', 'Payments · Calluna'],
])('%s', (heading, title) => {
  expect(pageTitle(heading)).toBe(title);
});
