import { useCallback, useEffect } from 'react';

import { prove, proving } from '#frontend/components/proof/proving.ts';
import type { ProofRoute } from '#shared/api/support.ts';

/** For forms whose endpoint asks for a proof of work. `ProofStatus` shows its progress. */
export function useProof(route: ProofRoute) {
  useEffect(() => proving.forget, [route]);
  return { prove: useCallback((work?: number) => prove(route, work), [route]) };
}
