import { useState } from 'react';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { useProof } from '#frontend/components/proof/use-proof.ts';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { rememberSearch } from '#frontend/lib/last-search.ts';
import { people } from '#shared/api/people.ts';
import type { InputFromCaller } from '#shared/contract/endpoint.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { isSanction } from '#shared/errors/sanctions.ts';
import { fieldKeys, type MessageKey } from '#shared/validation/messages.ts';
import type { SearchRequest, SearchType } from '#shared/validation/search.ts';

/** The validation and the API client load when a visitor starts to fill in a form. */
const loadRules = async () => {
  const [{ SearchRequest }, { toSearchRequest }, { call }] = await Promise.all([
    import('#shared/validation/search.ts'),
    import('#frontend/features/people/search/search-request.ts'),
    import('#frontend/lib/api.ts'),
  ]);
  return { SearchRequest, toSearchRequest, call };
};

type Errors = Record<string, MessageKey[]>;

/** Starts a search and opens its page, that of its results or of the number that it looks for, or reports errors by field. */
export function useStartSearch(page: 'search' | 'number' = 'search') {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Fault>();
  const { prove } = useProof('search');
  const [errors, setErrors] = useState<Errors>({});
  if (failure && isSanction(failure)) throw failure; // the page gives way to the notice (app/country-notice.tsx)

  /** After many searches from one network the server asks for a proof of work. */
  async function startWithProof(request: InputFromCaller<typeof people.startSearch>) {
    const { call } = await loadRules();
    try {
      return await call(people.startSearch, request);
    } catch (error) {
      if (asFault(error).code !== 'request.proof-needed') throw error;
      const proof = await prove().catch(() => undefined);
      if (!proof) throw error;
      return call(people.startSearch, { ...request, proof });
    }
  }

  async function search(type: SearchType, fields: SearchFields) {
    const { SearchRequest, toSearchRequest } = await loadRules();
    const parsed = SearchRequest.safeParse(toSearchRequest(type, fields));
    setErrors(parsed.error ? fieldKeys(parsed.error) : {});
    if (parsed.data) await start(parsed.data);
  }

  /** Starts a search as it is; `line` is what was typed where it was all in one line. */
  async function start(request: SearchRequest, line?: string) {
    setBusy(true);
    setFailure(undefined);
    const started = await startWithProof({ ...request, language })
      .catch((error: unknown) => void setFailure(asFault(error)))
      .finally(() => setBusy(false));
    if (!started) return;
    const { search_id, search_query } = started;
    rememberSearch({ search_id, search_query, request, line });
    await navigate(pathTo(page, { language, search_id }));
  }

  return { search, start, busy, failure, errors, clearErrors: () => setErrors({}), loadRules };
}
