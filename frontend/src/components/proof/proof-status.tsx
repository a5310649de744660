import '#frontend/styles/proof.css';

import { CircleAlert, LoaderCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { proving } from '#frontend/components/proof/proving.ts';

/** Shows that the browser is being checked, or that the check failed. Takes no space when idle. */
export function ProofStatus() {
  const { t } = useTranslation('proof');
  const state = useSyncExternalStore(proving.subscribe, proving.now, () => 'idle' as const);
  return (
    <p className={state === 'failed' ? 'proof proof--failed small' : 'proof small'} role="status">
      {state !== 'idle' && (
        <>
          <Icon of={state === 'failed' ? CircleAlert : LoaderCircle} />
          <span>{t(state)}</span>
        </>
      )}
    </p>
  );
}
