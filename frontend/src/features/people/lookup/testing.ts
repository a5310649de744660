import type { NumberCard } from '#shared/api/numbers.ts';
import { Phone } from '#shared/values/phone.ts';

/** A card with only what a test sets: of a number in Chicago of which nothing is said. */
export const aCard = (known: Partial<NumberCard> = {}): NumberCard => ({
  number: Phone.parse('+13125550142'),
  is_valid: true,
  international: '+1 312 555 0142',
  national: '(312) 555-0142',
  country: 'US',
  calling_code: '1',
  line: 'fixed_or_mobile',
  place: { name: 'Chicago, IL', language: 'en' },
  area_town: null,
  carrier: null,
  time_zones: ['America/Chicago'],
  verdict: { verdict: 'unknown', reasons: [] },
  mine: null,
  ...known,
});

/** A reason without figures. */
export const noFigures = { count: null, days: null, spam_kind: null } as const;
