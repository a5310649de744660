import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { sectionCounts } from '#frontend/features/people/report/sections.ts';
import { sample } from '#frontend/features/people/sample/sample.ts';
import { open } from '#frontend/testing/render.tsx';
import { Report } from '#shared/api/people/report.ts';

test('the sample is a report like any other, and its counts are those of its facts', () => {
  expect(Report.parse(sample)).toEqual(sample);
  expect(sample.counts).toMatchObject(sectionCounts(sample));
});

test('is read without an account, says that its person is invented, and offers no removal', async () => {
  open('/en/sample-report');
  expect(await screen.findByRole('heading', { name: /Alex Jordan Example/ })).toBeTruthy();
  expect(screen.getByText(/The person is invented/)).toBeTruthy();
  expect(screen.getAllByText('(218) 555-0142').length).toBeGreaterThan(0);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((to) => to?.includes(sample.person_id))).toEqual([]);
  expect(screen.queryByRole('button', { name: /This is wrong/ })).toBeNull();
});
