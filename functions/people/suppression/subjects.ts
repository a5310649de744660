import { splitName } from '#functions/people/import/name.ts';
import { parseRecord, toPerson } from '#functions/people/import/to-person.ts';
import type { StoredTeaser } from '#functions/people/domain/card.ts';
import type { Birth, Day } from '#shared/values/day.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Envelope, Person } from '#shared/values/person.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** What someone says of themselves, where no listing is to be found. */
export type Identifiers = {
  /** Whole, or in the parts that they state: a full name does not always say where the family name begins. */
  names: (string | { full_name: string; first_name: string; last_name: string })[];
  birth: Birth | null;
  emails: string[];
  /** As written, with a country code or of the United States. */
  phones: string[];
  addresses: {
    street: string | null;
    city: string | null;
    state: string | null;
    postal_code?: string | null;
    country?: string;
  }[];
};

const STATED = 'Stated by the person';

/** Identifiers in the shape in which people are compared. @throws InvalidRecord */
export function personOfIdentifiers({ names, birth, emails, phones, addresses }: Identifiers, day: Day): Person {
  const record = parseRecord({
    names,
    birth_date: birth,
    emails,
    phones: phones.flatMap((phone) => parsePhone(phone, 'US') ?? []),
    addresses: addresses.map(({ street, city, state, postal_code = null, country = 'US' }) => ({
      street,
      city,
      state,
      postal_code,
      country,
    })),
  });
  return toPerson(record, { source: STATED, asOf: day });
}

const unproven: Envelope = { confidence: 1, sources: [{ source: STATED, first_seen: null, last_seen: null }] };

/** A relation of adults, since a teaser names adults alone. */
const relativesOf = ({ relatives, related_to }: StoredTeaser): NonNullable<StoredTeaser['relatives']> =>
  relatives ?? related_to.map((full_name) => ({ full_name, relation: 'parent', birth_date: null, person_id: null }));

/** A person known only from a vendor, as far as their teaser says. */
export function personOfTeaser(teaser: StoredTeaser, person_id: PersonId): Person {
  const towns = [teaser.lives_in, ...teaser.lived_in, ...teaser.works_in].filter((town) => town !== null);
  return {
    person_id,
    names: [teaser.full_name, ...teaser.also_known_as].map((full_name) => ({
      full_name,
      ...splitName(full_name),
      kind: 'current',
      ...unproven,
    })),
    birth_date: teaser.birth_date && { ...teaser.birth_date, ...unproven },
    death: teaser.death && { ...teaser.death, ...unproven },
    gender: null,
    relation_ship_status: null,
    addresses: towns.map((town, nth) => ({
      ...town,
      kind: 'home',
      current: nth === 0,
      street: null,
      postal_code: null,
      latitude: null,
      longitude: null,
      ...unproven,
    })),
    phones: [],
    emails: [],
    family_members: relativesOf(teaser).map((relative) => ({ ...relative, ...unproven })),
    jobs: [],
    education: [],
    images: [],
    photos: [],
    social_profiles: [],
  };
}
