import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Gap } from '#frontend/components/gap.tsx';
import { PartWords } from '#frontend/features/people/search/part-words.tsx';
import { partsOf } from '#frontend/features/people/search/parts.ts';
import { countryFilter } from '#frontend/features/people/search/search-request.ts';
import { isSameSearch } from '#frontend/features/people/search/same-search.ts';
import { useReadings } from '#frontend/features/people/search/use-readings.ts';
import type { useStartSearch } from '#frontend/features/people/search/use-start-search.ts';
import { usePlaceNames } from '#frontend/lib/places/use-place-names.ts';
import { SearchRequest } from '#shared/validation/search.ts';

type Props = { line: string; searched: SearchRequest; again: ReturnType<typeof useStartSearch> };

/** What else a line may mean, where what it was read as finds nobody. */
export default function OtherReading({ line, searched, again }: Props) {
  const { t } = useTranslation('find', { keyPrefix: 'understood' });
  const { t: tPeople } = useTranslation('people', { keyPrefix: 'nobody' });
  const names = usePlaceNames();
  const { readings } = useReadings(line);
  const others = readings.flatMap((reading) => {
    const { data: request } = SearchRequest.safeParse(reading);
    return request && !isSameSearch(request, searched) ? [{ reading, request }] : [];
  });
  return others.map(({ reading, request }) => (
    <li key={JSON.stringify(request)}>
      <span>
        {t('or')}
        <Gap />
        {partsOf(reading, names).map((part, at) => (
          <Fragment key={part.field}>
            {at > 0 && ' · '}
            <PartWords {...part} />
          </Fragment>
        ))}
      </span>
      <Button
        look="soft"
        size="sm"
        busy={again.busy}
        onClick={() => void again.start(request, { line, country: countryFilter(reading) })}
      >
        {tPeople('search')}
      </Button>
    </li>
  ));
}
