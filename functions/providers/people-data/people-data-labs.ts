import * as z from 'zod';

import { call, failureOf, type Reply } from '#functions/providers/people-data/call.ts';
import { recordOf } from '#functions/providers/people-data/people-data-labs-record.ts';
import {
  type Candidate,
  type Cost,
  MOST_CANDIDATES,
  type PeopleData,
  type Query,
  SourceFailure,
} from '#functions/providers/people-data/port.ts';
import type { Money } from '#shared/values/money.ts';

/** `credit`: our contract price of one credit. */
type PeopleDataLabsAccount = { key: string; credit: Money; url?: string };

const Matches = z.object({
  matches: z.array(z.object({ data: z.unknown(), match_score: z.number().min(0).max(100).catch(0) })),
});
const Enriched = z.object({ likelihood: z.number().min(0).max(10).catch(0), data: z.unknown() });

/**
 * People Data Labs: persons from work and web profiles, without relatives. Shapes by its documentation as of 2026;
 * names go to Identify, which bills every request, found or not; the rest to Enrichment, which bills a match alone.
 */
export function peopleDataLabs({
  key,
  credit,
  url = 'https://api.peopledatalabs.com',
}: PeopleDataLabsAccount): PeopleData {
  const cost = (credits: number): Cost => ({
    credits,
    minor_units: Math.round(credits * credit.minor_units),
    currency: credit.currency,
  });
  /** The cost by the response, else by the documentation. */
  const costOf = ({ headers }: Reply, otherwise: number): Cost => {
    const spent = headers.get('x-call-credits-spent');
    return cost(spent !== null && Number(spent) >= 0 ? Number(spent) : otherwise);
  };

  function ask(path: string, fields: Record<string, string | null>, milliseconds: number): Promise<Reply> {
    const to = new URL(`/v5/person/${path}`, url);
    for (const [name, value] of Object.entries({ ...fields, titlecase: 'true' }))
      if (value) to.searchParams.set(name, value);
    return call(to, { headers: { 'X-API-Key': key, accept: 'application/json' } }, milliseconds);
  }

  return {
    id: 'people-data-labs',
    name: 'People Data Labs',
    url: 'https://www.peopledatalabs.com/',
    dearest: cost(1),
    canFind: (query) => fieldsOf(query) !== undefined,

    async search(query, { milliseconds }) {
      const fields = fieldsOf(query);
      if (!fields) throw new SourceFailure('bad-request');
      const isByName = query.type === 'name';
      const reply = await ask(isByName ? 'identify' : 'enrich', fields, milliseconds);
      if (reply.status === 404) return { found: [], cost: costOf(reply, isByName ? 1 : 0) };
      if (reply.status !== 200) throw failureOf(reply);
      const paid = costOf(reply, 1);
      const matches = isByName ? matchesIn(reply.body) : enrichedIn(reply.body);
      if (!matches) throw new SourceFailure('unavailable', { cost: paid });
      return { found: matches.slice(0, MOST_CANDIDATES), cost: paid };
    },

    async report(ref, { milliseconds }) {
      const reply = await ask('enrich', { pdl_id: ref }, milliseconds);
      if (reply.status !== 200) throw failureOf(reply);
      const paid = costOf(reply, 1);
      const [match] = enrichedIn(reply.body) ?? [];
      // An id that now returns another person counts as no match.
      if (match?.ref !== ref) throw new SourceFailure(match ? 'no-match' : 'unavailable', { cost: paid });
      return { found: match.record, cost: paid };
    },
  };
}

/** The request to the vendor; undefined for queries it cannot answer: an address without a name, a bare username. */
function fieldsOf(query: Query): Record<string, string | null> | undefined {
  switch (query.type) {
    case 'name': {
      const { first_name, middle_name, last_name, city, state, country } = query;
      return { first_name, middle_name, last_name, locality: city, region: state, country: country.toLowerCase() };
    }
    case 'phone':
      return { phone: query.number };
    case 'email':
      return { email: query.email };
    case 'username':
      return /^[\w-]+(\.[\w-]+)+\/\S+$/.test(query.username) ? { profile: query.username } : undefined;
    case 'address':
      return undefined;
  }
}

function matchesIn(body: unknown): Candidate[] | undefined {
  const { data } = Matches.safeParse(body);
  return data?.matches.flatMap(({ data, match_score }) => candidateOf(data, match_score / 100) ?? []);
}

function enrichedIn(body: unknown): Candidate[] | undefined {
  const { data } = Enriched.safeParse(body);
  const candidate = data && candidateOf(data.data, data.likelihood / 10);
  return candidate && [candidate];
}

function candidateOf(data: unknown, score: number): Candidate | undefined {
  const record = recordOf(data);
  return record && { ref: record.id, score, record: record.record, counts: {} };
}
