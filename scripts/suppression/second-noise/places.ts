import type { Draft, Kind } from '#scripts/suppression/second-noise/draft.ts';
import { foreignTowns, STATES, streetWords } from '#scripts/suppression/second-noise/place-names.ts';
import { withoutMarks } from '#scripts/suppression/second-noise/spelling.ts';
import type { Random } from '#shared/values/chance.ts';

type Address = Draft['addresses'][number];

/** Changes one address, or all as the whole source writes them so. */
const address = (
  title: string,
  share: number,
  change: (address: Address, chance: Random) => Address | null,
  all = false,
): Kind => ({
  title,
  share,
  part: 'address',
  change: (draft, { chance }) => {
    const only = all ? -1 : chance.below(draft.addresses.length);
    const addresses = draft.addresses.map((each, at) =>
      only < 0 || at === only ? (change(each, chance) ?? each) : each,
    );
    return addresses.length ? { ...draft, addresses } : null;
  },
});

const street = (title: string, share: number, change: (street: string, chance: Random) => string, all = false): Kind =>
  address(title, share, (each, chance) => (each.street ? { ...each, street: change(each.street, chance) } : null), all);

/** Changes which addresses the source has. */
const list = (title: string, share: number, change: Kind['change']): Kind => ({
  title,
  share,
  part: 'address',
  change,
});

const nowhere = { latitude: null, longitude: null };
const firstLetters = (text: string) => text.replace(/(?<=\p{L}{2})(\p{L})(\p{L})/u, '$2$1');

export const placeKinds: Kind[] = [
  list('moved', 11, (draft, { newAddress }) => ({
    ...draft,
    addresses: [{ ...newAddress(), current: true }, ...draft.addresses.map((each) => ({ ...each, current: false }))],
  })),
  list('moved, the old addresses unknown', 7, (draft, { newAddress }) => ({
    ...draft,
    addresses: [{ ...newAddress(), current: true }],
  })),
  list('a further address, of another person', 5, (draft, { newAddress }) => ({
    ...draft,
    addresses: [...draft.addresses, { ...newAddress(), current: false }],
  })),
  list('present address only', 9, (draft) => ({
    ...draft,
    addresses: draft.addresses.filter(({ current }, at) => current ?? at === 0),
  })),
  list('an old address as the present one', 8, (draft, { chance }) => {
    const old = draft.addresses.filter(({ current }) => current === false);
    return old.length ? { ...draft, addresses: [{ ...chance.pick(old), current: true }] } : null;
  }),
  list('no address', 5, (draft) => ({ ...draft, addresses: [] })),
  list('order of the addresses turned round', 2, (draft) => ({
    ...draft,
    addresses: draft.addresses.toReversed().map((each, at) => ({ ...each, current: at === 0 })),
  })),
  address('town only', 9, (each) => ({ ...each, ...nowhere, street: null, postal_code: null }), true),
  address('country and state only', 1, (each) => ({
    ...each,
    ...nowhere,
    street: null,
    postal_code: null,
    city: null,
  })),
  address('no postal code', 7, (each) => ({ ...each, postal_code: null }), true),
  address(
    'postal code instead of the town',
    4,
    (each) => (each.postal_code ? { ...each, ...nowhere, city: null } : null),
    true,
  ),
  address('longer postal code', 4, (each, chance) =>
    /^\d{5}$/.test(each.postal_code ?? '') && each.country === 'US'
      ? { ...each, postal_code: `${each.postal_code}-${chance.between(1000, 9999)}` }
      : null,
  ),
  address('figure of the postal code wrong', 4, (each, chance) =>
    each.postal_code ? { ...each, postal_code: each.postal_code.replace(/\d$/, String(chance.below(10))) } : null,
  ),
  address(
    'leading zero of the postal code lost',
    4,
    (each) => (each.postal_code ? { ...each, postal_code: each.postal_code.replace(/^0+(?=\d)/, '') } : null),
    true,
  ),
  address('state in full', 6, (each) => ({ ...each, state: STATES.get(each.state ?? '') ?? each.state ?? null }), true),
  address('no state', 4, (each) => ({ ...each, state: null }), true),
  address('no coordinates', 5, (each) => ({ ...each, ...nowhere }), true),
  address(
    'town and state in one field',
    4,
    (each) => (each.city && each.state ? { ...each, city: `${each.city}, ${each.state}`, state: null } : null),
    true,
  ),
  address('whole address in one field', 4, (each) =>
    each.street && each.city
      ? {
          ...each,
          street: [each.street, each.city, each.state, each.postal_code].filter(Boolean).join(', '),
          city: null,
          state: null,
          postal_code: null,
        }
      : null,
  ),
  address('town mistyped', 5, (each) => (each.city ? { ...each, city: firstLetters(each.city) } : null)),
  address('town by another name', 5, (each) => ({
    ...each,
    city: foreignTowns.get(each.city ?? '') ?? (each.city ? withoutMarks(each.city) : null),
  })),
  address('part of a town, or its surroundings', 3, (each, chance) =>
    each.city
      ? {
          ...each,
          ...nowhere,
          city: chance.pick([
            `North ${each.city}`,
            `${each.city} Heights`,
            `Greater ${each.city}`,
            `${each.city} Township`,
          ]),
        }
      : null,
  ),
  address('country as that of the source', 2, (each) => (each.country === 'US' ? null : { ...each, country: 'US' })),
  street(
    'kind of street abbreviated or in full',
    9,
    (text, chance) => {
      const fitting = streetWords.filter(([word]) => new RegExp(`\\b${word}\\b`).test(text));
      if (!fitting.length) return text;
      const [from, to] = chance.pick(fitting);
      return text.replace(new RegExp(`\\b${from}\\b`), to);
    },
    true,
  ),
  street('flat left out', 5, (text) => text.replace(/,? (Apt|Unit|kv\.|No:) ?\w+$/, '')),
  street('flat written otherwise', 4, (text, chance) =>
    text.replace(/,? Apt (?=\w+$)/, () => chance.pick([' #', ' Unit ', ', Ste ', ' APT ', ', No. '])),
  ),
  street('house number mistyped', 4, (text) => text.replace(/(\d)(\d)(?!\d)/, '$2$1')),
  street('street mistyped', 4, firstLetters),
  street('upper case addresses', 6, (text) => text.toUpperCase().replace(/,/g, ''), true),
  street('post box', 2, (_, chance) => `PO Box ${chance.between(11, 9800)}`),
  address('marked as an office', 2, (each) => ({ ...each, kind: 'office' })),
];
