import * as z from 'zod';

import { call, failureOf } from '#functions/providers/people-data/call.ts';
import { candidateOf } from '#functions/providers/people-data/enformion-record.ts';
import {
  type Cost,
  MOST_CANDIDATES,
  type PeopleData,
  type Query,
  SourceFailure,
} from '#functions/providers/people-data/port.ts';
import type { Money } from '#shared/values/money.ts';

/** `search` and `report`: our contract price of a response with a match. */
type EnformionAccount = { name: string; password: string; search: Money; report: Money; url?: string };

const Persons = z.object({ isError: z.boolean().nullish(), persons: z.array(z.unknown()).nullish() });

/**
 * EnformionGO, formerly Endato: persons from US public records, with relatives. Shapes by its documentation as of 2026:
 * a search requests teasers, which are partly masked, a report the person. Responses state no cost; one with a match
 * counts as one credit.
 */
export function enformion({
  name,
  password,
  search,
  report,
  url = 'https://devapi.enformion.com',
}: EnformionAccount): PeopleData {
  const cost = (credits: number, { minor_units, currency }: Money): Cost => ({
    credits,
    minor_units: credits * minor_units,
    currency,
  });

  async function ask(type: 'Teaser' | 'Person', fields: object, price: Money, milliseconds: number) {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      'galaxy-ap-name': name,
      'galaxy-ap-password': password,
      'galaxy-search-type': type,
    };
    const body = JSON.stringify({ ...fields, Page: 1, ResultsPerPage: MOST_CANDIDATES });
    const reply = await call(new URL('/PersonSearch', url), { method: 'POST', headers, body }, milliseconds);
    if (reply.status === 404) return { found: [], cost: cost(0, price) };
    if (reply.status !== 200) throw failureOf(reply);
    const { data } = Persons.safeParse(reply.body);
    if (data?.isError) throw new SourceFailure('bad-request');
    if (!data) throw new SourceFailure('unavailable', { cost: cost(1, price) });
    const persons = data.persons ?? [];
    const candidates = persons.flatMap((person) => candidateOf(person) ?? []).slice(0, MOST_CANDIDATES);
    return { found: candidates, cost: cost(persons.length ? 1 : 0, price) };
  }

  return {
    id: 'enformion',
    name: 'EnformionGO',
    url: 'https://enformion.com/',
    dearest: cost(1, search.minor_units > report.minor_units ? search : report),
    canFind: (query) => fieldsOf(query) !== undefined,

    async search(query, { milliseconds }) {
      const fields = fieldsOf(query);
      if (!fields) throw new SourceFailure('bad-request');
      return ask('Teaser', fields, search, milliseconds);
    },

    async report(ref, { milliseconds }) {
      const { found: candidates, cost } = await ask('Person', { TahoeId: ref }, report, milliseconds);
      const person = candidates.find((each) => each.ref === ref); // not simply the first person
      if (!person) throw new SourceFailure('no-match', { cost });
      return { found: person.record, cost };
    },
  };
}

/** The request to the vendor; undefined for queries it cannot answer: usernames, and people outside the US. */
function fieldsOf(query: Query): object | undefined {
  const second = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
  switch (query.type) {
    case 'name': {
      const { first_name, middle_name, last_name, city, state, country } = query;
      if (country !== 'US') return undefined;
      const place = second(city, state);
      const Addresses = place ? [{ AddressLine1: '', AddressLine2: place }] : [];
      return { FirstName: first_name ?? '', MiddleName: middle_name ?? '', LastName: last_name, Addresses };
    }
    case 'phone':
      return query.number.startsWith('+1') ? { Phone: query.number.slice(2) } : undefined;
    case 'email':
      return { Email: query.email };
    case 'address': {
      const place = second(query.city, [query.state, query.postal_code].filter(Boolean).join(' '));
      return { Addresses: [{ AddressLine1: query.street, AddressLine2: place }] };
    }
    case 'username':
      return undefined;
  }
}
