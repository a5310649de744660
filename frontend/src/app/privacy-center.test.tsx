import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PrivacyCenter } from '#frontend/app/privacy-center.tsx';
import { sectionCounts, totalCount } from '#frontend/features/people/report/sections.ts';
import { tamsin } from '#frontend/features/people/report/testing.ts';
import { center, ownRequest } from '#frontend/features/privacy-center/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { privacy } from '#shared/api/privacy.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const own = { ...tamsin, hides_contacts: false };
const openRecord = () =>
  show(<PrivacyCenter />, {
    path: '/:language/privacy-center/:person_id',
    at: `/en/privacy-center/${tamsin.person_id}`,
  });

test('one’s own record shows every fact that it counts, photos too, each with its flag', async () => {
  answer(privacy.getCenter, () => center());
  answer(privacy.getRecord, () => own);
  openRecord();
  const photos = await screen.findByRole('region', { name: /^Photos/ });
  expect(tamsin.images.length).toBeGreaterThan(0);
  expect(within(photos).getAllByRole('button', { name: /^This is wrong: / })).toHaveLength(tamsin.images.length);
  const flags = screen.getAllByRole('button', { name: /^This is wrong: / });
  expect(flags).toHaveLength(totalCount(sectionCounts(tamsin)));
});

test.each([
  ['before the record is read again', () => new Promise<never>(() => {})],
  ['also if the record cannot be read again', () => Promise.reject(new Fault('request.too-many'))],
])('a fact is marked as disputed as soon as its dispute is sent: %s', async (_, readAgain) => {
  const disputed = { kind: 'out-of-date', since: '2026-11-21T12:00:00.000Z' } as const;
  let isSent = false;
  answer(privacy.getCenter, () => center());
  answer(privacy.getRecord, () => (isSent ? readAgain() : own));
  answer(privacy.disputeFact, ({ fact_id }) => {
    isSent = true;
    const request = ownRequest({ kind: 'correct', state: 'received', done_at: null, records: null });
    return { fact_id, disputed, due_at: '2026-12-01T12:00:00.000Z', request };
  });
  const user = openRecord();
  await user.click(await screen.findByRole('button', { name: 'This is wrong: (218) 555-0142' }));
  await user.click(screen.getByRole('radio', { name: 'Out of date' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('since Nov 21, 2026: out of date')).toBeTruthy();
});
