import { distance } from 'fastest-levenshtein';

import { mailboxDomains } from '#functions/people/identifiers/domain/mail-domain.ts';

/** Each candidate is a read of the index. */
const MOST_CANDIDATES = 16;
/** Letters by which a mistyped domain differs from the one that was meant. */
const SLIPS = 2;

/** Endings that are mistyped often, and what was meant. */
const endings = new Map(
  Object.entries({
    con: 'com',
    cmo: 'com',
    comm: 'com',
    cm: 'com',
    om: 'com',
    ner: 'net',
    nte: 'net',
    ogr: 'org',
  }),
);

/** Addresses that may have been meant, the likeliest first: a slip in a well-known domain, two letters swapped, another separator. */
export function addressesNear(address: string): string[] {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at).toLowerCase(), address.slice(at + 1).toLowerCase()];
  const dot = domain.lastIndexOf('.');
  const [host, ending] = [domain.slice(0, dot), domain.slice(dot + 1)];
  const meant = endings.get(ending);
  const domains = [
    ...knownNear(domain).slice(0, 3),
    ...(meant ? [`${host}.${meant}`] : []),
    ...swapped(host).map((each) => `${each}.${ending}`),
  ];
  const names = [...separated(name), ...swapped(name)];
  return bounded(address.toLowerCase(), [
    ...domains.slice(0, MOST_CANDIDATES / 2).map((each) => `${name}@${each}`),
    ...names.map((each) => `${each}@${domain}`),
  ]);
}

/** Usernames that may have been meant: another separator, or none; two letters swapped; one letter too many. */
export function usernamesNear(username: string): string[] {
  const letters = [...username];
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join(''));
  return bounded(username, [...separated(username), ...interleave(swapped(username), shorter)]);
}

/** The address at the well-known domain of which its own looks like a slip: gmial.com. Null where it does not. */
export function addressMeant(address: string): string | null {
  const at = address.lastIndexOf('@');
  const [meant] = knownNear(address.slice(at + 1).toLowerCase());
  return meant ? `${address.slice(0, at)}@${meant}` : null;
}

/** Well-known domains that were perhaps meant, the nearest first; none for one of them. */
const knownNear = (domain: string): string[] =>
  mailboxDomains.includes(domain)
    ? []
    : mailboxDomains.filter((each) => isSlipOf(domain, each)).sort((a, b) => distance(a, domain) - distance(b, domain));

const isSlipOf = (domain: string, known: string) =>
  Math.abs(domain.length - known.length) <= SLIPS && distance(domain, known) <= (known.length > 7 ? SLIPS : 1);

/** With each two neighbours swapped. */
function swapped(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at]!).join(''))
    .filter((each) => each !== word);
}

/** With other separators, and without. */
const separated = (word: string): string[] =>
  /[._-]/.test(word) ? ['', '.', '_', '-'].map((separator) => word.replace(/[._-]/g, separator)) : [];

const interleave = (a: string[], b: string[]): string[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
    [a[at], b[at]].filter((each) => each !== undefined),
  ).flat();

const bounded = (asked: string, candidates: string[]): string[] =>
  [...new Set(candidates)].filter((each) => each && each !== asked).slice(0, MOST_CANDIDATES);
