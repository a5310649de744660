import '#frontend/styles/proof.css';

import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { proving } from '#frontend/components/proof/proving.ts';

/** Shows that the browser is being checked, or that the check failed. Takes no space when idle. */
export function ProofStatus() {
  const { t } = useTranslation('proof');
  const state = useSyncExternalStore(proving.subscribe, proving.now, () => 'idle' as const);
  return (
    <p className={`proof small ${state === 'failed' ? 'proof--failed' : 'muted'}`} role="status">
      {state !== 'idle' && t(state)}
    </p>
  );
}
