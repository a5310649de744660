import '#frontend/styles/proof.css';

import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { proving } from '#frontend/components/proof/proving.ts';

/** Says that the browser is being checked, and where that did not work what to do. Empty it takes no room. */
export function ProofStatus() {
  const { t } = useTranslation('proof');
  const state = useSyncExternalStore(proving.subscribe, proving.now);
  return (
    <p className={`proof small ${state === 'failed' ? 'proof--failed' : 'muted'}`} role="status">
      {state !== 'idle' && t(state)}
    </p>
  );
}
