import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { spanOf } from '#frontend/features/people/report/axis.ts';
import { citationNumbers, numberSources } from '#frontend/features/people/report/citations.ts';
import { sectionCounts } from '#frontend/features/people/report/sections.ts';
import { sample } from '#frontend/features/people/sample/sample.ts';
import { sampleNumber } from '#frontend/features/people/sample/sample-number.ts';
import { open } from '#frontend/testing/render.tsx';
import { Report } from '#shared/api/people/report.ts';
import { languages } from '#shared/values/language.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** The phrases of the home page in every language; the overlay for Portugal leaves these as they are. */
const labels = import.meta.glob<{ specimen: { who: { label: string } } }>('../../../i18n/??/home.json', {
  eager: true,
  import: 'default',
});

test('the sample is a report like any other, and its counts are those of its facts', () => {
  expect(Report.parse(sample)).toEqual(sample);
  expect(sample.counts).toMatchObject(sectionCounts(sample));
});

test('the home page shows a line of the sample: its name, number, days and sources', () => {
  const fact = sample.phones.find(({ number }) => number === sampleNumber.number)!;
  expect(sample.names[0]!.full_name).toBe(sampleNumber.name);
  expect(citationNumbers(fact, numberSources(sample.sources, []))).toEqual(sampleNumber.seen.map(([source]) => source));
  const { from, to } = spanOf(fact);
  expect([from, to]).toEqual(sampleNumber.seen[0].slice(1)); // the first source has the first and the last day
  expect(Object.keys(labels)).toHaveLength(languages.length);
  for (const { specimen } of Object.values(labels)) expect(specimen.who.label.match(/\d/g)).toEqual(['1', '3', '5']);
  for (const language of languages)
    expect(formatPhone(fact.number, language)).toBe(
      language === 'en' ? sampleNumber.national : sampleNumber.international,
    );
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
