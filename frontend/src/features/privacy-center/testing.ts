import type { Center, OwnRecord, OwnRequest } from '#shared/api/privacy.ts';
import { newId } from '#shared/values/id.ts';

export const ownRecord = (more: Partial<OwnRecord> = {}): OwnRecord => ({
  person_id: newId('person'),
  access: 'open',
  name: 'Ida Lindqvist',
  lives_in: { city: 'Duluth', state: 'MN', country: 'US' },
  portrait: null,
  facts: 21,
  sources: 4,
  has_street: true,
  ...more,
});

export const ownRequest = (more: Partial<OwnRequest> = {}): OwnRequest => ({
  reference: 'CAL-C-2K7Q9XM',
  kind: 'copy',
  field: null,
  state: 'done',
  made_at: '2026-11-21T12:00:00.000Z',
  due_at: '2026-12-05T12:00:00.000Z',
  done_at: '2026-11-21T12:00:00.000Z',
  records: 1,
  reason: null,
  ...more,
});

export const center = (more: Partial<Center> = {}): Center => ({
  session: {
    identifiers: [{ kind: 'email', value: 'ida@example.com', until: '2026-11-21T12:30:00.000Z' }],
    ends_at: '2026-11-21T12:30:00.000Z',
  },
  records: [ownRecord()],
  openings: { since: '2025-11-21', total: 0, refused: 0, purposes: [] },
  requests: [],
  ...more,
});
