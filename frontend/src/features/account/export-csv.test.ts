import { expect, test } from 'vitest';

import { exportCsv } from '#frontend/features/account/export-csv.ts';

test('each value of each item is a row', () => {
  const data = { account: [{ name: 'Ida "L", of Duluth', phone: null }], searches: [{ n: 1 }, { n: 2 }] };
  expect(exportCsv(data)).toBe(
    '\ufeff' +
      [
        '"list","item","field","value"',
        '"account",1,"name","Ida ""L"", of Duluth"',
        '"account",1,"phone","null"',
        '"searches",1,"n","1"',
        '"searches",2,"n","2"',
        '',
      ].join('\r\n'),
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j is never run as a formula', (name) => {
  expect(exportCsv({ account: [{ name }] })).toContain(`'${name}`);
});
