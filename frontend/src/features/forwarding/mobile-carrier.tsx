import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CarrierForm } from '#frontend/features/forwarding/carrier-form.tsx';
import { WhatChanges } from '#frontend/features/forwarding/what-changes.tsx';
import { SetUpScreen } from '#frontend/features/forwarding/set-up-screen.tsx';
import { SetUpStart } from '#frontend/features/forwarding/set-up-start.tsx';
import { Stepper } from '#frontend/features/forwarding/stepper.tsx';
import { useForwarding } from '#frontend/features/forwarding/use-forwarding.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { forwarding } from '#shared/api/forwarding.ts';

/** Which carrier forwards the owner’s missed calls, and from which phone. */
export function MobileCarrier() {
  const { t } = useTranslation('forwarding');
  const [country, setCountry] = useState<string>();
  const list = useEndpoint(forwarding.getCarriers, country ? { country } : {}, { keepPreviousData: true });
  const { data: setUp, error, mutate } = useForwarding();
  if (setUp && !setUp.phone) return <SetUpStart forwarding={setUp} />;
  const failed = list.error ?? error;
  return (
    <SetUpScreen
      title={t('carrier.title')}
      lead={t('carrier.lead')}
      above={<Stepper at="carrier" platform={setUp?.platform ?? null} />}
      aside={<WhatChanges />}
    >
      {failed && <Failure error={failed} onRetry={() => void Promise.all([list.mutate(), mutate()])} />}
      {!failed && !(list.data && setUp) && (
        <div className="stack" aria-busy="true" aria-label={t('loading')}>
          {[1, 2, 3].map((each) => (
            <Skeleton key={each} width="100%" height="3.5rem" />
          ))}
        </div>
      )}
      {list.data && setUp && <CarrierForm list={list.data} setUp={setUp} onCountry={setCountry} />}
    </SetUpScreen>
  );
}
