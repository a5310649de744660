import * as z from 'zod';

import { SearchState, SearchStatus } from '#shared/api/people/search-results.ts';
import { SearchRequest } from '#shared/validation/search.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { AccountId, MessageId, PersonId, SearchId } from '#shared/values/id.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';
import { endOfLife } from '#shared/values/retention.ts';

/**
 *   from         no results, no vendors   index answered   no results at all   some results
 *   ----------   ----------------------   --------------   -----------------   ------------
 *   searching    empty                    gathering        –                   –
 *   gathering    –                        –                empty               ready
 *   ready        –                        –                –                   –
 *   empty        –                        –                –                   –
 */
export const Search = z.object({
  search_id: SearchId,
  /** The member who started the search; null for a visitor. */
  account_id: AccountId.nullable().default(null),
  /** The digest of the token of the visitor's browser that started it; null for a member. */
  browser: z.string().nullable().default(null),
  request: SearchRequest,
  /** People that the searcher marked as “not who I meant”, here or in an earlier search of the same words. */
  not_meant: z.array(PersonId).default([]),
  language: z.enum(languages),
  status: SearchStatus,
  asked_at: z.iso.datetime(),
  /** A search is private and expires after a day. */
  kept_until: z.iso.datetime(),
  total: z.number().int(),
  took_ms: z.number().int().nullable(),
  gathered: z.array(
    SearchState.shape.gathered.element.extend({
      /** Whether it is a part of our own index, no vendor. */
      is_own: z.boolean().default(false),
    }),
  ),
  /** The phone number to text once the search has finished, and the message once it is queued. */
  notify: z.object({ phone: Phone, message_id: MessageId.nullable() }).nullable(),
});
export type Search = z.infer<typeof Search>;

/** Who starts or reads a search. */
export type Searcher = Pick<Search, 'account_id' | 'browser'>;

export type SearchEvent =
  /** Our own index has answered; `others` says whether vendors are still pending. */
  | { type: 'found'; total: number; took_ms: number | null; others: boolean }
  /** All sources have answered or timed out. */
  | { type: 'gathered'; total: number; gathered: Search['gathered'] };

export const newSearch = (
  search_id: SearchId,
  request: SearchRequest,
  language: Language,
  now: Date,
  searcher: Searcher,
  not_meant: PersonId[] = [],
): Search => ({
  search_id,
  ...searcher,
  request,
  not_meant,
  language,
  status: 'searching',
  asked_at: now.toISOString(),
  kept_until: endOfLife('search', now).toISOString(),
  total: 0,
  took_ms: null,
  gathered: [],
  notify: null,
});

/** A search is read by its searcher, and by its link once that was texted (ADR 65). */
export const mayRead = (search: Search, searcher: Searcher): boolean =>
  Boolean(search.notify?.message_id) || mayChange(search, searcher);

/** A member’s search is changed by that member only; a visitor’s by the browser that started it, logged in since or not. */
export const mayChange = ({ account_id, browser }: Search, searcher: Searcher): boolean =>
  account_id === null ? browser !== null && browser === searcher.browser : account_id === searcher.account_id;

/** The query in one line, as typed. */
export const queryOf = ({ request: { search_query, first_name, last_name } }: Search): string =>
  search_query ?? [first_name, last_name].filter(Boolean).join(' ');

/** The next state of a search. Throws for an event that its state does not allow. */
export function transition(search: Search, event: SearchEvent): Search {
  if (event.type === 'found' && search.status === 'searching') {
    const { total, took_ms, others } = event;
    return { ...search, status: total || others ? 'gathering' : 'empty', total, took_ms };
  }
  if (event.type === 'gathered' && search.status === 'gathering') {
    const { total, gathered } = event;
    return { ...search, status: total ? 'ready' : 'empty', total, gathered };
  }
  throw new Error(`A search that is ${search.status} cannot have ${event.type}`);
}

export const isFinished = ({ status }: Search) => status === 'ready' || status === 'empty';

/** Longer than the job takes at worst, its two retries included. */
const TIMEOUT_MS = 5 * MINUTE;

/** Whether the job of a search has been given up. */
export const isOverdue = (search: Search, now: Date) =>
  !isFinished(search) && now.getTime() - Date.parse(search.asked_at) > TIMEOUT_MS;

/** Whether a finished search still has to notify its searcher. */
export const owesMessage = (search: Search) => isFinished(search) && search.notify?.message_id === null;
