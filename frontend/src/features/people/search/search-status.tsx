import { useEffect } from 'react';

import { Failure } from '#frontend/components/failure.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { proving } from '#frontend/components/proof/proving.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** Beside the button that sent a search: that the browser is being checked, and what went wrong. */
export default function SearchStatus({ failure }: { failure: Fault | undefined }) {
  useEffect(() => proving.forget, []);
  return (
    <>
      <ProofStatus />
      {failure && <Failure error={failure} />}
    </>
  );
}
