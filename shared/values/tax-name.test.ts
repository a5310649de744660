import { expect, test } from 'vitest';

import { taxName } from '#shared/values/tax-name.ts';

test.each([
  ['Sales tax', 'ar', 'ضريبة المبيعات'],
  ['Sales tax', 'ja', '売上税'],
  ['Sales tax', 'en', 'Sales tax'],
  ['VAT', 'pt-PT', 'IVA'],
  ['GST + QST', 'fr', 'TPS + TVQ'],
  ['GST', 'ja', 'GST'],
  ['USt', 'fr', 'USt'],
  ['constructor', 'fr', 'constructor'],
] as const)('%s in %s is %s', (configured, language, name) => {
  expect(taxName(configured, language)).toBe(name);
});
