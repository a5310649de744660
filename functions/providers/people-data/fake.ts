import { setTimeout as sleep } from 'node:timers/promises';

import {
  type Answer,
  type Candidate,
  type Context,
  type Cost,
  type FailureKind,
  MOST_CANDIDATES,
  type PeopleData,
  type Query,
  SourceFailure,
  type VendorRecord,
} from '#functions/providers/people-data/port.ts';

type Behaviour = { fails?: FailureKind; isSilent?: boolean };

export const nothingMore: Omit<VendorRecord, 'full_name'> = {
  first_name: null,
  middle_name: null,
  last_name: null,
  names: [],
  birth_date: null,
  gender: null,
  addresses: [],
  phones: [],
  emails: [],
  family_members: [],
  jobs: [],
  education: [],
  social_profiles: [],
};

/**
 * A vendor in memory: returns the given people, bills a credit per match, and can be set to fail or time out. `requests`
 * lists its requests.
 */
export function fakePeopleData(
  known: (Partial<VendorRecord> & { id: string; full_name: string })[] = [],
  { id = 'fake', name = 'Fake vendor', minor_units = 10 } = {},
) {
  const persons = known.map(({ id: ref, ...record }) => ({ ref, record: { ...nothingMore, ...record } }));
  const cost = (credits: number): Cost => ({ credits, minor_units: credits * minor_units, currency: 'USD' });
  const requests: (Query | { ref: string })[] = [];
  let behaviour: Behaviour = {};

  async function answer<T>(
    question: Query | { ref: string },
    found: T[],
    { milliseconds }: Context,
  ): Promise<Answer<T[]>> {
    requests.push(question);
    if (behaviour.isSilent) {
      await sleep(milliseconds);
      throw new SourceFailure('timed-out');
    }
    if (behaviour.fails) throw new SourceFailure(behaviour.fails);
    return { found, cost: cost(found.length ? 1 : 0) };
  }

  const vendor: PeopleData = {
    id,
    name,
    url: 'https://vendor.example.com/',
    dearest: cost(1),
    canFind: ({ type }) => type !== 'username',
    async search(query, context) {
      const fitting = persons.filter(({ record }) => fits(record, query)).slice(0, MOST_CANDIDATES);
      const candidates = fitting.map((each): Candidate => ({ ...each, score: null, counts: {} }));
      return answer(query, candidates, context);
    },
    async report(ref, context) {
      const { found, cost } = await answer(
        { ref },
        persons.filter((each) => each.ref === ref),
        context,
      );
      if (!found[0]) throw new SourceFailure('no-match', { cost });
      return { found: found[0].record, cost };
    },
  };
  return Object.assign(vendor, { requests, behave: (as: Behaviour) => void (behaviour = as) });
}

const same = (a: string | null, b: string | null) => a?.toLowerCase() === b?.toLowerCase();

function fits({ full_name, phones, emails, addresses }: VendorRecord, query: Query): boolean {
  switch (query.type) {
    case 'name':
      return [query.first_name, query.last_name].every(
        (part) => !part || full_name.toLowerCase().includes(part.toLowerCase()),
      );
    case 'phone':
      return phones.some(({ number }) => number === query.number);
    case 'email':
      return emails.some(({ email }) => same(email, query.email));
    case 'address':
      return addresses.some(({ street }) => same(street, query.street));
    case 'username':
      return false;
  }
}
