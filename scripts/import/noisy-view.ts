import type { RawRecord } from '#functions/people/import/record.ts';
import { nicknames } from '#scripts/population/names/lists.ts';
import { random } from '#shared/values/chance.ts';

/** A noisy copy of a record, as another source might have it: with gaps, typos, abbreviations, and usually one name. */
export function noisyView(record: RawRecord, view: string): RawRecord {
  const chance = random(`${view}/${String(record.id)}`);
  const some = <T>(list: T[] | undefined, share: number): T[] => (list ?? []).filter(() => chance.happens(share));
  const [name] = record.names ?? [];
  if (!name || typeof name === 'string') return record;
  const birth = record.birth_date;
  const known = chance.happens(0.75);
  return {
    ...record,
    names: [slipped(name)],
    birth_date:
      !birth || !known || typeof birth !== 'object' || chance.happens(0.03)
        ? null
        : chance.happens(0.3)
          ? { ...birth, month: null, year: birth.year + (chance.happens(0.2) ? 1 : 0) }
          : birth,
    gender: chance.happens(0.6) ? (record.gender ?? null) : null,
    addresses: some(record.addresses, 0.6),
    phones: some(record.phones, 0.5),
    emails: some(record.emails, 0.4),
    family_members: some(record.family_members, 0.5).map((each) => ({ ...each, id: null })),
    jobs: some(record.jobs, 0.4),
    education: some(record.education, 0.4),
    social_profiles: some(record.social_profiles, 0.4),
    images: [],
    photos: [],
  };

  function slipped(whole: Exclude<NonNullable<RawRecord['names']>[number], string>) {
    let { first_name = null, middle_name = null, last_name = null } = whole;
    if (!first_name || !last_name) return whole;
    if (chance.happens(0.1)) first_name = chance.pick(nicknames[first_name] ?? [first_name]);
    if (middle_name && chance.happens(0.5)) middle_name = null;
    else if (middle_name && chance.happens(0.5)) middle_name = `${middle_name[0]!}.`;
    if (chance.happens(0.03)) first_name = typo(first_name);
    if (chance.happens(0.05)) last_name = typo(last_name);
    const full_name = [first_name, middle_name, last_name].filter(Boolean).join(' ');
    return { ...whole, full_name, first_name, middle_name, last_name };
  }

  function typo(word: string): string {
    const at = 1 + chance.below(Math.max(1, word.length - 1));
    return chance.happens(0.5)
      ? word.slice(0, at) + word.slice(at + 1)
      : word.slice(0, at) + chance.pick([...'aeinrst']) + word.slice(at);
  }
}
