import type { Draft, Kind } from '#scripts/suppression/second-noise/draft.ts';
import { dropped } from '#scripts/suppression/second-noise/letters.ts';

const people = (title: string, share: number, change: Kind['change']): Kind => ({
  title,
  share,
  part: 'people',
  change,
});
const work = (title: string, share: number, change: Kind['change']): Kind => ({ title, share, part: 'work', change });
const some = <T>(rows: T[], keep: (row: T, at: number) => boolean) => (rows.length > 1 ? rows.filter(keep) : rows);

const relative = (title: string, share: number, change: (name: string, draft: Draft) => string): Kind =>
  people(title, share, (draft) => ({
    ...draft,
    relatives: draft.relatives.map((row) => ({ ...row, full_name: change(row.full_name, draft) })),
  }));

/** People that a source lists as connected because they once lived at the same address. */
const NEIGHBOURS = ['Marla Quimby', 'Otis Farnham', 'Delia Vance', 'Royce Tillman', 'Paz Ocampo', 'Ingrid Solheim'];

export const lifeKinds: Kind[] = [
  people('no relatives', 14, (draft) => ({ ...draft, relatives: [] })),
  people('half of the relatives', 12, (draft, { chance }) => {
    const odd = chance.below(2);
    return { ...draft, relatives: some(draft.relatives, (_, at) => at % 2 === odd) };
  }),
  people('relatives of unknown relation', 9, (draft) => ({
    ...draft,
    relatives: draft.relatives.map((row) => ({ ...row, relation: 'other' })),
  })),
  people('relatives without a birth', 6, (draft) => ({
    ...draft,
    relatives: draft.relatives.map((row) => ({ ...row, birth_date: null })),
  })),
  people('a neighbour among the relatives', 4, (draft, { chance }) =>
    draft.relatives.length
      ? {
          ...draft,
          relatives: [...draft.relatives, { full_name: chance.pick(NEIGHBOURS), relation: 'other', id: null }],
        }
      : null,
  ),
  people('parents and siblings mixed up', 3, (draft) => ({
    ...draft,
    relatives: draft.relatives.map((row) =>
      row.relation === 'parent'
        ? { ...row, relation: 'sibling' }
        : row.relation === 'sibling'
          ? { ...row, relation: 'parent' }
          : row,
    ),
  })),
  relative('middle names of relatives left out', 5, (name) => name.replace(/^(\S+) \S+ (\S+)$/, '$1 $2')),
  relative('relatives in upper case', 4, (name) => name.toUpperCase()),
  relative('relatives with the surname first', 4, (name) => name.replace(/^(.+) (\S+)$/, '$2, $1')),
  people('a relative mistyped', 4, (draft, { chance }) => ({
    ...draft,
    relatives: draft.relatives.map((row, at) =>
      at ? row : { ...row, full_name: dropped(row.full_name, chance) ?? row.full_name },
    ),
  })),
  people('sex unknown', 6, (draft) => ({ ...draft, gender: null })),
  people('sex wrong', 2, (draft) => draft.gender && { ...draft, gender: draft.gender === 'male' ? 'female' : 'male' }),
  // a source that keeps households takes the other name of one line for an alias of the first
  people('the spouse as a further name', 3, (draft) => {
    const spouse = draft.relatives.find(({ relation }) => relation === 'spouse' || relation === 'partner')?.full_name;
    if (!spouse) return null;
    const name = { first: '', middle: '', last: '', familyFirst: false, former: false, written: spouse };
    return { ...draft, aliases: [...draft.aliases, { name, kind: 'also' }] };
  }),
  work('no jobs', 10, (draft) => ({ ...draft, jobs: [] })),
  work('the last job only', 8, (draft) => ({ ...draft, jobs: draft.jobs.filter(({ ended }) => !ended).slice(0, 1) })),
  work('employers written otherwise', 7, (draft, { chance }) => {
    const behind = chance.pick([', Inc.', ' LLC', ' Ltd', ' Corp.', ' GmbH']);
    return {
      ...draft,
      jobs: draft.jobs.map((row) => (row.employer ? { ...row, employer: row.employer + behind } : row)),
    };
  }),
  work('titles of jobs written otherwise', 5, (draft, { chance }) => {
    const before = chance.pick(['Senior ', 'Sr. ', 'Lead ', 'Assistant ']);
    return { ...draft, jobs: draft.jobs.map((row) => ({ ...row, title: before + row.title })) };
  }),
  work('a new job', 4, (draft, { chance }) => {
    if (!draft.jobs.length) return null;
    const title = chance.pick(['Consultant', 'Coordinator', 'Self-employed', 'Retired', 'Manager']);
    return {
      ...draft,
      jobs: [{ title, employer: 'Harrowgate Partners', city: null, started: '2026', ended: null }, ...draft.jobs],
    };
  }),
  work('jobs without dates', 5, (draft) => ({
    ...draft,
    jobs: draft.jobs.map((row) => ({ ...row, started: null, ended: null })),
  })),
  work('no schools', 6, (draft) => ({ ...draft, schools: [] })),
  work('schools without degrees', 4, (draft) => ({
    ...draft,
    schools: draft.schools.map((row) => ({ ...row, degree: null })),
  })),
  work('no profiles', 6, (draft) => ({ ...draft, profiles: [] })),
  work('profiles without an address', 4, (draft) => ({
    ...draft,
    profiles: draft.profiles.map((row) => ({ ...row, url: null })),
  })),
  work('user names in upper case', 2, (draft) => ({
    ...draft,
    profiles: draft.profiles.map((row) => ({ ...row, username: row.username.toUpperCase() })),
  })),
];
