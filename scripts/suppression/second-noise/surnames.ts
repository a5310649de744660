import type { Draft, Kind, Name } from '#scripts/suppression/second-noise/draft.ts';
import { renamed } from '#scripts/suppression/second-noise/given-names.ts';
import { withoutMarks } from '#scripts/suppression/second-noise/spelling.ts';

const PARTICLE = /^(de la|de los|de las|de|del|da|do|dos|das|du|le|la|van|von|der|bin|ben|ibn|d[’'])(?: |(?<=[’']))/iu;
const ARTICLE = /^(al|el)[- ](?=\p{L})/iu;

/** Two surnames, particles counted with the word after them. */
function twoSurnames({ first, last }: Name): [string, string] | null {
  if (!first) return null;
  const words = last.match(/(?:(?:de la|de los|de|del|da|do|dos|das|van|von) )*[^ -]+/giu) ?? [];
  return words.length === 2 ? [words[0], words[1]!] : null;
}

const isLatin = (text: string) => /^\p{Script=Latin}/u.test(text);

const plain = (text: string) => withoutMarks(text).toLowerCase();

/** The surname of the spouse, where it is another; of two surnames the first one. */
function marriedName({ name, relatives }: Draft): string | null {
  const words = relatives.find(({ relation }) => relation === 'spouse')?.full_name.split(' ') ?? [];
  const last = words.at(name.last.includes(' ') && words.length > 2 ? -2 : -1);
  if (!last || words.length < 2 || words[0]!.endsWith(',') || !isLatin(last) || !isLatin(name.last)) return null;
  return plain(name.last).includes(plain(last)) ? null : last;
}

/** Kinds that need to know the family, and so the whole draft. */
const wedded = (
  title: string,
  share: number,
  cost: number,
  change: (name: Name, married: string) => Partial<Name>,
): Kind => ({
  title,
  share,
  cost,
  part: 'name',
  change: (draft) => {
    const married = draft.gender === 'female' && !draft.name.written ? marriedName(draft) : null;
    return married ? { ...draft, name: { ...draft.name, ...change(draft.name, married) } } : null;
  },
});

const earlierName = (draft: Draft) =>
  draft.known.find(({ former, last }) => former && last && last !== draft.name.last) ?? null;

export const surnameKinds: Kind[] = [
  {
    title: 'the name before the wedding',
    share: 9,
    cost: 1,
    part: 'name',
    change: (draft) => {
      const name = draft.name === draft.clean ? earlierName(draft) : null;
      return name && { ...draft, name };
    },
  },
  {
    title: 'both names, the one from before the wedding as its own',
    share: 5,
    part: 'name',
    change: (draft) => {
      const name = earlierName(draft);
      return name && { ...draft, aliases: [...draft.aliases, { name, kind: 'earlier' }] };
    },
  },
  {
    title: 'the name at birth in brackets',
    share: 3,
    part: 'name',
    change: (draft, { chance }) => {
      const last = earlierName(draft)?.last;
      if (!last) return null;
      const { first, last: now } = draft.name;
      const written = chance.pick([
        `${first} ${now} (${last})`,
        `${first} (${last}) ${now}`,
        `${first} ${now}, née ${last}`,
      ]);
      return { ...draft, name: { ...draft.name, written } };
    },
  },
  wedded('the surname of the spouse', 8, 2, (_, last) => ({ last })),
  wedded('the surname of the spouse, the own one in the middle', 8, 1, (name, last) => ({ middle: name.last, last })),
  wedded('both surnames with a hyphen', 8, 0, (name, last) => ({ last: `${name.last}-${last}` })),
  wedded('the surname of the spouse first', 4, 0, (name, last) => ({ last: `${last} ${name.last}` })),
  renamed('only the first of two surnames', 8, 0.5, (name) => {
    const both = twoSurnames(name);
    return both && { last: both[0] };
  }),
  renamed('only the second of two surnames', 4, 1, (name) => {
    const both = twoSurnames(name);
    return both && { last: both[1] };
  }),
  renamed('the first of two surnames in the middle field', 6, 0, (name) => {
    const both = twoSurnames(name);
    return both && { middle: [name.middle, both[0]].filter(Boolean).join(' '), last: both[1] };
  }),
  renamed('two surnames joined otherwise', 6, 0, (name, chance) => {
    const both = twoSurnames(name);
    return both && { last: both.join(name.last.includes('-') ? chance.pick([' ', '']) : chance.pick(['-', '-', ''])) };
  }),
  renamed('two surnames in the other order', 2, 0, (name) => {
    const both = twoSurnames(name);
    return both && { last: `${both[1]} ${both[0]}` };
  }),
  renamed('particle left out', 4, 0.5, ({ last }) =>
    PARTICLE.test(last) ? { last: last.replace(PARTICLE, '') } : null,
  ),
  renamed('particle joined to the surname', 4, 0, ({ last }) =>
    PARTICLE.test(last)
      ? { last: last.replace(/[ ’']/g, '').replace(/^\p{L}/u, (letter) => letter.toUpperCase()) }
      : null,
  ),
  renamed('particle in the middle field', 3, 0, (name) => {
    const particle = PARTICLE.exec(name.last)?.[0];
    return particle ? { middle: `${name.middle} ${particle}`.trim(), last: name.last.slice(particle.length) } : null;
  }),
  renamed('Irish and Scottish prefixes written otherwise', 4, 0, ({ last }, chance) => {
    const [prefix, rest] = [/^(O[’']|Mac|Mc)(?=[A-Z])/.exec(last)?.[1], last.replace(/^(O[’']|Mac|Mc)(?=[A-Z])/, '')];
    if (!prefix) return null;
    const short = prefix.replace(/[’']/, '');
    const other =
      short === 'O' ? [`O ${rest}`, `O${rest.toLowerCase()}`, rest] : [`${short} ${rest}`, short + rest.toLowerCase()];
    return { last: chance.pick(other) };
  }),
  renamed('Arabic article written otherwise', 7, 0, ({ last }, chance) => {
    if (!ARTICLE.test(last)) return /^ال\p{L}{3}/u.test(last) ? { last: last.slice(2) } : null;
    const rest = last.replace(ARTICLE, '');
    return {
      last: chance.pick([rest, `Al${rest.toLowerCase()}`, `El ${rest}`, `Al ${rest}`, `El-${rest}`, `al-${rest}`]),
    };
  }),
  renamed('abd written otherwise', 3, 0, (name, chance) => {
    const other = (word: string) =>
      word
        .replace(/^عبد (?=ال)/u, 'عبد')
        .replace(/^Abdullah$/, () => chance.pick(['Abdallah', 'Abd Allah', 'Abdoullah']))
        .replace(/^Abd(?:ul|el|al)[- ]?(?=(?:Rahman|Aziz|Karim|Malik|Hamid))/i, () =>
          chance.pick(['Abdul ', 'Abdel ', 'Abd al-', 'Abdul-', 'Abd El ']),
        );
    return { first: other(name.first), middle: other(name.middle), last: other(name.last) };
  }),
  // countries that know one form only use that of the husband or the father
  renamed('surname in the form of the other sex', 3, 0, ({ last }) =>
    /(?:[оеё]в|ин)а$/u.test(last) || /[oe]va$/u.test(last) ? { last: last.slice(0, -1) } : null,
  ),
];
