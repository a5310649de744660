import '#frontend/styles/auth.css';

import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useSecondsUntil } from '#frontend/lib/use-seconds-until.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

type Props = {
  /** When the next PIN may be requested. */
  again_at: string;
  busy: boolean;
  onResend: () => void;
  /** Goes back to the number; none where it cannot be another one. */
  onWrongNumber?: () => void;
};

/** For whom no PIN came: another one after a countdown, which is not announced every second, or another number. */
export function PinHelp({ again_at, busy, onResend, onWrongNumber }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'resend' });
  const { locale } = useLanguage();
  const secondsLeft = useSecondsUntil(again_at);
  return (
    <div className="stack [--stack:0.75rem]">
      <div className="resend">
        <div>
          <Icon of={MessageSquare} />
          <p>
            <b>{t('title')}</b>
            <span aria-live="off">
              {secondsLeft > 0 ? t('from', { at: formats.time(again_at, locale), count: secondsLeft }) : t('now')}
            </span>
          </p>
        </div>
        <Button look="soft" size="sm" busy={busy} disabled={secondsLeft > 0} onClick={onResend}>
          {t('submit')}
        </Button>
      </div>
      {onWrongNumber && (
        <p className="row small [--gap:0.5rem]">
          {t('wrongNumber')}
          <Button look="ghost" size="sm" onClick={onWrongNumber}>
            {t('changeNumber')}
          </Button>
        </p>
      )}
    </div>
  );
}
