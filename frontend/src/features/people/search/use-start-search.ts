import { useState } from 'react';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import type { SearchFields } from '#frontend/features/people/search/search-fields.ts';
import { countryFilter } from '#frontend/features/people/search/search-request.ts';
import type { Errors } from '#frontend/features/people/search/start-search.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { asFault, type Fault } from '#shared/errors/catalogue.ts';
import { isSanction } from '#shared/errors/sanctions.ts';
import type { SearchRequest, SearchType } from '#shared/validation/search.ts';

/** The validation and the API client load when a visitor starts to fill in a form. */
const loadRules = () => import('#frontend/features/people/search/start-search.ts');

/** Starts a search and opens its page, that of its results or of the number that it looks for, or reports errors by field. */
export function useStartSearch(page: 'search' | 'number' = 'search') {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Fault>();
  const [errors, setErrors] = useState<Errors>({});
  if (failure && isSanction(failure)) throw failure; // the page gives way to the notice (app/country-notice.tsx)

  async function search(type: SearchType, fields: SearchFields) {
    const { request, errors } = (await loadRules()).checked(type, fields);
    setErrors(errors);
    if (request) await start(request, { country: countryFilter({ type, ...fields }) });
  }

  /** Starts a search as it is; `line` is what was typed where it was all in one line, `country` filters what is found. */
  async function start(
    request: SearchRequest,
    { line, country }: { line?: string; country?: string | undefined } = {},
  ) {
    setBusy(true);
    setFailure(undefined);
    const search_id = await loadRules()
      .then(({ startSearch }) => startSearch(request, language, line))
      .catch((error: unknown) => void setFailure(asFault(error)))
      .finally(() => setBusy(false));
    if (!search_id) return;
    const to = pathTo(page, { language, search_id });
    await navigate(country ? `${to}?${new URLSearchParams({ country })}` : to);
  }

  return { search, start, busy, failure, errors, clearErrors: () => setErrors({}), loadRules };
}
