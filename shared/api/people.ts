import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { page, PageNumber } from '#shared/contract/page.ts';
import { Proof, RecordedReason, StatedUse } from '#shared/validation/account.ts';
import { SearchRequest, SearchType } from '#shared/validation/search.ts';
import { optionalLine } from '#shared/validation/text.ts';
import { DisputeKind } from '#shared/values/dispute.ts';
import { Birth, Day } from '#shared/values/day.ts';
import { FactState } from '#shared/values/fact-state.ts';
import { PersonId, SearchId } from '#shared/values/id.ts';
import { residences, sorts } from '#shared/values/result-filter.ts';
import { languages } from '#shared/values/language.ts';
import {
  AddressFact,
  BirthFact,
  Counts,
  DeathFact,
  EducationFact,
  EmailFact,
  GenderFact,
  ImageFact,
  JobFact,
  NameFact,
  PhoneFact,
  PhotoFact,
  ProfileFact,
  RelationshipFact,
  RelativeFact,
} from '#shared/values/person.ts';
import { RegisterAnswer } from '#shared/values/register.ts';
import { VitalStatus } from '#shared/values/vital-status.ts';

export const Town = z.object({ city: z.string().nullable(), state: z.string().nullable(), country: z.string() });
export type Town = z.infer<typeof Town>;

/** What a person does or did, and whether that holds today as far as the source says. */
export const Occupation = z.object({
  title: z.string(),
  employer: z.string().nullable(),
  started: Day.nullable(),
  ended: Day.nullable(),
  fact_state: FactState,
});
export type Occupation = z.infer<typeof Occupation>;

const kindsOf = <T extends z.ZodEnum>(kind: T) => z.partialRecord(kind, z.number().int());
const latest = Day.nullable();

/** What sections hold: how many of which kind, and when one was last seen. No values. */
export const Summaries = z.object({
  phones: z.object({ kinds: kindsOf(PhoneFact.shape.phone_type), latest }),
  emails: z.object({ kinds: kindsOf(EmailFact.shape.email_type), latest }),
  locations: z.object({ kinds: kindsOf(AddressFact.shape.kind), latest }),
  jobs: z.object({ from: Day.nullable(), latest }),
  social_profiles: z.object({ networks: z.array(z.string()) }),
});
export type Summaries = z.infer<typeof Summaries>;

/** A person’s public card: name, age, towns, and how much is known. No contact data. */
export const Teaser = z.object({
  person_id: PersonId,
  full_name: z.string(),
  also_known_as: z.array(z.string()),
  /** The age of a living person, or at which a person died. */
  age: z.number().int().nullable(),
  birth_date: Birth.nullable(),
  death: Birth.nullable().default(null),
  vital_status: VitalStatus,
  occupation: Occupation.nullable(),
  portrait: z.string().nullable(),
  lives_in: Town.nullable(),
  lived_in: z.array(Town),
  works_in: z.array(Town),
  /** Names of some relatives; `counts.relationships` says how many there are. */
  related_to: z.array(z.string()),
  counts: Counts,
  summaries: Summaries.nullable(),
  last_seen: Day.nullable(),
  sources: z.array(z.string()),
});
export type Teaser = z.infer<typeof Teaser>;

/**
 * Why a person is among the results. `part` is the part of the name that matched; `stored` is the person's spelling, if it
 * differs from the query; `letters` is how many letters differ.
 */
export const Reason = z.object({
  kind: z.enum([
    'exact',
    'nickname',
    'letters',
    'sound',
    'script',
    'initial',
    'part',
    'swapped',
    'other-name',
    'middle',
    'lives-there',
    'lived-there',
    'age',
    'phone',
    'email',
    'address',
    'username',
    'former',
  ]),
  part: z.enum(['first', 'middle', 'last']).nullable(),
  stored: z.string().nullable(),
  letters: z.number().int().nullable(),
});
export type Reason = z.infer<typeof Reason>;

export const Result = Teaser.extend({ score: z.number().min(0).max(1), reasons: z.array(Reason) });
export type Result = z.infer<typeof Result>;

export const SearchStatus = z.enum(['searching', 'gathering', 'ready', 'empty']);
export type SearchStatus = z.infer<typeof SearchStatus>;

/** How many of the people found have a value: a state, a town, a decade of age. */
export const Count = z.object({ value: z.string(), count: z.number().int() });
export type Count = z.infer<typeof Count>;

/**
 * The outcome of a source: `not-asked` if it cannot answer this search or its daily budget is used up. A search is
 * ready with the results that arrived; sources without an answer are listed.
 */
export const SourceState = z.enum(['answered', 'timed-out', 'failed', 'not-asked']);
export type SourceState = z.infer<typeof SourceState>;

/** The state of a search. `results` are present once it is ready. */
export const SearchState = z.object({
  search_id: SearchId,
  status: SearchStatus,
  type: SearchType,
  /** What was looked for, as the searcher wrote it. */
  search_query: z.string(),
  asked_at: z.iso.datetime(),
  /** How many of the people found each source knows, and whether it answered at all. */
  gathered: z.array(z.object({ source: z.string(), people: z.number().int(), state: SourceState })),
  /** How long our own index took. */
  took_ms: z.number().int().nullable(),
  total: z.number().int(),
  will_text: z.boolean(),
});
export type SearchState = z.infer<typeof SearchState>;

export const SearchResults = SearchState.extend({
  results: page(Result),
  /** Whom the searcher did not mean: they come last. */
  not_meant: z.array(PersonId),
  /**
   * How the people found divide. Each count is of the people who pass the other filters. Countries by ISO 3166-1 alpha-2,
   * states with their country, residences `current` and `former`, ages by decade: `40` is 40 to 49.
   */
  facets: z.object({
    countries: z.array(Count),
    states: z.array(Count.extend({ country: z.string() })),
    cities: z.array(Count),
    residences: z.array(Count),
    ages: z.array(Count),
  }),
});
export type SearchResults = z.infer<typeof SearchResults>;

/**
 * Another search to try: the name as the index spells it, the same name in any place or of any age, or everybody with the
 * last name. `people` is how many it finds.
 */
export const Alternative = z.object({
  kind: z.enum(['spelling', 'anywhere', 'any-age', 'last-name']),
  request: SearchRequest,
  people: z.number().int(),
});
export type Alternative = z.infer<typeof Alternative>;

/**
 * What lists say of the domain of an address: of a provider of mailboxes, thrown away after use, reserved for examples, or
 * somebody’s own. Whether it exists is not asked.
 */
export const MailDomain = z.object({
  domain: z.string(),
  kind: z.enum(['mailbox', 'disposable', 'reserved', 'own']),
  /** The name of a provider of mailboxes. */
  provider: z.string().nullable(),
});
export type MailDomain = z.infer<typeof MailDomain>;

/** What was perhaps meant, and how many people list it, of at most five. */
const Near = z.object({ search_query: z.string(), people: z.number().int().min(1) });

/** What is known of a searched address or username beside the people who list it. `near` is filled where nobody does. */
export const Identifier = z.discriminatedUnion('type', [
  MailDomain.extend({ type: z.literal('email'), near: z.array(Near) }),
  z.object({
    type: z.literal('username'),
    /** Where people use the name whose reports the member has open. */
    profiles: z.array(z.object({ network: z.string(), url: z.url().nullable() })),
    near: z.array(Near),
  }),
]);
export type Identifier = z.infer<typeof Identifier>;

/** That a fact is disputed, since when, and what is said to be wrong with it. */
export const Disputed = z.object({ since: z.iso.datetime(), kind: DisputeKind });
export type Disputed = z.infer<typeof Disputed>;

/** The id of a fact: it says nothing of the fact, and stays the same as long as the fact does. */
export const FactId = z.string().regex(/^[\w-]{43}$/);

/** A fact as a report shows it. */
const reported = <S extends z.core.$ZodLooseShape>(fact: z.ZodObject<S>) =>
  z.object({ ...fact.shape, fact_id: FactId, fact_state: FactState, disputed: Disputed.nullable() });
export type Reported = { fact_id: string; fact_state: FactState; disputed: Disputed | null };

/** Where the data of a source comes from; what its operator did not state is null. */
export const SourceAbout = z.object({
  url: z
    .url({ protocol: /^https$/ })
    .max(512)
    .nullable(),
  licence: z.string().max(120).nullable(),
  licence_url: z
    .url({ protocol: /^https$/ })
    .max(512)
    .nullable(),
  /** The day that the data is as of. */
  as_of: Day.nullable(),
  retrieved_on: Day.nullable(),
  /** What the source lacks, in the words of its operator. */
  lacks: z.string().max(500).nullable(),
});
export type SourceAbout = z.infer<typeof SourceAbout>;

/** Everything we may show about one person. */
export const Report = z.object({
  person_id: PersonId,
  /** The first is the one to show. */
  names: z.array(reported(NameFact)).min(1),
  birth_date: reported(BirthFact).nullable(),
  death: reported(DeathFact).nullable(),
  gender: reported(GenderFact).nullable(),
  relation_ship_status: reported(RelationshipFact).nullable(),
  addresses: z.array(reported(AddressFact)),
  phones: z.array(reported(PhoneFact)),
  emails: z.array(reported(EmailFact)),
  family_members: z.array(
    reported(RelativeFact).extend({
      age: z.number().int().nullable(),
      gender: GenderFact.shape.gender.nullable(),
      lives_in: Town.nullable(),
    }),
  ),
  jobs: z.array(reported(JobFact)),
  education: z.array(reported(EducationFact)),
  images: z.array(reported(ImageFact)),
  photos: z.array(reported(PhotoFact)),
  social_profiles: z.array(reported(ProfileFact)),
  /** The age of a living person, or at which a person died. */
  age: z.number().int().nullable(),
  vital_status: VitalStatus,
  counts: Counts,
  sources: z.array(
    z.object({
      source: z.string(),
      facts: z.number().int(),
      last_seen: Day.nullable(),
      about: SourceAbout.nullable(),
    }),
  ),
});
export type Report = z.infer<typeof Report>;

/** Somebody whom a source places at an address, or in its street: now, before, or without a date. */
export const Neighbor = z.object({
  person_id: PersonId,
  full_name: z.string(),
  age: z.number().int().nullable(),
  fact_state: FactState,
});
export type Neighbor = z.infer<typeof Neighbor>;

/** A report that a member has opened. While `open_until` is to come it can be read; until `free_until`, opened again free. */
export const Opened = z.object({
  person_id: PersonId,
  /** Null where the person’s listing was removed: nothing of it is left here either. */
  full_name: z.string().nullable(),
  age: z.number().int().nullable(),
  lives_in: Town.nullable(),
  portrait: z.string().nullable(),
  facts: z.number().int(),
  /** Facts that came since it was last opened. */
  new_facts: z.number().int(),
  purpose: RecordedReason,
  first_opened_at: z.iso.datetime(),
  opened_at: z.iso.datetime(),
  open_until: z.iso.datetime(),
  free_until: z.iso.datetime(),
  /** Why its credit came back, where it did: the report is closed. */
  returned: z.enum(['empty', 'wrong-person']).nullable(),
  returned_at: z.iso.datetime().nullable(),
});
export type Opened = z.infer<typeof Opened>;

/** A search that a member made. `opened` is the report that came of it, where one did. */
export const PastSearch = z.object({
  search_id: SearchId,
  type: SearchType,
  search_query: z.string(),
  request: SearchRequest,
  asked_at: z.iso.datetime(),
  /** How many people it found; null while that is not known. */
  total: z.number().int().nullable(),
  opened: z
    .object({
      person_id: PersonId,
      free_until: z.iso.datetime(),
      returned: z.enum(['empty', 'wrong-person']).nullable(),
    })
    .nullable(),
});
export type PastSearch = z.infer<typeof PastSearch>;

const bySearch = { search_id: SearchId };
/** ISO 3166-1 alpha-2. */
const Country = z.string().regex(/^[A-Z]{2}$/);
/** The beginning of a name or place, while it is typed. */
const SuggestedFor = z.string().trim().min(1).max(64);

/** A town, or a state where `city` is null. City and state are spelled as the index stores them; `label` as the language does. */
export const SuggestedPlace = Town.extend({ label: z.string() });
export type SuggestedPlace = z.infer<typeof SuggestedPlace>;
const age = z.coerce.number().int().min(18).max(120).optional();
/** A filter by several values, any of which is met. */
const several = (value: z.ZodString) => z.array(value).max(10).optional();

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
    summary: 'Search people by name, phone, email, address or username; poll the returned search',
    input: SearchRequest.safeExtend({ language: z.enum(languages).default('en'), proof: Proof }),
    output: SearchState,
    errors: ['request.too-many', 'request.proof-needed'],
  },
  getSearch: {
    method: 'GET',
    path: '/people/searches/{search_id}',
    access: 'public',
    checksCountry: true,
    summary: 'The state of a search and, once ready, a page of its results',
    input: z.strictObject({
      ...bySearch,
      page: z.coerce.number().int().min(1).max(50).default(1),
      country: several(z.string().regex(/^[A-Z]{2}$/)),
      state: several(z.string().max(128)),
      city: several(z.string().max(128)),
      /** Only where people live now, or only where they lived before. */
      residence: z.enum(residences).optional(),
      age_from: age,
      age_to: age,
      sort: z.enum(sorts).default('best'),
    }),
    output: SearchResults,
    errors: ['people.search-not-found'],
  },
  getAlternatives: {
    method: 'GET',
    path: '/people/searches/{search_id}/alternatives',
    access: 'public',
    checksCountry: true,
    summary: 'Searches by name that find somebody where this one finds nobody, with the number of people each finds',
    input: z.strictObject(bySearch),
    output: z.object({ alternatives: z.array(Alternative).max(5) }),
    errors: ['people.search-not-found', 'request.too-many'],
  },
  suggestPlaces: {
    // What is typed is in the body, as with a search.
    method: 'POST',
    path: '/people/suggestions/places',
    access: 'public',
    reads: true,
    summary: 'Towns and states that begin with a text, in any language we speak or their own; the biggest first',
    input: z.strictObject({
      text: SuggestedFor,
      country: Country.optional(),
      language: z.enum(languages).default('en'),
    }),
    output: z.object({ places: z.array(SuggestedPlace).max(8) }),
    errors: ['request.too-many'],
  },
  suggestNames: {
    method: 'POST',
    path: '/people/suggestions/names',
    access: 'public',
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
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default('US'),
    }),
    output: SearchState,
    errors: ['people.search-not-found', 'request.too-many', 'request.conflict'],
  },
  getTeaser: {
    method: 'GET',
    path: '/people/{person_id}',
    access: 'public',
    checksCountry: true,
    summary: 'A person’s public card: identity and how much is known, without contact data',
    input: z.strictObject({ person_id: PersonId }),
    output: Teaser,
    errors: ['people.restricted', 'people.not-found'],
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
    summary: 'Delete one search',
    input: z.strictObject(bySearch),
    output: z.object({}),
    errors: [],
  },
  deleteSearches: {
    method: 'DELETE',
    path: '/user/searches',
    access: 'member',
    summary: 'Delete all searches',
    input: z.strictObject({}),
    output: z.object({ deleted: z.number().int() }),
    errors: [],
  },
});
