import { useCallback, useEffect } from 'react';

import { prove, proving } from '#frontend/components/proof/proving.ts';
import type { ProofRoute } from '#shared/api/support.ts';

/** For a form whose endpoint asks for a proof. `ProofStatus` says on the page how it stands with it. */
export function useProof(route: ProofRoute) {
  useEffect(() => proving.forget, [route]);
  return { prove: useCallback(() => prove(route), [route]) };
}
