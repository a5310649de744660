import type { Searcher } from '#functions/people/domain/search.ts';
import { browserToken } from '#functions/platform/browser-token.ts';
import type { Cookies } from '#functions/platform/cookies.ts';
import { digest } from '#functions/platform/digest.ts';
import { DAY } from '#shared/values/duration.ts';
import type { AccountId } from '#shared/values/id.ts';

/** Identifies a visitor's browser to its searches (ADR 65). */
const COOKIE = 'search';
/** As long as a search is kept; each new search renews it. */
const SECONDS = DAY / 1000;

/** Who sends a request: the member, if there is one, and the browser, if it has searched as a visitor. */
export type SearcherRequest = { member: { accountId: AccountId } | undefined; cookies: Cookies };

export function searcherOf({ member, cookies }: SearcherRequest): Searcher {
  const token = cookies.get(COOKIE);
  return { account_id: member?.accountId ?? null, browser: token ? digest(token) : null };
}

/** The owner of a new search: the member, or the visitor's browser, which gets its cookie. */
export function newSearcher({ member, cookies }: SearcherRequest): Searcher {
  if (member) return { account_id: member.accountId, browser: null };
  const token = browserToken(cookies.get(COOKIE));
  cookies.set(COOKIE, token, { maxAge: SECONDS });
  return { account_id: null, browser: digest(token) };
}
