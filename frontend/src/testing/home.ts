import { answer } from '#frontend/testing/mock.ts';
import { anOffer } from '#frontend/testing/offer.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';

/** Mocks the endpoints of the home page. */
export function answerHome() {
  answer(people.getIndex, () => ({
    people: 41_208,
    facts: 612_877,
    sources: [
      { source: 'Household register', people: 40_000 },
      { source: 'Directory listings', people: 9_000 },
    ],
    updated_at: '2026-11-20T06:10:00.000Z',
  }));
  answer(billing.getOffer, () => anOffer());
}
