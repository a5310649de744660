import type { Draft, Kind } from '#scripts/suppression/second-noise/draft.ts';

type Section = 'addresses' | 'phones' | 'emails' | 'relatives' | 'jobs' | 'schools' | 'profiles';
const SECTIONS: Section[] = ['addresses', 'phones', 'emails', 'relatives', 'jobs', 'schools', 'profiles'];

/** A source of this kind only has these sections, and perhaps the birth. */
const source = (title: string, share: number, kept: Section[], extent: 'birth' | 'year' | 'no birth'): Kind => ({
  title,
  share,
  part: 'gap',
  change: (draft) => {
    const empty = Object.fromEntries(SECTIONS.filter((each) => !kept.includes(each)).map((each) => [each, []]));
    const birth = extent === 'no birth' ? null : draft.birth;
    return {
      ...draft,
      ...(empty as Partial<Draft>),
      gender: extent === 'birth' ? draft.gender : null,
      birth: birth && extent === 'year' ? { ...birth, month: null } : birth,
    };
  },
});

/** Keeps the present facts, as sources without a history do. */
const presentOnly = (draft: Draft): Draft => ({
  ...draft,
  addresses: draft.addresses.filter(({ current }, at) => current ?? at === 0),
  phones: draft.phones.slice(0, 1),
  emails: draft.emails.slice(0, 1),
  jobs: draft.jobs.filter(({ ended }) => !ended).slice(0, 1),
});

/** What kinds of sources do not have. */
export const gapKinds: Kind[] = [
  source('as in a phone book', 10, ['addresses', 'phones'], 'no birth'),
  source('as in a register of voters', 10, ['addresses'], 'birth'),
  source('as on a roll of property', 7, ['addresses'], 'no birth'),
  source('as from a seller of mailboxes', 7, ['emails', 'addresses'], 'year'),
  source('as from a shop', 8, ['addresses', 'phones', 'emails'], 'no birth'),
  source('as from a carrier', 7, ['phones', 'addresses'], 'no birth'),
  source('as on a page of a network', 7, ['jobs', 'schools', 'profiles', 'addresses'], 'no birth'),
  source('as from a family tree', 4, ['relatives', 'addresses'], 'year'),
  source('as from a leak', 6, ['phones', 'emails', 'profiles'], 'birth'),
  source('as in a record of a court', 3, ['addresses'], 'birth'),
  source('as from a caller display', 4, ['phones'], 'no birth'),
  source('as from a people search', 9, ['addresses', 'phones', 'relatives'], 'year'),
  { title: 'present facts only', part: 'gap', share: 10, change: presentOnly },
];
