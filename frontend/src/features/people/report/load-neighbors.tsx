import { lazy, type ReactNode, Suspense } from 'react';

import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { loadNamespaces } from '#frontend/i18n/index.ts';
import type { Report } from '#shared/api/people/report.ts';

const Neighbors = lazy(async () => {
  const [{ Neighbors }] = await Promise.all([
    import('#frontend/features/people/report/neighbors.tsx'),
    loadNamespaces(['neighbors']),
  ]);
  return { default: Neighbors };
});

/** Below a home with a street, who else is there; for a member whose report is open, and nobody else. */
export function useNeighbors(): (address: Report['addresses'][number], text: string) => ReactNode {
  const { personId, isOwn, isReadOnly } = useReportContext();
  return ({ kind, street, fact_id, fact_state }, text) =>
    kind === 'home' && street && !isOwn && !isReadOnly ? (
      <Suspense>
        <Neighbors id={personId} factId={fact_id} address={text} isFormer={fact_state === 'former'} />
      </Suspense>
    ) : undefined;
}
