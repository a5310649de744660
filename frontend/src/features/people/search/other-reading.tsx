import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { insteadAmong } from '#frontend/features/people/search/instead-among.ts';
import { searchOther } from '#frontend/features/people/search/other-search.ts';
import { PartWords } from '#frontend/features/people/search/part-words.tsx';
import { partsOf } from '#frontend/features/people/search/parts.ts';
import { countryFilter } from '#frontend/features/people/search/search-request.ts';
import { isSameSearch } from '#frontend/features/people/search/same-search.ts';
import { useAlternatives } from '#frontend/features/people/search/use-alternatives.ts';
import { useReadings } from '#frontend/features/people/search/use-readings.ts';
import type { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { rememberSearch } from '#frontend/lib/last-search.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { useAgeWords } from '#frontend/lib/use-age-words.ts';
import type { SearchResults, SearchState } from '#shared/api/people/search-results.ts';
import type { Reading } from '#shared/search-line/reading.ts';
import { SearchRequest } from '#shared/validation/search.ts';
import type { SearchId } from '#shared/values/id.ts';

type Props = {
  search: SearchState;
  /** What was typed, where it was all in one line. */
  line: string | undefined;
  searched: SearchRequest;
  again: ReturnType<typeof useStartSearch>;
};
/** The searches that gave way to another reading once: who goes back to one stays. */
const wasLed = new Set<SearchId>();

type Found = { request: SearchRequest; people: SearchResults };
type Other = { request: SearchRequest; country: string | undefined };
type OtherOfLine = Other & { reading: Reading };

/** What else than what was searched for a line may mean, and can be searched for. */
const othersOf = (readings: Reading[], searched: SearchRequest): OtherOfLine[] =>
  readings.flatMap((reading) => {
    const { data: request } = SearchRequest.safeParse(reading);
    return request && !isSameSearch(request, searched) ? [{ reading, request, country: countryFilter(reading) }] : [];
  });

/**
 * What else a line may mean, where what it was read as finds nobody. The likeliest other search is made at once: the name at any
 * age, another name in the line, or the only near spelling. If it finds people, the page gives way to theirs.
 */
export default function OtherReading({ search, line, searched, again }: Props) {
  const { search_id, type } = search;
  const { t } = useTranslation('find', { keyPrefix: 'understood' });
  const { t: tPeople } = useTranslation('people', { keyPrefix: 'nobody' });
  const names = usePlaceNames();
  const ageWords = useAgeWords();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { readings, soon } = useReadings(line ?? '');
  const { data, error } = useAlternatives(search);
  const [filters] = useSearchParams();
  const [found, setFound] = useState<Found>();

  const lookFor = useEffectEvent(async (isStale: () => boolean): Promise<Found | undefined> => {
    const [another] = othersOf(await soon(), searched).filter(
      ({ request }) => request.type === 'name' || request.type === 'username',
    );
    const offered = insteadAmong(data?.alternatives ?? [], { isLine: line !== undefined });
    const same = offered && { request: offered.request, country: filters.get('country') ?? undefined };
    const other = offered?.kind === 'spelling' ? (another ?? same) : (same ?? another);
    if (type !== 'name' || !other || isStale()) return undefined;
    const people = await searchOther(search_id, other.request, language);
    if (!people || isStale()) return undefined;
    const maySwitch = people.status === 'ready' && people.has_exact && !again.busy && !wasLed.has(search_id);
    if (!maySwitch) return { request: other.request, people };
    await show(other, people);
    return undefined;
  });
  const isOfferKnown = data !== undefined || error !== undefined;
  useEffect(() => {
    if (!isOfferKnown) return undefined;
    let isStale = false;
    void lookFor(() => isStale).then((other) => other && setFound(other));
    return () => {
      isStale = true;
    };
  }, [search_id, isOfferKnown]);

  async function show({ request, country }: Other, { search_id: other_id, search_query }: SearchResults) {
    wasLed.add(search_id);
    const instead = { search_id, request: searched };
    rememberSearch({ search_id: other_id, search_query, request, line, instead });
    const to = pathTo('search', { language, search_id: other_id });
    await navigate(country ? `${to}?${new URLSearchParams({ country })}` : to);
  }

  /** A search that found people is shown again, and not made again. */
  function open(other: Other) {
    const known = found && isSameSearch(found.request, other.request) ? found.people : undefined;
    if (known?.status === 'ready') return show(other, known);
    return again.start(other.request, { ...(line !== undefined && { line }), country: other.country });
  }

  return othersOf(readings, searched).map(({ reading, ...other }) => (
    <li key={JSON.stringify(other.request)}>
      <span>
        {t('or')}
        <Gap />
        {partsOf(reading, names, ageWords).map((part, at) => (
          <Fragment key={part.field}>
            {at > 0 && ' · '}
            <PartWords {...part} />
          </Fragment>
        ))}
      </span>
      <Button look="soft" size="sm" busy={again.busy} onClick={() => void open(other)}>
        {tPeople('search')}
      </Button>
    </li>
  ));
}
