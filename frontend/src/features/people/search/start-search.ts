import { proving, prove } from '#frontend/components/proof/proving.ts';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import { toSearchRequest } from '#frontend/features/people/search/search-request.ts';
import { call } from '#frontend/lib/api.ts';
import { rememberSearch } from '#frontend/lib/last-search.ts';
import { people } from '#shared/api/people.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { parseAge } from '#shared/validation/age.ts';
import { fieldKeys, type MessageKey } from '#shared/validation/messages.ts';
import { SearchRequest, type SearchType } from '#shared/validation/search.ts';
import type { SearchId } from '#shared/values/id.ts';
import { lacksAreaCode } from '#shared/values/lacks-area-code.ts';
import type { Language } from '#shared/values/language.ts';

export type Errors = Record<string, MessageKey[]>;

/** A form’s request, or what is wrong with its fields; `area_code` where a US number is too short to have one. */
export function checked(type: SearchType, fields: SearchFields): { request?: SearchRequest; errors: Errors } {
  const { data, error } = SearchRequest.safeParse(toSearchRequest(type, fields));
  const errors: Errors = {
    ...(error && fieldKeys(error)),
    ...(error &&
      type === 'phone' &&
      lacksAreaCode(fields.search_query ?? '', fields.country) && { area_code: ['phone'] }),
    ...(fields.age?.trim() && !parseAge(fields.age) && { age: ['invalid'] }),
  };
  return data && !errors.age ? { request: data, errors } : { errors };
}

/** After many searches from one network the server asks for a proof of work. */
export async function startWithProof(request: InputFromCaller<typeof people.startSearch>) {
  try {
    return await call(people.startSearch, request);
  } catch (error) {
    if (asFault(error).code !== 'request.proof-needed') throw error;
    const proof = await prove('search').catch(() => undefined);
    if (!proof) throw error;
    return call(people.startSearch, { ...request, proof });
  }
}

/** Starts a search and remembers it for this tab; `line` is what was typed where it was all in one line. */
export async function startSearch(request: SearchRequest, language: Language, line?: string): Promise<SearchId> {
  proving.forget();
  const { search_id, search_query } = await startWithProof({ ...request, language });
  rememberSearch({ search_id, search_query, request, line });
  return search_id;
}
