import { lazy, Suspense } from 'react';

import { KeepSkeleton } from '#frontend/features/people/saved/keep-skeleton.tsx';
import { loadNamespaces } from '#frontend/i18n/index.ts';
import type { PersonId } from '#shared/values/id.ts';

/** Visitors load neither the code nor the phrases. */
const KeepBar = lazy(async () => {
  const [{ KeepBar }] = await Promise.all([
    import('#frontend/features/people/saved/keep-bar.tsx'),
    loadNamespaces(['saved', 'sharing']),
  ]);
  return { default: KeepBar };
});

/** What a member does with a person: save, watch, share. */
export const MemberTools = (props: { id: PersonId; isOpen: boolean }) => (
  <Suspense fallback={<KeepSkeleton isOpen={props.isOpen} />}>
    <KeepBar {...props} />
  </Suspense>
);
