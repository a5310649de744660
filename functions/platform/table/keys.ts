/**
 * The one table, on one page. Every key string of the product is written here and nowhere else.
 *
 *   item              pk                                sk
 *   ---------------   -------------------------------   ----------------------------
 *   account           ACCOUNT#{account}                 ACCOUNT
 *   person            PERSON#{person}                   PERSON
 *   teaser            PERSON#{person}                   TEASER
 *   what one told     PERSON#{person}                   TOLD#{person of that record}
 *   decision          DECISION#{person of a record}     {person}                       gsi1: DECISION#{state} / {person}
 *   names             NAMES{version}#{last code}        !, #{part} or #{part}/{facet}
 *   names known       NAMES{version}                    HEAD, LEXICON#{generation}#…, NEW#{uuid}, PARTS#{code}#{path}
 *   names, rare       NAMES{version}#~{part}            {generation}#{bucket}
 *   by phone          PHONE#{e164}                      {person}
 *   by email          EMAIL#{address}                   {person}
 *   by username       USERNAME#{name}                   {person}
 *   by address        ADDRESS#{place}#{street}          {house}#{person}
 *   tally of index    INDEX                             {source}#{lane}
 *   search            SEARCH#{search}                   SEARCH
 *   whom it found     SEARCH#{search}                   HITS
 *   vendor’s answer   ANSWER#{search}                   {source}
 *   vendor’s id       PERSON#{person}                   REFERENCE#{source}
 *   vendor’s report   PERSON#{person}                   RECORD#{source}
 *   spending          SPENDING#{day}                    {source}#{what for}
 *   message           MESSAGE#{message}                 MESSAGE                        gsi1: OUTBOX / {message}
 *   limit             LIMIT#{what}#{of whom}            {day}
 *   listed            LISTED#{list}#{letters}           {name}#{person}
 *   directory         DIRECTORY#{what is above}         {what is below}
 *
 * The “by …” items carry the person’s teaser, and the blocks of names what tells their bearers apart: a search reads no
 * profile.
 */
export const keys = {
  account: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'ACCOUNT' }),
  person: (of: { person_id: string }) => ({ pk: `PERSON#${of.person_id}`, sk: 'PERSON' }),
  teaser: (of: { person_id: string }) => ({ pk: `PERSON#${of.person_id}`, sk: 'TEASER' }),
  told: (of: { person_id: string; record: string }) => ({ pk: `PERSON#${of.person_id}`, sk: `TOLD#${of.record}` }),
  decision: (of: { record: string; person_id: string }) => ({ pk: `DECISION#${of.record}`, sk: of.person_id }),
  tally: (of: { source: string; lane: number }) => ({ pk: 'INDEX', sk: `${of.source}#${of.lane}` }),
  search: (of: { search_id: string }) => ({ pk: `SEARCH#${of.search_id}`, sk: 'SEARCH' }),
  hits: (of: { search_id: string }) => ({ pk: `SEARCH#${of.search_id}`, sk: 'HITS' }),
  answer: (of: { search_id: string; source: string }) => ({ pk: `ANSWER#${of.search_id}`, sk: of.source }),
  reference: (of: { person_id: string; source: string }) => ({
    pk: `PERSON#${of.person_id}`,
    sk: `REFERENCE#${of.source}`,
  }),
  record: (of: { person_id: string; source: string }) => ({ pk: `PERSON#${of.person_id}`, sk: `RECORD#${of.source}` }),
  spending: (of: { day: string; source: string; what: string }) => ({
    pk: `SPENDING#${of.day}`,
    sk: `${of.source}#${of.what}`,
  }),
  message: (of: { message_id: string }) => ({ pk: `MESSAGE#${of.message_id}`, sk: 'MESSAGE' }),
  limit: (of: { what: string; whom: string; day: string }) => ({ pk: `LIMIT#${of.what}#${of.whom}`, sk: of.day }),
} as const;

/** Where a posting lies: all that one look-up finds has one `pk`, and a prefix of `sk` narrows it. */
export const postings = {
  phone: (number: string, person = '') => posting(`PHONE#${number}`, person),
  email: (address: string, person = '') => posting(`EMAIL#${address}`, person),
  username: (name: string, person = '') => posting(`USERNAME#${name}`, person),
  address: (place: string, street: string, house = '', person = '') =>
    posting(`ADDRESS#${place}#${street}`, house, person),
} as const;

/** The name index of a version: packed blocks of people, and what a search knows of names before it reads them. */
export const names = (version: number) => ({
  block: (code: string, path: string) => ({ pk: `NAMES${version}#${code}`, sk: path || '!' }),
  known: (...what: (string | number)[]) => ({ pk: `NAMES${version}`, sk: what.join('#') }),
  rare: (generation: number, part: string, bucket = '') => ({
    pk: `NAMES${version}#~${part}`,
    sk: `${generation}#${bucket}`,
  }),
});

/** The directory. `list` is a path such as city, US, mn, duluth; what lies there are the people whose names begin so. */
export const directory = {
  listed: (list: readonly string[], letters: string, name = '', person = '') =>
    posting(['LISTED', ...list, letters].join('#'), name, person),
  /** That below `above` (people, US, mn) there is something of this name (duluth). */
  marker: (above: readonly string[], below = '') => ({ pk: ['DIRECTORY', ...above].join('#'), sk: below }),
} as const;

/** Trailing empty parts are left off, so the same function writes the key of an item and the prefix of a query. */
function posting(pk: string, ...parts: string[]): Key {
  while (parts.at(-1) === '') parts.pop();
  return { pk, sk: parts.join('#') };
}

export const index = {
  tallies: { pk: 'INDEX', sk: '' },
  decisions: (state: string, person_id = '') => ({ gsi1pk: `DECISION#${state}`, gsi1sk: person_id }),
  outbox: (message_id = '') => ({ gsi1pk: 'OUTBOX', gsi1sk: message_id }),
} as const;

export type Key = { pk: string; sk: string };
