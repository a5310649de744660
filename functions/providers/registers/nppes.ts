import * as z from 'zod';

import { call, failureOf, type Send } from '#functions/providers/people-data/call.ts';
import { type Cost, SourceFailure } from '#functions/providers/people-data/port.ts';
import { dayOf, listOf, maybe, textOf } from '#functions/providers/people-data/values.ts';
import { type FoundEntry, MOST_ENTRIES, type Register } from '#functions/providers/registers/port.ts';

const words = maybe(z.string());
const Provider = z.object({
  number: z.union([z.string(), z.number()]).transform(String),
  basic: z.object({
    first_name: words,
    middle_name: words,
    last_name: words,
    status: words,
    enumeration_date: words,
  }),
  taxonomies: listOf(z.object({ desc: words, state: words, license: words, primary: maybe(z.boolean()) })),
});
type Provider = z.infer<typeof Provider>;

const Found = z.object({ result_count: z.number(), results: z.array(z.unknown()) });

const free: Cost = { credits: 1, minor_units: 0, currency: 'USD' };

/**
 * NPPES, the register of health care providers of the United States, with the licences that they stated. Shapes by its
 * documentation of the API, version 2.1, as of 2026. It has no accounts, and refuses a query with status 200.
 */
export function nppes({ url = 'https://npiregistry.cms.hhs.gov', send }: { url?: string; send?: Send } = {}): Register {
  return {
    id: 'nppes',
    name: 'NPPES NPI Registry',
    about: { url: 'https://npiregistry.cms.hhs.gov/', licence: 'Public domain' },
    kinds: ['licences'],
    dearest: free,
    canFind: ({ country, state }) => country === 'US' && /^[A-Z]{2}$/.test(state ?? ''),

    async find({ names, state }, { milliseconds }) {
      const where = new URL('/api/', url);
      const [{ first_name, last_name } = { first_name: '', last_name: '' }] = names;
      const asked = { version: '2.1', enumeration_type: 'NPI-1', first_name, last_name, state: state ?? '' };
      where.search = String(new URLSearchParams({ ...asked, limit: String(MOST_ENTRIES) }));
      const reply = await call(where, { headers: { accept: 'application/json' } }, milliseconds, send);
      if (reply.status !== 200) throw failureOf(reply);
      const { data } = Found.safeParse(reply.body);
      if (!data) throw new SourceFailure(isRefusal(reply.body) ? 'bad-request' : 'unavailable');
      const providers = data.results.flatMap((result) => Provider.safeParse(result).data ?? []);
      const entries = providers.slice(0, MOST_ENTRIES).flatMap((provider) => entryOf(provider, url) ?? []);
      return { found: { entries, has_more: data.result_count >= MOST_ENTRIES }, cost: free };
    },
  };
}

const isRefusal = (body: unknown) => typeof body === 'object' && body !== null && 'Errors' in body;

function entryOf({ number, basic, taxonomies }: Provider, base: string): FoundEntry | undefined {
  const [main] = taxonomies.toSorted((a, b) => Number(b.primary) - Number(a.primary));
  const title = textOf(main?.desc ?? null, 256);
  if (!title || !/^\d{10}$/.test(number)) return undefined;
  const licence = textOf(main?.license ?? null, 40);
  return {
    kind: 'licences',
    title: licence ? `${title}, ${licence}` : title,
    date: dayOf(basic.enumeration_date),
    jurisdiction: textOf(main?.state ?? null, 128),
    authorities: [],
    status: basic.status === 'A' ? 'active' : 'inactive',
    url: `${base}/provider-view/${number}`,
    names: [[basic.first_name, basic.middle_name, basic.last_name].filter(Boolean).join(' ')],
    births: [],
  };
}
