import * as z from 'zod';

import type { VendorRecord } from '#functions/providers/people-data/port.ts';
import {
  birthOf,
  countryOf,
  dayOf,
  emailOf,
  listOf,
  maybe,
  phoneOf,
  stateOf,
  textOf,
} from '#functions/providers/people-data/values.ts';

/** Text; undefined for `true`, which a plan without the field returns for “exists”. */
const words = maybe(z.string());
const seen = { first_seen: words, last_seen: words };
const named = maybe(z.union([z.string(), z.object({ name: words }).transform(({ name }) => name)]));

/** The part of a person record that we rely on. */
const Record = z.object({
  id: z.string().min(1).max(200),
  full_name: z.string().min(1),
  first_name: words,
  middle_name: words,
  last_name: words,
  sex: words,
  birth_date: words,
  birth_year: maybe(z.number()),
  name_aliases: listOf(z.string()),
  location_street_address: words,
  location_locality: words,
  location_region: words,
  location_country: words,
  location_postal_code: words,
  location_last_updated: words,
  street_addresses: listOf(
    z.object({
      street_address: words,
      locality: words,
      region: words,
      country: words,
      postal_code: words,
      ...seen,
    }),
  ),
  mobile_phone: words,
  phone_numbers: listOf(z.string()),
  phones: listOf(z.object({ number: z.string(), ...seen })),
  emails: listOf(z.object({ address: z.string(), type: words, ...seen })),
  experience: listOf(
    z.object({ title: named, company: named, start_date: words, end_date: words, location_names: listOf(z.string()) }),
  ),
  education: listOf(z.object({ school: named, degrees: listOf(z.string()), start_date: words, end_date: words })),
  profiles: listOf(z.object({ network: z.string(), username: words, url: words, ...seen })),
});
type Record = z.infer<typeof Record>;

/** The vendor’s id and record in our shape; undefined without an id or name. */
export function recordOf(data: unknown): { id: string; record: VendorRecord } | undefined {
  const { data: parsed } = Record.safeParse(data);
  const full_name = parsed && textOf(parsed.full_name, 256);
  if (!full_name) return undefined;
  const record: VendorRecord = {
    full_name,
    first_name: textOf(parsed.first_name, 256),
    middle_name: textOf(parsed.middle_name, 256),
    last_name: textOf(parsed.last_name, 256),
    names: parsed.name_aliases
      .flatMap((name) => textOf(name, 256) ?? [])
      .slice(0, 10)
      .map((name) => ({ full_name: name, kind: 'also' })),
    birth_date: birthOf(parsed.birth_date ?? parsed.birth_year?.toString() ?? null),
    gender: parsed.sex === 'male' || parsed.sex === 'female' ? parsed.sex : null,
    addresses: addressesOf(parsed).slice(0, 40),
    phones: phonesOf(parsed).slice(0, 30),
    emails: parsed.emails
      .flatMap(({ address, type, first_seen, last_seen }) => {
        const email = emailOf(address);
        const email_type = type === 'personal' ? type : type?.includes('professional') ? 'work' : 'other';
        return email ? [{ email, email_type, ...days({ first_seen, last_seen }) } as const] : [];
      })
      .slice(0, 20),
    family_members: [],
    jobs: parsed.experience
      .flatMap(({ title, company, start_date, end_date, location_names }) => {
        const called = textOf(title, 256);
        const city = textOf(location_names[0]?.split(',')[0] ?? null, 128);
        const period = { started: dayOf(start_date), ended: dayOf(end_date) };
        return called ? [{ title: called, employer: textOf(company, 256), city, ...period }] : [];
      })
      .slice(0, 60),
    education: parsed.education
      .flatMap(({ school, degrees, start_date, end_date }) => {
        const called = textOf(school, 256);
        const period = { started: dayOf(start_date), ended: dayOf(end_date) };
        return called ? [{ school: called, degree: textOf(degrees.join(', '), 256), ...period }] : [];
      })
      .slice(0, 20),
    social_profiles: parsed.profiles
      .flatMap(({ network, username, url, first_seen, last_seen }) => {
        const [on, called] = [textOf(network, 40), textOf(username, 128)];
        return on && called
          ? [{ network: on, username: called, url: urlOf(url), ...days({ first_seen, last_seen }) }]
          : [];
      })
      .slice(0, 20),
  };
  return { id: parsed.id, record };
}

const days = ({ first_seen, last_seen }: { first_seen: string | null; last_seen: string | null }) => ({
  first_seen: dayOf(first_seen),
  last_seen: dayOf(last_seen),
});

function addressesOf(parsed: Record): VendorRecord['addresses'] {
  const current = {
    street_address: parsed.location_street_address,
    locality: parsed.location_locality,
    region: parsed.location_region,
    country: parsed.location_country,
    postal_code: parsed.location_postal_code,
    first_seen: null,
    last_seen: parsed.location_last_updated,
  };
  return [current, ...parsed.street_addresses].flatMap((each, i) => {
    const country = countryOf(each.country) ?? 'US';
    const city = textOf(each.locality, 128);
    const state = stateOf(each.region, country);
    if (!city && !state) return [];
    const [street, postal_code] = [textOf(each.street_address, 256), textOf(each.postal_code, 16)];
    const where = { street, city, state, postal_code, country, latitude: null, longitude: null };
    return [{ kind: 'home' as const, current: i === 0, ...where, ...days(each) }];
  });
}

function phonesOf(parsed: Record): VendorRecord['phones'] {
  const never = { first_seen: null, last_seen: null };
  const all = [
    ...(parsed.mobile_phone ? [{ number: parsed.mobile_phone, phone_type: 'mobile' as const, ...never }] : []),
    ...parsed.phones.map((phone) => ({ ...phone, phone_type: 'other' as const })),
    ...parsed.phone_numbers.map((number) => ({ number, phone_type: 'other' as const, ...never })),
  ];
  const byNumber = new Map<string, VendorRecord['phones'][number]>();
  for (const { number, phone_type, ...when } of all) {
    const phone = phoneOf(number);
    if (phone && !byNumber.has(phone)) byNumber.set(phone, { number: phone, phone_type, ...days(when) });
  }
  return [...byNumber.values()];
}

/** The vendor writes profile URLs without a scheme. */
function urlOf(url: string | null): string | null {
  const whole = url && (/^https?:\/\//.test(url) ? url : `https://${url}`);
  return whole && whole.length <= 512 && URL.canParse(whole) ? whole : null;
}
