import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { isRemoving } from '#frontend/features/privacy-center/removals.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { type EffectiveKind, privacy } from '#shared/api/privacy.ts';

type Props = { kind: EffectiveKind; count: number; onMade: () => void };

/** Has something done to all open records, after a second press. */
export function MakeRequest({ kind, count, onMade }: Props) {
  const { t } = useTranslation('privacy');
  const { language } = useLanguage();
  const { trigger, data, error, isMutating } = useAction(privacy.makeRequest);
  const [isSure, setSure] = useState(false);
  if (data) {
    return (
      <p className="small" role="status">
        {data.state === 'done' ? (
          <Trans
            t={t}
            i18nKey="act.done"
            values={{ reference: data.reference }}
            components={{ r: <bdi className="mono" dir="ltr" /> }}
          />
        ) : (
          t(`reason.${data.reason ?? 'no-record'}`)
        )}
      </p>
    );
  }
  if (!count) return <p className="small muted">{t('act.noneOpen')}</p>;
  const look = kind === 'delete' || kind === 'removal' ? 'danger' : 'solid';
  return (
    <>
      {error && <Failure error={error} />}
      {isSure ? (
        <>
          <p className="small">{t(isRemoving(kind) ? 'act.sureRemoval' : 'act.sure', { count })}</p>
          <div className="row [--gap:0.5rem]">
            <Button
              look={look}
              size="sm"
              busy={isMutating}
              onClick={() => void trigger({ kind, language }).then((made) => made && onMade())}
            >
              {t('act.confirm')}
            </Button>
            {!isMutating && (
              <Button look="ghost" size="sm" onClick={() => setSure(false)}>
                {t('act.cancel')}
              </Button>
            )}
          </div>
          <p className="small" role="status">
            {isMutating && t('act.working')}
          </p>
        </>
      ) : (
        <Button look="line" size="sm" onClick={() => setSure(true)}>
          {t(`act.${kind}.button`)}
        </Button>
      )}
    </>
  );
}
