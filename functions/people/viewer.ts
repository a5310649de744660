import type { StoredTeaser } from '#functions/people/domain/card.ts';
import { mayView } from '#functions/people/domain/field-rules.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** The countries that a card places a person in. */
export const homesOf = ({ lives_in, works_in }: Pick<StoredTeaser, 'lives_in' | 'works_in'>): string[] =>
  lives_in ? [lives_in.country] : works_in.map(({ country }) => country);

/** @throws people.restricted where the law forbids to show people of these countries to this viewer */
export function requireViewable(viewer: string | null, homes: readonly string[]): void {
  if (!mayView(viewer, homes)) throw new Fault('people.restricted');
}
