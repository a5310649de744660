import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitFailure } from '#frontend/components/limit-failure.tsx';
import { ProofStatus } from '#frontend/components/proof/proof-status.tsx';
import { proving } from '#frontend/components/proof/proving.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

type Props = {
  failure: Fault | undefined;
  /** Whether a number lacks its area code. */
  isShort?: boolean;
};

/** Beside the button that sent a search: that the browser is being checked, and what went wrong. */
export default function SearchStatus({ failure, isShort = false }: Props) {
  const { t } = useTranslation('find');
  useEffect(() => proving.forget, []);
  return (
    <>
      <ProofStatus />
      {isShort && (
        <p className="hint" role="status">
          {t('areaCode')}
        </p>
      )}
      {failure && <LimitFailure error={failure} again={(at) => t('again', { at })} />}
    </>
  );
}
