import * as z from 'zod';

import { call, failureOf, type Send } from '#functions/providers/people-data/call.ts';
import { type Cost, SourceFailure } from '#functions/providers/people-data/port.ts';
import { dayOf, listOf, maybe, textOf } from '#functions/providers/people-data/values.ts';
import { type FoundEntry, MOST_ENTRIES, type Register } from '#functions/providers/registers/port.ts';

type Account = { token: string; url?: string; send?: Send };

const words = maybe(z.string());
const Docket = z.object({
  caseName: z.string().min(1),
  docketNumber: words,
  docket_absolute_url: words,
  court: words,
  court_id: words,
  chapter: words,
  dateFiled: words,
  dateTerminated: words,
  party: listOf(z.string()),
});
type Docket = z.infer<typeof Docket>;

const Found = z.object({ count: maybe(z.number()), results: z.array(z.unknown()) });

const free: Cost = { credits: 1, minor_units: 0, currency: 'USD' };

/**
 * CourtListener’s RECAP archive: dockets of the federal courts of the United States with their parties, as far as its
 * users contributed them. Shapes by its documentation of the search API, version 4, as of 2026, never called with our
 * account.
 */
export function courtListener({ token, url = 'https://www.courtlistener.com', send }: Account): Register {
  return {
    id: 'courtlistener',
    name: 'CourtListener',
    about: { url: 'https://www.courtlistener.com/recap/', licence: 'Public domain' },
    kinds: ['courts', 'bankruptcies'],
    dearest: free,
    canFind: ({ country }) => country === 'US',

    async find({ names }, { milliseconds }) {
      const where = new URL('/api/rest/v4/search/', url);
      const parties = names.map(({ first_name, last_name }) => `"${quotable(first_name)} ${quotable(last_name)}"`);
      where.search = String(
        new URLSearchParams({ type: 'r', party_name: parties.join(' OR '), order_by: 'dateFiled desc' }),
      );
      const headers = { accept: 'application/json', authorization: `Token ${token}` };
      const reply = await call(where, { headers }, milliseconds, send);
      if (reply.status !== 200) throw failureOf(reply);
      const { data } = Found.safeParse(reply.body);
      if (!data) throw new SourceFailure('unavailable');
      const dockets = data.results.slice(0, MOST_ENTRIES).flatMap((result) => Docket.safeParse(result).data ?? []);
      const entries = dockets.flatMap((docket) => entryOf(docket, url) ?? []);
      return { found: { entries, has_more: (data.count ?? 0) > dockets.length }, cost: free };
    },
  };
}

/** A name within a quoted phrase. */
const quotable = (name: string) => name.replace(/["\\]/g, ' ');

/** The ids of bankruptcy courts end in b: `mnb` is that of Minnesota. */
const isBankruptcy = ({ chapter, court_id }: Docket) => chapter !== null || /^[a-z]+b$/.test(court_id ?? '');

function entryOf(docket: Docket, base: string): FoundEntry | undefined {
  const name = textOf(docket.caseName, 256);
  if (!name) return undefined;
  const number = textOf(docket.docketNumber, 40);
  const page = docket.docket_absolute_url;
  return {
    kind: isBankruptcy(docket) ? 'bankruptcies' : 'courts',
    title: number ? `${name}, ${number}` : name,
    date: dayOf(docket.dateFiled),
    jurisdiction: textOf(docket.court, 128),
    authorities: [],
    status: docket.dateTerminated ? 'closed' : 'open',
    url: page && /^\/docket\/[\w/-]+$/.test(page) ? new URL(page, base).href : null,
    names: docket.party,
    births: [],
  };
}
