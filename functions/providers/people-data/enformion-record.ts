import * as z from 'zod';

import type { Candidate, VendorRecord } from '#functions/providers/people-data/port.ts';
import { birthOf, dayOf, emailOf, listOf, maybe, phoneOf, textOf } from '#functions/providers/people-data/values.ts';

/** Text; undefined if masked by a teaser, such as `XXX Elm St` or `t***@example.com`. */
const words = maybe(z.string()).transform((text) => (text && /\*\*|XXX/.test(text) ? null : text));
const number = maybe(
  z.union([
    z.number(),
    z
      .string()
      .regex(/^-?\d+(\.\d+)?$/)
      .transform(Number),
  ]),
);
const name = { firstName: words, middleName: words, lastName: words };
const reported = { firstReportedDate: words, lastReportedDate: words };

/** The part of a person that we rely on, the same in a teaser and in full. */
const Person = z.object({
  tahoeId: z.string().min(1).max(200),
  name: maybe(z.object(name)),
  fullName: words,
  dob: words,
  age: number,
  akas: listOf(z.object(name)),
  addresses: listOf(
    z.object({
      houseNumber: words,
      streetPreDirection: words,
      streetName: words,
      streetType: words,
      streetPostDirection: words,
      unitType: words,
      unit: words,
      city: words,
      state: words,
      zip: words,
      latitude: number,
      longitude: number,
      addressOrder: number,
      ...reported,
    }),
  ),
  phoneNumbers: listOf(z.object({ phoneNumber: words, phoneType: words, ...reported })),
  emailAddresses: listOf(z.object({ emailAddress: words })),
  relativesSummary: listOf(z.object({ ...name, dob: words, relativeType: words })),
});
type Person = z.infer<typeof Person>;

/** A teaser hides the date of birth but shows the age. */
const isMinor = ({ age, dob }: Person) => !birthOf(dob) && age !== null && age > 0 && age < 18;

/** A vendor's person in our shape; undefined without an id or a name, and for a child. */
export function candidateOf(data: unknown): Candidate | undefined {
  const { data: person } = Person.safeParse(data);
  const full_name = person && (textOf(person.fullName, 256) ?? wholeName(person.name));
  if (!full_name || isMinor(person)) return undefined;
  const record: VendorRecord = {
    full_name,
    first_name: textOf(person.name?.firstName ?? null, 256),
    middle_name: textOf(person.name?.middleName ?? null, 256),
    last_name: textOf(person.name?.lastName ?? null, 256),
    names: person.akas
      .flatMap((each) => wholeName(each) ?? [])
      .slice(0, 10)
      .map((each) => ({ full_name: each, kind: 'also' })),
    birth_date: birthOf(person.dob),
    gender: null,
    addresses: addressesOf(person).slice(0, 40),
    phones: person.phoneNumbers
      .flatMap(({ phoneNumber, phoneType, ...when }) => {
        const number = phoneOf(phoneNumber);
        return number ? [{ number, phone_type: phoneTypeOf(phoneType), ...days(when) }] : [];
      })
      .slice(0, 30),
    emails: person.emailAddresses
      .flatMap(({ emailAddress }) => emailOf(emailAddress) ?? [])
      .slice(0, 20)
      .map((email) => ({ email, email_type: 'other', first_seen: null, last_seen: null })),
    family_members: person.relativesSummary
      .flatMap((each) => {
        const called = wholeName(each);
        return called
          ? [{ full_name: called, relation: relationOf(each.relativeType), birth_date: birthOf(each.dob) }]
          : [];
      })
      .slice(0, 40),
    jobs: [],
    education: [],
    social_profiles: [],
  };
  const counts = {
    phones: person.phoneNumbers.length,
    emails: person.emailAddresses.length,
    locations: person.addresses.length,
  };
  return { ref: person.tahoeId, score: null, record, counts };
}

const wholeName = (parts: { firstName: string | null; middleName: string | null; lastName: string | null } | null) =>
  textOf([parts?.firstName, parts?.middleName, parts?.lastName].filter(Boolean).join(' '), 256);

const days = (when: { firstReportedDate: string | null; lastReportedDate: string | null }) => ({
  first_seen: dayOf(when.firstReportedDate),
  last_seen: dayOf(when.lastReportedDate),
});

function addressesOf({ addresses }: Person): VendorRecord['addresses'] {
  const inOrder = addresses.toSorted((a, b) => (a.addressOrder ?? 99) - (b.addressOrder ?? 99));
  return inOrder.flatMap((each, i) => {
    const [city, state] = [textOf(each.city, 128), textOf(each.state, 128)];
    if (!city && !state) return [];
    const { houseNumber, streetPreDirection, streetName, streetType, streetPostDirection, unitType, unit } = each;
    const street = [houseNumber, streetPreDirection, streetName, streetType, streetPostDirection, unitType, unit];
    const isPlace = Math.abs(each.latitude ?? 99) <= 90 && Math.abs(each.longitude ?? 999) <= 180;
    return {
      kind: 'home',
      current: i === 0,
      street: streetName && houseNumber ? textOf(street.filter(Boolean).join(' '), 256) : null,
      city,
      state,
      postal_code: textOf(each.zip, 16),
      country: 'US',
      latitude: isPlace ? each.latitude : null,
      longitude: isPlace ? each.longitude : null,
      ...days(each),
    };
  });
}

function phoneTypeOf(type: string | null): VendorRecord['phones'][number]['phone_type'] {
  if (/wireless|mobile|cell/i.test(type ?? '')) return 'mobile';
  if (/voip/i.test(type ?? '')) return 'voip';
  return /land/i.test(type ?? '') ? 'landline' : 'other';
}

const relations = {
  spouse: /spouse|husband|wife/i,
  grandparent: /grand(parent|mother|father)/i,
  parent: /parent|mother|father/i,
  child: /^(child|son|daughter)$/i,
  sibling: /sibling|brother|sister/i,
} as const;

/** `other` unless the vendor is explicit: teasers may name some relations only. */
function relationOf(type: string | null): VendorRecord['family_members'][number]['relation'] {
  const [known] = Object.entries(relations).find(([, words]) => words.test(type ?? '')) ?? [];
  return (known as keyof typeof relations | undefined) ?? 'other';
}
