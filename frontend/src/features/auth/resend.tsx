import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useWait } from '#frontend/features/auth/use-wait.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

type Props = {
  /** When another one may be asked for. */
  again_at: string;
  busy: boolean;
  onAgain: () => void;
};

/** Another code, once that is possible; how long it takes until then is said, but not aloud every second. */
export function Resend({ again_at, busy, onAgain }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'resend' });
  const { locale } = useLanguage();
  const left = useWait(again_at);
  return (
    <div className="resend">
      <div>
        <Icon of={MessageSquare} />
        <p>
          <b>{t('title')}</b>
          <span aria-live="off">
            {left > 0 ? t('from', { at: formats.time(again_at, locale), count: left }) : t('now')}
          </span>
        </p>
      </div>
      <Button look="soft" size="sm" busy={busy} disabled={left > 0} onClick={onAgain}>
        {t('submit')}
      </Button>
    </div>
  );
}
