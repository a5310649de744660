import { Hourglass } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useNow } from '#frontend/features/chat/use-now.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

/** From when on it is said how many minutes are left. */
const SOON_MINUTES = 10;

type Props = { told: string; until: string; owner: string | undefined };

/** Until when a link is open, and on whose behalf. */
export function SessionNote({ told, until, owner }: Props) {
  const { t } = useTranslation('chat', { keyPrefix: 'session' });
  const { locale } = useLanguage();
  const left = Math.ceil((Date.parse(until) - useNow(told).getTime()) / 60_000);
  return (
    <p className="left">
      {left <= SOON_MINUTES && (
        <Chip tone="warn">
          <Icon of={Hourglass} small /> {t('left', { count: Math.max(0, left) })}
        </Chip>
      )}
      <span>
        {t('closes', { time: formats.time(until, locale) })}{' '}
        {owner && <Trans t={t} i18nKey="of" values={{ name: owner }} components={{ name: <bdi /> }} />}
      </span>
    </p>
  );
}
