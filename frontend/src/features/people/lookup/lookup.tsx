import type { ReactNode } from 'react';

import { IdentifierCard } from '#frontend/features/people/lookup/identifier-card.tsx';
import { NumberCard } from '#frontend/features/people/lookup/number-card.tsx';
import { type LinkedSearch, WhoLists } from '#frontend/features/people/lookup/who-lists.tsx';

/** The card on the page of a search. Where it found nobody, the number is what the page is about. */
export function Lookup({ search, after }: { search: LinkedSearch; after?: ReactNode }) {
  const { search_id, type, total, links } = search;
  if (type !== 'phone') return <IdentifierCard search={search} />;
  return (
    <NumberCard search_id={search_id} level={total === 0 ? 1 : 2} after={after} line={links?.line}>
      <WhoLists search={search} />
    </NumberCard>
  );
}
