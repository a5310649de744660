import { lazy, type ReactNode, Suspense } from 'react';

import { Skeleton } from '#frontend/components/skeleton.tsx';
import type { LinkedSearch } from '#frontend/features/people/lookup/who-lists.tsx';
import { loadNamespaces } from '#frontend/i18n/index.ts';

/** A search by name loads neither the code nor the phrases. */
const Card = lazy(async () => {
  const [{ Lookup }] = await Promise.all([
    import('#frontend/features/people/lookup/lookup.tsx'),
    loadNamespaces(['number']),
  ]);
  return { default: Lookup };
});

/** What is known of the number, address or username itself that a finished search looked for. */
export function LazyLookup({
  search,
  after,
}: {
  search: LinkedSearch;
  /** What follows the card of a number. */ after?: ReactNode;
}) {
  if (search.type === 'name' || search.type === 'address') return null;
  return (
    <Suspense fallback={<Skeleton width="100%" height="18rem" />}>
      <Card search={search} after={after} />
    </Suspense>
  );
}
