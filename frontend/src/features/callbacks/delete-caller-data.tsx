import '#frontend/styles/link-button.css';

import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { zonedFormats } from '#frontend/lib/zoned-formats.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { callbacks, type OwnCallback } from '#shared/api/callbacks.ts';

type Props = { own: OwnCallback; zone: string; onDeleted: () => void };

/** What is kept of the caller and until when, with a button to delete it after confirmation. */
export function DeleteCallerData({ own, zone, onDeleted }: Props) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'own' });
  const { locale } = useLanguage();
  const deletion = useAction(callbacks.forgetOwn);
  const [isSure, setSure] = useState(false);
  const { deleted_at, open_until } = own;
  const deleteData = async () => (await deletion.trigger({})) && onDeleted();
  return (
    <>
      <div className="note">
        <Icon of={ShieldCheck} />
        <div className="stack [--stack:0.75rem]">
          <p>
            {t('kept', { date: formats.date(deleted_at, locale) })}
            <Gap />
            {!isSure && (
              <button className="link" type="button" onClick={() => setSure(true)}>
                {t('forget')}
              </button>
            )}
          </p>
          {isSure && (
            <>
              <p>{t('forgetMeans')}</p>
              <div className="row [--gap:0.5rem]">
                <Button look="danger" size="sm" busy={deletion.isMutating} onClick={() => void deleteData()}>
                  {t('forgetSure')}
                </Button>
                <Button look="ghost" size="sm" onClick={() => setSure(false)}>
                  {t('keep')}
                </Button>
              </div>
            </>
          )}
          {deletion.error && <Failure error={deletion.error} />}
        </div>
      </div>
      {open_until && <p className="small muted">{t('until', { at: zonedFormats(zone, locale).short(open_until) })}</p>}
    </>
  );
}
