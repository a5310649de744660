import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { clockOf } from '#frontend/features/callbacks/clock.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { formats } from '#frontend/lib/format.ts';
import { callbacks, type OwnCallback } from '#shared/api/callbacks.ts';

type Props = { own: OwnCallback; zone: string; onForgotten: () => void };

/** What is kept of the caller and until when; all of it can go now. A second click makes sure. */
export function ForgetOwn({ own, zone, onForgotten }: Props) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'own' });
  const { locale } = useLanguage();
  const forget = useAction(callbacks.forgetOwn);
  const [isSure, setSure] = useState(false);
  const { deleted_at, open_until } = own;
  const go = async () => (await forget.trigger({})) && onForgotten();
  return (
    <>
      <div className="note">
        <Icon of={ShieldCheck} />
        <div className="stack [--stack:0.75rem]">
          <p>
            {t('kept', { date: formats.date(deleted_at, locale) })}{' '}
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
                <Button look="danger" size="sm" busy={forget.isMutating} onClick={() => void go()}>
                  {t('forgetSure')}
                </Button>
                <Button look="ghost" size="sm" onClick={() => setSure(false)}>
                  {t('keep')}
                </Button>
              </div>
            </>
          )}
          {forget.error && <Failure error={forget.error} />}
        </div>
      </div>
      {open_until && <p className="small muted">{t('until', { at: clockOf(zone, locale).short(open_until) })}</p>}
    </>
  );
}
