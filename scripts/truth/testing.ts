import { factIds } from '#functions/people/corrections/fact-id.ts';
import { cardOf, storedTeaserOf } from '#functions/people/domain/card.ts';
import { parseRecord, toPerson } from '#functions/people/import/to-person.ts';
import { reportView, teaserView } from '#functions/people/view.ts';
import { highlightsOf } from '#shared/values/highlights.ts';
import type { Shown } from '#scripts/truth/faults.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const about = {
  url: 'https://register.example.com/',
  licence: 'CC0 1.0',
  licence_url: null,
  as_of: null,
  retrieved_on: '2026-03-01',
  lacks: null,
};

const person = toPerson(
  parseRecord({ id: '1', full_name: 'Ann Lee', birth_date: '1970-05', phones: ['218 555 0142'] }),
  { source: 'US Congress', asOf: '2026-02-01' },
);
const factId = await factIds(async () => 'the secret of this test');

const report = reportView({ ...person, records: {} }, [], new Map([['US Congress', about]]), factId, NOW);

/** What the product shows of a fictional member. */
export const legislator: Shown = {
  report,
  teaser: teaserView(storedTeaserOf(person, cardOf(person, NOW), NOW), 'US', NOW),
  best: highlightsOf(report, '2026-03-01'),
  isNamedAsCaller: true,
};
