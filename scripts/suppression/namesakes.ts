import type { RawRecord } from '#functions/people/import/record.ts';
import type { Strangers } from '#scripts/suppression/strangers.ts';
import type { Random } from '#shared/values/chance.ts';

/** `known` has data of its own that differ; of `unknown` there is no more than a name and a town. */
export type Namesake = { kind: 'known' | 'unknown'; record: RawRecord };

/**
 * People with the name of a removed person: two strangers elsewhere, a parent or child of the same name in the same
 * house, and a person with little data.
 */
export function namesakesOf(
  removed: RawRecord,
  others: RawRecord[],
  chance: Random,
  { newAddress, newPhone, newEmail }: Strangers,
): Namesake[] {
  const [name] = removed.names ?? [];
  if (!name || typeof name === 'string') return [];
  const { full_name, first_name, middle_name, last_name } = name;
  const named = { full_name, first_name, middle_name, last_name };
  const withName = (stranger: RawRecord, key: string): RawRecord => ({
    ...stranger,
    id: `${String(removed.id)}-${key}`,
    addresses: (stranger.addresses ?? []).map((each) => ({ ...each, street: newAddress().street ?? null })),
    phones: (stranger.phones ?? []).map(() => newPhone()),
    emails: (stranger.emails ?? []).map(() => newEmail()),
    social_profiles: [],
    names: [named],
    gender: removed.gender ?? null,
    family_members: (stranger.family_members ?? []).map((each) => ({ ...each, id: null })),
  });
  const namesakes: Namesake[] = [];
  const birth = birthOf(removed);
  for (let nth = 0; nth < 2; nth++) {
    const stranger = differing(removed, others, chance);
    if (stranger) namesakes.push({ kind: 'known', record: withName(stranger, `namesake-${nth}`) });
  }
  if (birth && removed.addresses?.length) {
    const years = chance.between(18, 40) * (birth.year < 1960 ? 1 : -1);
    const elder = { year: birth.year + years, month: chance.between(1, 12) };
    const record = {
      id: `${String(removed.id)}-parent`,
      names: [named],
      birth_date: elder,
      gender: removed.gender ?? null,
    };
    if (elder.year < 2006)
      namesakes.push({
        kind: 'known',
        record: { ...record, addresses: removed.addresses.slice(0, 1), phones: (removed.phones ?? []).slice(0, 1) },
      });
  }
  const { city = 'Duluth', state = 'MN', country = 'US' } = chance.pick(others).addresses?.[0] ?? {};
  namesakes.push({
    kind: 'unknown',
    record: { id: `${String(removed.id)}-unknown`, names: [named], addresses: [{ city, state, country }] },
  });
  return namesakes;
}

/** A person who lives in other states and, as far as both birth dates are known, was born in another year. */
function differing(removed: RawRecord, others: RawRecord[], chance: Random): RawRecord | undefined {
  const birth = birthOf(removed);
  const states = new Set((removed.addresses ?? []).map(({ state }) => state));
  for (let tries = 0; tries < 50; tries++) {
    const other = chance.pick(others);
    const theirs = birthOf(other);
    const isElsewhere = (other.addresses ?? []).every(({ state }) => !states.has(state)) && other.addresses?.length;
    if (theirs && isElsewhere && (!birth || Math.abs(theirs.year - birth.year) > 1)) return other;
  }
  return undefined;
}

const birthOf = ({ birth_date: birth }: RawRecord) => (birth && typeof birth === 'object' ? birth : null);
