import { GalleryPart } from '#frontend/app/gallery/part.tsx';
import { SearchExpired } from '#frontend/features/people/search/search-expired.tsx';
import { NoResults } from '#frontend/features/people/search/no-results.tsx';
import { ResultList } from '#frontend/features/people/search/result-list.tsx';
import { SearchProgress } from '#frontend/features/people/search/search-progress.tsx';
import { counts, reason, searchResults, searchState, aPerson } from '#frontend/features/people/search/testing.ts';
import { newId } from '#shared/values/id.ts';

const search_id = newId('search');
const searching = searchState(search_id);
const gathering = searchState(search_id, {
  status: 'gathering',
  took_ms: 38,
  total: 14,
  gathered: [{ source: 'Household register', people: 14, state: 'answered' }],
});

const well = aPerson({
  full_name: 'Tamsin R. Okafor',
  also_known_as: ['Tamsin Hale'],
  age: 41,
  portrait: 'f:one',
  lives_in: { city: 'Duluth', state: 'MN', country: 'US' },
  lived_in: ['Austin', 'Portland', 'Madison', 'Leeds'].map((city) => ({ city, state: null, country: 'US' })),
  works_in: [{ city: 'Saint Paul', state: 'MN', country: 'US' }],
  related_to: ['Daniel Okafor', 'Ruth Hale'],
  counts: counts({ phones: 3, emails: 2, locations: 4, relationships: 6, jobs: 3, education: 1, social_profiles: 2 }),
  last_seen: '2026-11-12',
  reasons: [
    reason('exact', { part: 'first' }),
    reason('exact', { part: 'last' }),
    reason('middle', { part: 'middle' }),
    reason('lives-there'),
    reason('age'),
  ],
});
const barely = aPerson({
  full_name: 'ليلى حدّاد',
  reasons: [
    reason('script', { part: 'first', stored: 'ليلى' }),
    reason('sound', { part: 'last', stored: 'حدّاد' }),
    reason('other-name', { stored: 'Layla Haddad-Núñez' }),
  ],
});
const like = aPerson({
  full_name: 'Katherine Ann García Márquez',
  age: 77,
  reasons: [
    reason('letters', { part: 'first', stored: 'Katherine', letters: 1 }),
    reason('letters', { part: 'last', stored: 'Marques', letters: 2 }),
    reason('initial', { part: 'middle', stored: 'A' }),
    reason('part', { part: 'last', stored: 'García Márquez' }),
    reason('lived-there'),
  ],
});
const nick = aPerson({
  full_name: 'William Okafor',
  reasons: [
    reason('nickname', { part: 'first', stored: 'William' }),
    reason('swapped'),
    reason('exact', { part: 'last' }),
  ],
});

const found = searchResults(search_id, [well, nick, like, barely], {
  total: 1234,
  gathered: [
    { source: 'Household register', people: 1200, state: 'answered' },
    { source: 'Directory listings', people: 31, state: 'answered' },
    { source: 'People Data', people: 0, state: 'timed-out' },
    { source: 'Enformion', people: 0, state: 'not-asked' },
  ],
  facets: {
    countries: [{ value: 'US', count: 1234 }],
    states: ['MN', 'OR', 'GA', 'TX', 'WI', 'IL', 'NY'].map((value, i) => ({ value, count: 700 >> i, country: 'US' })),
    cities: ['Duluth', 'Minneapolis'].map((value) => ({ value, count: 2 })),
    residences: [
      { value: 'current', count: 600 },
      { value: 'former', count: 240 },
    ],
    ages: ['20', '30', '40', '50', '80'].map((value, i) => ({ value, count: 3 + ((i * 7) % 5) })),
  },
  results: { total: 700, current_page: 2, last_page: 35, next_page_url: '/', prev_page_url: '/' },
});

/** A search in all its states. */
export function SearchSpecimens() {
  return (
    <>
      <GalleryPart title="A search under way">
        <SearchProgress search_id={search_id} search={undefined} />
        <SearchProgress search_id={search_id} search={searching} />
        <SearchProgress search_id={search_id} search={{ ...gathering, will_text: true }} />
      </GalleryPart>
      <GalleryPart title="People found">
        <ResultList
          search={found}
          filters={{ state: ['MN', 'OR'], age_from: 30, age_to: 59 }}
          onNarrow={() => undefined}
          error={undefined}
          refreshing={false}
        />
      </GalleryPart>
      <GalleryPart title="More people than are listed">
        <ResultList
          search={{ ...found, total: 41_208 }}
          filters={{}}
          onNarrow={() => undefined}
          error={undefined}
          refreshing={false}
        />
      </GalleryPart>
      <GalleryPart title="Nobody fits the filters; the next answer on its way">
        <ResultList
          search={searchResults(search_id, [], { status: 'ready', total: 14 })}
          filters={{ city: ['Reno'] }}
          onNarrow={() => undefined}
          error={undefined}
          refreshing
        />
      </GalleryPart>
      <GalleryPart title="Nobody found">
        <NoResults
          search={{
            ...searchState(search_id, { status: 'empty', type: 'address', search_query: '18 Kestrel Lane, Duluth' }),
            links: null,
          }}
        />
      </GalleryPart>
      <GalleryPart title="A search that has ended">
        <SearchExpired />
      </GalleryPart>
    </>
  );
}
