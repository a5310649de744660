import type { Identifiers } from '#functions/people/public.ts';
import type { UnlistedPerson } from '#shared/validation/removal.ts';

/** A person without a record, as suppressions know people. */
export function identifiersOf(person: UnlistedPerson): Identifiers {
  const { first_name, last_name, birth_year, email, phone, street, city, state, postal_code, country } = person;
  const hasAddress = Boolean(street || city || postal_code);
  return {
    names: [{ full_name: `${first_name} ${last_name}`, first_name, last_name }],
    birth: birth_year ? { year: birth_year, month: null } : null,
    emails: email ? [email] : [],
    phones: phone ? [phone] : [],
    addresses: hasAddress
      ? [
          {
            street: street ?? null,
            city: city ?? null,
            state: state ?? null,
            postal_code: postal_code ?? null,
            country,
          },
        ]
      : [],
  };
}
