import { expect, test } from 'vitest';

import type { AuditEntry } from '#functions/people/public.ts';
import { openingsIn } from '#functions/rights/privacy/domain/openings.ts';
import { newId } from '#shared/values/id.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const ids = { person_id: newId('person'), account_id: newId('account') };
const entry = (at: string, purpose: AuditEntry['purpose'], how: AuditEntry['how'] = 'free'): AuditEntry => ({
  ...ids,
  at: `${at}T09:00:00.000Z`,
  purpose,
  how,
});

test('attempts that were refused are counted by themselves, and purposes of earlier lists keep their name', () => {
  const entries = [
    entry('2026-11-01', 'safety', 'for-a-credit'),
    entry('2026-11-02', 'legal-matter'),
    entry('2026-11-03', 'employment', 'refused'),
    entry('2026-11-04', 'tenants', 'refused'),
    entry('2025-01-01', 'credit', 'refused'),
  ];
  expect(openingsIn(entries, NOW)).toEqual({
    since: '2025-11-21',
    total: 2,
    refused: 2,
    purposes: [
      { purpose: 'legal-matter', count: 1, last_on: '2026-11-02' },
      { purpose: 'safety', count: 1, last_on: '2026-11-01' },
    ],
  });
});
