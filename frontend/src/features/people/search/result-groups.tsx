import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { groupNamesakes } from '#frontend/features/people/search/namesakes.ts';
import { NamesakesRow } from '#frontend/features/people/search/person-row.tsx';
import type { Result, SearchResults } from '#shared/api/people/search-results.ts';
import { matchGroupOf, matchGroups, type MatchGroup } from '#shared/values/match-group.ts';
import type { Sort } from '#shared/values/result-filter.ts';

type Props = { search: SearchResults; sort: Sort | undefined };

/** The people of a page. The best come in groups, where some are named as asked and others only similarly. */
export function ResultGroups({ search, sort = 'best' }: Props) {
  const { matches, not_meant, results } = search;
  if (sort !== 'best' || !matches?.exact || !matches.similar) return <People people={results.data} search={search} />;
  return matchGroups.map((group) => (
    <Group
      key={group}
      group={group}
      count={matches[group]}
      people={results.data.filter((person) => matchGroupOf(person, not_meant) === group)}
      search={search}
    />
  ));
}

type GroupProps = { people: Result[]; search: SearchResults };

function Group({ group, count, people, search }: GroupProps & { group: MatchGroup; count: number }) {
  const { t } = useTranslation('people', { keyPrefix: 'results.groups' });
  const heading = useId();
  if (!people.length) return null;
  return (
    <section className="people__group" aria-labelledby={heading}>
      <h2 id={heading}>
        {t(group)} <Count of={count} />
      </h2>
      <People people={people} search={search} />
    </section>
  );
}

function People({ people, search }: GroupProps) {
  const { current_page, data } = search.results;
  return (
    <ol className="people">
      {groupNamesakes(people).map((group) => (
        <NamesakesRow
          key={group.person.person_id}
          group={group}
          search={search}
          best={group.person === data[0] && current_page === 1}
        />
      ))}
    </ol>
  );
}
