import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { proving } from '#frontend/components/proof/proving.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** Beside the button that sent a search: that the browser is being checked, and what went wrong. */
export default function SearchStatus({ failure }: { failure: Fault | undefined }) {
  const { t } = useTranslation('find');
  useEffect(() => proving.forget, []);
  return (
    <>
      <ProofStatus />
      {failure && <LimitFailure error={failure} again={(at) => t('again', { at })} />}
    </>
  );
}
