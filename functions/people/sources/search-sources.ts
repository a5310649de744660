import { isOfAge } from '#functions/people/domain/ages.ts';
import { sourcesOf, statesOf } from '#functions/people/domain/facets.ts';
import { type HitList, MAX_HITS, NO_RESULTS, OWN_INDEX } from '#functions/people/domain/hit.ts';
import type { Search } from '#functions/people/domain/search.ts';
import { searchVendor } from '#functions/people/sources/call-vendor.ts';
import { candidateHit } from '#functions/people/sources/candidate-hit.ts';
import { type MergedHit, mergeHits, type SourceHit } from '#functions/people/sources/merge-hits.ts';
import { type SourceOutcome, withTimeout } from '#functions/people/sources/outcome.ts';
import { withDetails } from '#functions/people/sources/hit-details.ts';
import { searchOwnIndex } from '#functions/people/sources/own-index.ts';
import { shownHits } from '#functions/people/sources/shown-hits.ts';
import type { SourceStore } from '#functions/people/sources/store.ts';
import type { PeopleStore } from '#functions/people/store.ts';
import type { Vendor } from '#functions/providers/people-data/live.ts';
import type { Candidate, Query } from '#functions/providers/people-data/port.ts';
import type { Count } from '#shared/api/people/search-results.ts';
import { splitName } from '#functions/people/import/name.ts';
import type { SearchRequest } from '#shared/validation/search.ts';
import { parseAddress } from '#shared/values/address.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

/** Time limit of a search; our index answers in milliseconds, and vendors have shorter limits of their own. */
const TIMEOUT_MS = 8000;

type Deps = { people: PeopleStore; sources: SourceStore; vendors: Vendor[]; milliseconds?: number | undefined };
type VendorSearch = { vendor: Vendor; outcome: Promise<SourceOutcome<Candidate[]>> };

/** The concurrent queries of one search. None of these promises rejects: a failure is an outcome. */
export type SourceSearch = {
  own: Promise<{ outcome: SourceOutcome<HitList>; took_ms: number }>;
  /** Whether any vendor is queried. */
  hasVendors: boolean;
  query: Query | undefined;
  request: SearchRequest;
  vendors: VendorSearch[];
};

export function searchSources({ search_id, request }: Search, deps: Deps, now: Date): SourceSearch {
  const { people, sources: store, vendors, milliseconds = TIMEOUT_MS } = deps;
  const query = vendorQueryOf(request);
  const began = performance.now();
  const inIndex = searchOwnIndex(request, people, now).then((found) => ({ state: 'answered' as const, found }));
  return {
    query,
    request,
    hasVendors: query !== undefined && vendors.some((vendor) => vendor.canFind(query)),
    own: withTimeout(OWN_INDEX, milliseconds, inIndex).then((outcome) => ({
      outcome,
      took_ms: Math.round(performance.now() - began),
    })),
    vendors: vendors.map((vendor) => ({
      vendor,
      outcome: query
        ? withTimeout(vendor.id, milliseconds, searchVendor(vendor, query, search_id, { store, now }))
        : Promise.resolve({ state: 'not-asked' }),
    })),
  };
}

/** The merged answers of all sources: the hits, the outcome per source, and the vendor candidates. */
type MergedResults = { found: HitList; gathered: Search['gathered']; candidates: MergedHit[] };

/**
 * Waits for all sources and merges their answers. Throws if none answered, which is not the same as an empty result.
 */
export async function mergeResults(
  { own: inIndex, query, request, vendors }: SourceSearch,
  people: PeopleStore,
  now: Date,
): Promise<MergedResults> {
  const { outcome } = await inIndex;
  const answers = await Promise.all(vendors.map(async (each) => ({ ...each, outcome: await each.outcome })));
  if ([outcome, ...answers.map(({ outcome }) => outcome)].every(({ state }) => state !== 'answered')) {
    throw new Error('No source answered');
  }
  const index = outcome.state === 'answered' ? outcome.found : NO_RESULTS;
  const contacts = query?.type === 'phone' ? [query.number] : query?.type === 'email' ? [query.email] : [];
  const list = await people.suppressions(now);
  const own = await withDetails(index.hits, people, now);
  const ofVendors = answers.map(({ vendor, outcome }) =>
    query && outcome.state === 'answered'
      ? outcome.found
          .flatMap((candidate) => candidateHit(vendor, candidate, query, now) ?? [])
          .filter(({ hit }) => isOfAge(hit, request, now))
      : [],
  );
  const merged = mergeHits(
    own.map((hit): SourceHit => ({ hit, contacts })),
    ...(await Promise.all(ofVendors.map((hits) => shownHits(list, hits)))),
  );
  const strangers = merged.filter(({ isOwn }) => !isOwn).map(({ hit }) => hit);
  const hits = merged.slice(0, MAX_HITS).map(({ hit }) => hit);
  const found: HitList = {
    hits,
    total: index.total + strangers.length,
    states: index.truncated ? sum(index.states, statesOf(strangers)) : statesOf(hits),
    truncated: index.truncated || merged.length > MAX_HITS,
  };
  return {
    found,
    gathered: rowsOf(found, outcome, answers),
    candidates: merged.slice(0, MAX_HITS).filter(({ candidates }) => candidates.length),
  };
}

type Answer = { vendor: Vendor; outcome: SourceOutcome<Candidate[]> };

/** One row per register of our index with hits, and one per vendor, whatever its outcome. */
function rowsOf({ hits }: HitList, own: SourceOutcome<HitList>, answers: Answer[]): Search['gathered'] {
  const counted = sourcesOf(hits);
  const peopleOf = (name: string) => counted.find(({ source }) => source === name)?.people ?? 0;
  const isVendor = (name: string) => answers.some(({ vendor }) => vendor.name === name);
  return [
    ...counted
      .filter(({ source }) => !isVendor(source))
      .map((each) => ({ ...each, state: 'answered' as const, is_own: true })),
    ...(own.state === 'answered' ? [] : [{ source: OWN_INDEX, people: 0, state: own.state, is_own: true }]),
    ...answers.map(({ vendor: { name }, outcome: { state } }) => ({
      source: name,
      people: peopleOf(name),
      state,
      is_own: false,
    })),
  ];
}

function sum(some: Count[], others: Count[]): Count[] {
  const counts = new Map(some.map(({ value, count }) => [value, count]));
  for (const { value, count } of others) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** A search request as a vendor query; undefined if it is too vague. */
export function vendorQueryOf(request: SearchRequest): Query | undefined {
  const { type, search_query = '', first_name, last_name, city = null, state = null, country } = request;
  switch (type) {
    case 'name': {
      const parts = last_name
        ? { first_name: first_name || null, middle_name: null, last_name }
        : splitName(search_query);
      return { type, ...parts, last_name: parts.last_name ?? search_query, city, state, country };
    }
    case 'phone': {
      const number = parsePhone(search_query, country);
      return number && { type, number };
    }
    case 'email':
      return { type, email: search_query.toLowerCase() };
    case 'username':
      return { type, username: search_query };
    case 'address': {
      const line = parseAddress(search_query, country);
      const where = { city: city || (line.city ?? null), state: state || (line.state ?? null) };
      return line.street ? { type, street: line.street, ...where, postal_code: line.postal_code ?? null } : undefined;
    }
  }
}
