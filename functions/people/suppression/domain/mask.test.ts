import { expect, test } from 'vitest';

import { maskedName } from '#functions/people/suppression/domain/mask.ts';

test.each([
  [{ first_name: 'Tamsin', middle_name: 'Rose', last_name: 'Okafor' }, 'Tamsin R. O•••••'],
  [{ first_name: 'Ana', middle_name: null, last_name: 'de la Cruz' }, 'Ana d•••••'],
  [{ first_name: '花子', middle_name: null, last_name: '田中' }, '田••••• 花子', '田中 花子'],
  [{ first_name: '小龙', middle_name: null, last_name: '李' }, '••••• 小龙', '李小龙'],
  [{ first_name: 'فاطمة', middle_name: null, last_name: 'حداد' }, 'فاطمة ح•••••'],
  [{ first_name: null, middle_name: null, last_name: null }, 'M•••••', 'Madonna'],
])('%j is masked as %s', (parts, masked, full_name = Object.values(parts).filter(Boolean).join(' ')) => {
  expect(maskedName({ full_name, ...parts })).toBe(masked);
});
