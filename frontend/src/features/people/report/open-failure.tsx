import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/notices.css';

import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { formats } from '#frontend/lib/format.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Fault } from '#shared/errors/catalogue.ts';

/** Why a report was not opened: for a use that is refused, or because the same person was opened too often. */
export function OpenFailure({ error }: { error: Fault }) {
  const { t } = useTranslation(['report', 'auth']);
  const { locale } = useLanguage();
  if (error.code === 'account.use-refused') {
    return (
      <div className="note" role="alert">
        <Icon of={ShieldCheck} />
        <div>
          <h3>{t('auth:refused.heading')}</h3>
          <p>{t('auth:nos.law')}</p>
          <p>
            <b>{t('auth:refused.free')}</b> {t('report:open.uncharged')}
          </p>
        </div>
      </div>
    );
  }
  if (error.code === 'request.too-many') {
    return (
      <div className="note note--danger" role="alert">
        <Icon of={ShieldCheck} />
        <p>
          {t('report:open.tooOften')}
          <Gap />
          {error.until && t('report:open.tooOftenUntil', { at: formats.date(error.until, locale) })}
        </p>
      </div>
    );
  }
  return <Failure error={error} />;
}
