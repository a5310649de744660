import { zipSync } from 'fflate';
import { expect, test } from 'vitest';

import { dropStatusOf } from '#functions/people/public.ts';
import { readBatch, reportOf } from '#functions/rights/drop/batch.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])));
const [id, hash] = ['aB3dE5gH7jK9', 'KA18MT/ph6IHYjzT9zwETySDQyvSh87YuoSBpOQtkhE='];

test('reads each list, and who withdrew', () => {
  const batch = readBatch(
    zip({
      '20261122_4711_Email.csv': `ID,Hash\r\n${id},${hash}\r\n`,
      '20261122_4711_Phone_2.csv': 'ID,Hash\r\n',
      '20261122_4711_Removed.csv': `ID,Hash,ListType\r\n${id},${hash},Phone\r\n${id},${hash},MAID\r\n`,
    }),
  );
  expect(batch).toEqual({
    files: [
      { name: '20261122_4711_Email.csv', entries: [{ list: 'Email', id, hash }] },
      { name: '20261122_4711_Phone_2.csv', entries: [] },
    ],
    withdrawn: [{ list: 'Phone', id, hash }],
  });
});

test.each([
  ['another list', { '20261122_4711_NDZ.csv': 'ID,Hash\r\n' }],
  ['another header', { '20261122_4711_Email.csv': `id;hash\r\n${id};${hash}\r\n` }],
  ['a short hash', { '20261122_4711_Email.csv': `ID,Hash\r\n${id},abc=\r\n` }],
])('refuses %s', (_, files) => {
  expect(() => readBatch(zip(files as Record<string, string>))).toThrow();
});

test('reports what became of each consumer', () => {
  const statuses = [0, 1, 2, 9].map((matches) => ({ id, status: dropStatusOf(matches) }));
  expect(reportOf(statuses)).toBe(`Id,Status\r\n${id},5\r\n${id},3\r\n${id},4\r\n${id},4\r\n`);
});
