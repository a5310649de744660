import * as z from 'zod';

import { Opened, PastSearch } from '#shared/api/people/history.ts';
import { Identifier } from '#shared/api/people/identifier.ts';
import { Disputed, FactId, Neighbor, Report } from '#shared/api/people/report.ts';
import { Alternative, Count, SearchResults, SearchState } from '#shared/api/people/search-results.ts';
import { Teaser, Town } from '#shared/api/people/teaser.ts';
import { domain } from '#shared/contract/endpoint.ts';
import { PageNumber, page } from '#shared/contract/page.ts';
import { Proof, StatedUse } from '#shared/validation/account.ts';
import { LineReading, LONGEST, SearchRequest, SearchType } from '#shared/validation/search.ts';
import { optionalLine } from '#shared/validation/text.ts';
import { DisputeKind } from '#shared/values/dispute.ts';
import { PersonId, SearchId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { RegisterAnswer } from '#shared/values/register.ts';
import { PLACE_NAME, residences, sorts } from '#shared/values/result-filter.ts';
import { subdivisionKinds } from '#shared/values/subdivision-kind.ts';

const bySearch = { search_id: SearchId };
/** ISO 3166-1 alpha-2. */
const Country = z.string().regex(/^[A-Z]{2}$/);
/** The beginning of a name or place, while it is typed. */
const SuggestedFor = z.string().trim().min(1).max(64);

/** A town, or a state where `city` is null. City and state are spelled as the index stores them; `label` as the language does. */
export const SuggestedPlace = Town.extend({
  label: z.string(),
});
export type SuggestedPlace = z.infer<typeof SuggestedPlace>;
/** A longer line: what is kept of the one that was typed, with its comma or blank, and what follows. */
export const LineCompletion = z.object({
  before: z.string(),
  ending: z.string(),
  /** What its country calls it, of a state or region that has the name of a town. */
  kind: z.enum(subdivisionKinds).optional(),
});
export type LineCompletion = z.infer<typeof LineCompletion>;
const age = z.coerce.number().int().min(18).max(120).optional();
/** A filter by several values, any of which is met. */
const several = (value: z.ZodString) => z.array(value).max(10).optional();
const PlaceName = z.string().max(128).regex(PLACE_NAME, 'invalid');

export const people = domain('people', {
  getIndex: {
    method: 'GET',
    path: '/people/index',
    access: 'public',
    summary: 'Counts of indexed people and facts by source',
    input: z.strictObject({}),
    output: z.object({
      people: z.number().int(),
      facts: z.number().int(),
      sources: z.array(z.object({ source: z.string(), people: z.number().int() })),
      updated_at: z.iso.datetime().nullable(),
    }),
    errors: [],
  },
  startSearch: {
    // A POST although it only reads: search terms belong in no URL, log or history, and each search is counted.
    method: 'POST',
    path: '/people/searches',
    access: 'public',
    checksCountry: true,
    recognises: true,
    summary:
      'Search people by name, phone, email, address or username; poll the returned search, as a visitor with the cookie of this answer. 429 with the code `request.proof-needed` asks for a solved challenge as `proof`, 429 with `request.too-many` to wait until `until`',
    input: SearchRequest.safeExtend({ language: z.enum(languages).default('en'), proof: Proof }),
    output: SearchState,
    errors: ['request.too-many', 'request.proof-needed'],
  },
  getSearch: {
    method: 'GET',
    path: '/people/searches/{search_id}',
    access: 'public',
    recognises: true,
    checksCountry: true,
    summary:
      'The state of a search and, once ready, a page of its results. It is read by the member, or with the cookie of the visitor, who started it, or by its texted link',
    input: z
      .strictObject({
        ...bySearch,
        page: z.coerce.number().int().min(1).max(50).default(1),
        country: several(Country),
        state: several(PlaceName),
        city: several(PlaceName),
        /** Only where people live now, or only where they lived before. */
        residence: z.enum(residences).optional(),
        age_from: age,
        age_to: age,
        sort: z.enum(sorts).default('best'),
      })
      .superRefine(({ age_from = 0, age_to = Infinity }, context) => {
        if (age_from > age_to) context.addIssue({ code: 'custom', path: ['age_to'], message: 'invalid' });
      }),
    output: SearchResults,
    errors: ['people.search-not-found'],
  },
  getAlternatives: {
    method: 'GET',
    path: '/people/searches/{search_id}/alternatives',
    access: 'public',
    recognises: true,
    checksCountry: true,
    summary: 'Alternative searches by name for a search without results, with the number of people each finds',
    input: z.strictObject(bySearch),
    output: z.object({ alternatives: z.array(Alternative).max(5) }),
    errors: ['people.search-not-found', 'request.too-many'],
  },
  readLine: {
    // What is typed is in the body, as with a search.
    method: 'POST',
    path: '/people/suggestions/readings',
    access: 'public',
    recognises: true,
    checksCountry: true,
    reads: true,
    summary:
      'What a line of free text means as a search, the likelier reading first: a name with its town and age, a number, an email, an address or a username. A reading may lack what a search needs. `completions` say how a name that is being typed may go on',
    input: z.strictObject({
      text: z.string().max(LONGEST),
      country: Country.default('US'),
      language: z.enum(languages).default('en'),
    }),
    output: z.object({ readings: z.array(LineReading).max(2), completions: z.array(LineCompletion).max(5) }),
    errors: ['request.too-many'],
  },
  suggestPlaces: {
    // What is typed is in the body, as with a search.
    method: 'POST',
    path: '/people/suggestions/places',
    access: 'public',
    recognises: true,
    reads: true,
    summary: 'Towns and states that begin with a text, in any language we speak or their own; the biggest first',
    input: z.strictObject({
      text: SuggestedFor,
      country: Country.optional(),
      language: z.enum(languages).default('en'),
      /** Whether to look for larger towns of a similar name where no place is called exactly this. */
      similar: z.boolean().default(false),
    }),
    output: z.object({ places: z.array(SuggestedPlace).max(8), similar: z.array(SuggestedPlace).max(3) }),
    errors: ['request.too-many'],
  },
  suggestNames: {
    method: 'POST',
    path: '/people/suggestions/names',
    access: 'public',
    recognises: true,
    checksCountry: true,
    reads: true,
    summary:
      'Single first or last names of the index that begin with a text; only names that at least five people bear',
    input: z.strictObject({ text: SuggestedFor, part: z.enum(['first', 'last']) }),
    output: z.object({ names: z.array(z.object({ name: z.string(), people: z.number().int().min(5) })).max(8) }),
    errors: ['request.too-many'],
  },
  getIdentifier: {
    method: 'GET',
    path: '/people/searches/{search_id}/identifier',
    access: 'public',
    recognises: true,
    checksCountry: true,
    summary:
      'What is known of the searched email address or username, and what was perhaps meant where nobody lists it',
    input: z.strictObject(bySearch),
    output: Identifier,
    errors: ['people.search-not-found', 'request.too-many'],
  },
  setNotMeant: {
    method: 'PUT',
    path: '/people/searches/{search_id}/not-meant',
    access: 'public',
    checksCountry: true,
    recognises: true,
    summary:
      'Move a result that was not meant to the end of this search, and of the member’s later searches of the same words',
    input: z.strictObject({ ...bySearch, person_id: PersonId, not_meant: z.boolean() }),
    output: z.object({ not_meant: z.array(PersonId) }),
    errors: ['people.search-not-found', 'request.too-many', 'request.conflict'],
  },
  notifyWhenReady: {
    method: 'POST',
    path: '/people/searches/{search_id}/notification',
    access: 'public',
    checksCountry: true,
    recognises: true,
    summary: 'Text a link once the results are ready; at most one per search',
    input: z.strictObject({
      ...bySearch,
      phone: z.string().max(64),
      country: Country.default('US'),
    }),
    output: SearchState,
    errors: ['people.search-not-found', 'request.too-many', 'request.conflict'],
  },
  getTeaser: {
    method: 'GET',
    path: '/people/{person_id}',
    access: 'public',
    recognises: true,
    checksCountry: true,
    summary: 'A person’s public card: identity and how much is known, without contact data',
    input: z.strictObject({ person_id: PersonId }),
    output: Teaser,
    errors: ['people.restricted', 'people.not-found', 'request.too-many'],
  },
  openReport: {
    method: 'POST',
    path: '/people/{person_id}/report',
    access: 'member',
    checksCountry: true,
    summary: 'Open a report for an hour, for a credit or free within 30 days of the first time',
    input: z.strictObject({ person_id: PersonId, purpose: StatedUse, search_id: SearchId.optional() }),
    output: Opened.extend({ cost: z.number().int() }),
    errors: [
      'people.restricted',
      'account.use-refused',
      'people.not-found',
      'billing.insufficient-credits',
      'billing.subscription-required',
      'request.too-many',
      'request.conflict',
    ],
  },
  getReport: {
    method: 'GET',
    path: '/people/{person_id}/report',
    access: 'member',
    checksCountry: true,
    summary: 'The open report of a person, each fact with its sources and dates',
    input: z.strictObject({ person_id: PersonId }),
    output: Report.extend({
      /** What public registers say under the person’s name, one answer for each kind. */
      registers: z.array(RegisterAnswer),
      opened: Opened,
      now: z.iso.datetime(),
    }),
    errors: ['people.restricted', 'people.not-found', 'people.report-not-opened', 'people.report-closed'],
  },
  getNeighbors: {
    method: 'GET',
    path: '/people/{person_id}/report/neighbors',
    access: 'subscriber',
    checksCountry: true,
    summary: 'Who else of the index is at a home of an open report, and in its street; at most ten of each',
    input: z.strictObject({ person_id: PersonId, fact_id: FactId }),
    output: z.object({ has_house: z.boolean(), house: z.array(Neighbor), street: z.array(Neighbor) }),
    errors: [
      'people.restricted',
      'people.not-found',
      'people.fact-not-found',
      'people.report-not-opened',
      'people.report-closed',
      'request.too-many',
    ],
  },
  returnReport: {
    method: 'POST',
    path: '/people/{person_id}/report/return',
    access: 'member',
    summary: 'Close the report of a wrong person and return the credit, within the hour it is open',
    input: z.strictObject({ person_id: PersonId }),
    output: Opened,
    errors: ['people.report-not-opened', 'people.report-closed', 'billing.no-more-returns', 'request.conflict'],
  },
  disputeFact: {
    method: 'POST',
    path: '/people/{person_id}/disputes',
    access: 'subscriber',
    summary: 'Flag a fact of an open report as wrong: it is shown as disputed at once, and answered within ten days',
    input: z.strictObject({
      person_id: PersonId,
      fact_id: FactId,
      kind: DisputeKind,
      /** What the fact should say instead. */
      right_value: optionalLine(256).optional(),
      note: optionalLine(256).optional(),
    }),
    output: z.object({ fact_id: FactId, disputed: Disputed, due_at: z.iso.datetime() }),
    errors: [
      'people.not-found',
      'people.fact-not-found',
      'people.disputes-open',
      'people.report-not-opened',
      'people.report-closed',
      'request.too-many',
      'request.conflict',
    ],
  },
  getOpened: {
    method: 'GET',
    path: '/user/viewed-profiles',
    access: 'member',
    summary: 'Opened reports, latest first',
    input: z.strictObject({ page: PageNumber }),
    output: page(Opened),
    errors: [],
  },
  getSearches: {
    // The words to find are in the body: addresses are kept in histories and logs.
    method: 'POST',
    path: '/user/searches',
    access: 'member',
    reads: true,
    summary: 'The member’s own searches, latest first',
    input: z.strictObject({
      page: PageNumber,
      type: SearchType.optional(),
      search_query: z.string().max(256).optional(),
    }),
    output: page(PastSearch).extend({ counts: z.array(Count) }),
    errors: [],
  },
  deleteSearch: {
    method: 'DELETE',
    path: '/user/searches/{search_id}',
    access: 'member',
    summary: 'Delete one search; idempotent: an unknown search, or one of another member, changes nothing',
    input: z.strictObject(bySearch),
    output: z.object({}),
    errors: [],
  },
  deleteSearches: {
    method: 'DELETE',
    path: '/user/searches',
    access: 'member',
    summary: 'Delete all of the member’s searches; idempotent',
    input: z.strictObject({}),
    output: z.object({ deleted: z.number().int() }),
    errors: [],
  },
});
