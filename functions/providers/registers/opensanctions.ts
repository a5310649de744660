import * as z from 'zod';

import { call, failureOf, type Send } from '#functions/providers/people-data/call.ts';
import { type Cost, SourceFailure } from '#functions/providers/people-data/port.ts';
import { birthOf, dayOf, listOf, maybe, textOf } from '#functions/providers/people-data/values.ts';
import {
  type FoundEntry,
  MOST_ENTRIES,
  type Register,
  type RegisterQuery,
} from '#functions/providers/registers/port.ts';
import type { Money } from '#shared/values/money.ts';

/** `price`: our contract price of a call. */
type Account = { key: string; price: Money; url?: string; send?: Send };

const words = listOf(z.string());
const Entity = z.object({
  id: z.string().min(1).max(200),
  caption: z.string().min(1),
  schema: z.literal('Person'),
  datasets: words,
  first_seen: maybe(z.string()),
  match: maybe(z.boolean()),
  properties: z.object({ name: words, alias: words, birthDate: words, topics: words }),
});
type Entity = z.infer<typeof Entity>;

const Matches = z.object({ responses: z.object({ person: z.object({ results: z.array(z.unknown()) }) }) });

/** Data sets that are sanctions lists; an entity names others too. */
const SANCTIONS_LIST = /^([a-z]{2})_\w*(sanction|ofac|fsf|sema)/;

/**
 * OpenSanctions: persons on the sanctions lists of the world. Shapes by its documentation of the match API as of 2026,
 * never called with our account. Every call is billed, found or not.
 */
export function openSanctions({ key, price, url = 'https://api.opensanctions.org', send }: Account): Register {
  const cost: Cost = { credits: 1, ...price };
  return {
    id: 'opensanctions',
    name: 'OpenSanctions',
    about: { url: 'https://www.opensanctions.org/datasets/sanctions/', licence: 'CC BY-NC 4.0' },
    kinds: ['sanctions'],
    dearest: cost,
    canFind: () => true,

    async find(query, { milliseconds }) {
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `ApiKey ${key}`,
      };
      const body = JSON.stringify({ queries: { person: { schema: 'Person', properties: propertiesOf(query) } } });
      const where = new URL(`/match/sanctions?algorithm=best&limit=${MOST_ENTRIES}`, url);
      const reply = await call(where, { method: 'POST', headers, body }, milliseconds, send);
      if (reply.status !== 200) throw failureOf(reply);
      const { data } = Matches.safeParse(reply.body);
      if (!data) throw new SourceFailure('unavailable', { cost });
      const { results } = data.responses.person;
      const entities = results.flatMap((result) => Entity.safeParse(result).data ?? []);
      const entries = entities.filter(isSanctioned).flatMap((entity) => entryOf(entity) ?? []);
      return { found: { entries, has_more: results.length === MOST_ENTRIES }, cost };
    },
  };
}

const propertiesOf = ({ names, birth, country }: RegisterQuery) => ({
  name: names.map(({ first_name, middle_name, last_name }) =>
    [first_name, middle_name, last_name].filter(Boolean).join(' '),
  ),
  birthDate: birth ? [birth.month ? `${birth.year}-${String(birth.month).padStart(2, '0')}` : String(birth.year)] : [],
  country: [country.toLowerCase()],
});

/** The collection also has relatives and companies of sanctioned people, who are not sanctioned themselves. */
const isSanctioned = ({ match, properties: { topics } }: Entity) => match === true && topics.includes('sanction');

function entryOf({ id, caption, datasets, first_seen, properties }: Entity): FoundEntry | undefined {
  const title = textOf(caption, 256);
  if (!title) return undefined;
  const authorities = datasets.flatMap((name) => SANCTIONS_LIST.exec(name)?.[1]?.toUpperCase() ?? []);
  return {
    kind: 'sanctions',
    title,
    date: dayOf(first_seen),
    jurisdiction: null,
    authorities: [...new Set(authorities)].sort(),
    status: 'listed',
    url: `https://www.opensanctions.org/entities/${encodeURIComponent(id)}/`,
    names: [caption, ...properties.name, ...properties.alias],
    births: properties.birthDate.flatMap((date) => birthOf(date) ?? []),
  };
}
