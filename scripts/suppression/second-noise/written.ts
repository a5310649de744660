import { type Draft, fullName, type Kind, type Name } from '#scripts/suppression/second-noise/draft.ts';
import { renamed } from '#scripts/suppression/second-noise/given-names.ts';

const isLatin = (name: Name) => /^\p{Script=Latin}/u.test(name.last);
const given = ({ first, middle }: Name) => [first, middle].filter(Boolean).join(' ');

const written = (
  title: string,
  share: number,
  change: (draft: Draft, pick: <T>(from: readonly T[]) => T) => string | null,
): Kind => ({
  title,
  share,
  part: 'name',
  change: (draft, { chance }) => {
    const text = draft.name.first && draft.name.last && !draft.name.written ? change(draft, chance.pick) : null;
    return text ? { ...draft, name: { ...draft.name, written: text } } : null;
  },
});

const MR = ['Mr.', 'Mr', 'MR', 'Herr'];
const MRS = ['Mrs.', 'Ms.', 'Ms', 'MRS', 'Mme', 'Sra.'];
const titlesOf = ({ gender }: Draft) => (gender === 'male' ? MR : gender === 'female' ? MRS : ['Dr.', 'Prof.', 'Rev.']);

const spouseOf = (draft: Draft) =>
  draft.relatives.find(({ relation }) => relation === 'spouse' || relation === 'partner')?.full_name.split(' ');

/** How sources write a name, with the same words. */
export const writtenKinds: Kind[] = [
  written('surname first, with a comma', 12, ({ name }, pick) =>
    isLatin(name) ? pick([`${name.last}, ${given(name)}`, `${name.last},${given(name)}`]) : null,
  ),
  written('surname first, without a comma', 8, ({ name }) => (name.familyFirst ? null : `${name.last} ${given(name)}`)),
  written('upper case with the surname first', 5, ({ name }) =>
    isLatin(name) ? `${name.last} ${given(name)}`.replace(/\./g, '').toUpperCase() : null,
  ),
  written('title', 6, (draft, pick) =>
    isLatin(draft.name) ? `${pick(titlesOf(draft))} ${fullName({ ...draft.name, written: null })}` : null,
  ),
  written('degree or honour behind the name', 4, ({ name }, pick) =>
    isLatin(name) ? `${fullName(name)}${pick([', MD', ', PhD', ' CPA', ', Esq.', ' RN', ' (Ret.)', ', MBA'])}` : null,
  ),
  {
    ...written('suffix of the generation', 2, ({ name, gender }, pick) =>
      isLatin(name) && gender === 'male' ? `${fullName(name)} ${pick(['Jr', 'Jr.', 'JR', 'III', 'Sr'])}` : null,
    ),
    cost: 1,
  },
  written('a household in one line', 4, (draft, pick) => {
    const other = spouseOf(draft)?.[0];
    const { name } = draft;
    if (!other || !isLatin(name) || !/^\p{Script=Latin}/u.test(other)) return null;
    return pick([
      `${name.first} & ${other} ${name.last}`,
      `${name.first} and ${other} ${name.last}`,
      `${name.last} ${given(name)} & ${other}`.toUpperCase(),
    ]);
  }),
  written('as a roll of property writes owners', 2, ({ name }, pick) =>
    isLatin(name)
      ? pick([
          `${name.last} ${given(name)} TR`,
          `${fullName(name)} Living Trust`,
          `${name.last} ${given(name)} ET AL`,
          `${name.last} ${given(name)} ETUX`,
        ])
      : null,
  ),
  written('two names in one field', 2, ({ name, known }, pick) => {
    const other = known.find((each) => fullName(each) !== fullName(name));
    return other ? `${fullName(name)} ${pick(['aka', 'AKA', '/', 'a.k.a.'])} ${fullName(other)}` : null;
  }),
  written('without a space', 1, ({ name }) => (isLatin(name) ? name.first + name.last : null)),
  written('as a user name', 1, ({ name }, pick) =>
    isLatin(name) ? `${name.first}${pick(['.', '_'])}${name.last}`.toLowerCase() : null,
  ),
  written('employer behind the name', 1, ({ name, jobs }) => {
    const employer = jobs.find((job) => job.employer)?.employer;
    return employer ? `${fullName(name)} (${employer})` : null;
  }),
  renamed('given name and surname in each other’s fields', 7, 0.5, ({ first, last, familyFirst }) =>
    last && !familyFirst ? { first: last, last: first } : null,
  ),
  renamed('the whole name in the field of the surname', 3, 0, (name) =>
    name.last ? { first: '', middle: '', last: fullName(name) } : null,
  ),
  renamed('surname written twice', 1, 0, ({ last }) =>
    last && !last.includes(' ') ? { last: `${last} ${last}` } : null,
  ),
  {
    title: 'full name only',
    part: 'name',
    share: 4,
    change: (draft) => (draft.fields === 'all' ? { ...draft, fields: 'full' } : null),
  },
  {
    title: 'parts of the name only',
    part: 'name',
    share: 3,
    change: (draft) =>
      draft.fields === 'all' && draft.name.last && !draft.name.written ? { ...draft, fields: 'parts' } : null,
  },
  {
    title: 'other names too',
    part: 'name',
    share: 4,
    change: (draft) => {
      const aliases = draft.known.slice(0, 3).map((name) => ({ name, kind: 'also' as const }));
      return aliases.length && !draft.aliases.length ? { ...draft, aliases } : null;
    },
  },
];
