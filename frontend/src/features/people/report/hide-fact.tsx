import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { privacy } from '#shared/api/privacy.ts';

type Props = { factId: string; onHidden: (reference: string) => void };

/** For the person of the record: takes the fact out of it at once, after a second press. */
export function HideFact({ factId, onHidden }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'dispute.hide' });
  const { language } = useLanguage();
  const { personId } = useReportContext();
  const { trigger, error, isMutating } = useAction(privacy.hideFact, { refreshes: [privacy.getCenter] });
  const [isSure, setSure] = useState(false);
  async function hide() {
    const request = await trigger({ person_id: personId, fact_id: factId, language });
    if (request) onHidden(request.reference);
  }
  return (
    <div className="dispute__hide">
      <b>{t('title')}</b>
      <p className="small muted">{t('text')}</p>
      {error && <Failure error={error} />}
      <div>
        {isSure ? (
          <Button look="danger" size="sm" busy={isMutating} onClick={() => void hide()}>
            {t('confirm')}
          </Button>
        ) : (
          <Button look="line" size="sm" onClick={() => setSure(true)}>
            {t('button')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** That it is hidden, with the reference of the request. */
export function FactHidden({ reference }: { reference: string }) {
  const { t } = useTranslation('report');
  return (
    <p>
      <Trans
        t={t}
        i18nKey="dispute.hide.done"
        values={{ reference }}
        components={{ r: <bdi className="mono" dir="ltr" /> }}
      />
    </p>
  );
}
