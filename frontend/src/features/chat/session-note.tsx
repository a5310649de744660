import { Hourglass } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useServerNow } from '#frontend/features/chat/use-server-now.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

/** How long before the end the remaining minutes are shown. */
const SOON_MINUTES = 10;

type Props = { serverTime: string; until: string; owner: string | undefined };

/** When the link closes, and on whose behalf it was opened. */
export function SessionNote({ serverTime, until, owner }: Props) {
  const { t } = useTranslation('chat', { keyPrefix: 'session' });
  const { locale } = useLanguage();
  const minutesLeft = Math.ceil((Date.parse(until) - useServerNow(serverTime).getTime()) / 60_000);
  return (
    <p className="left">
      {minutesLeft <= SOON_MINUTES && (
        <Chip tone="warn">
          <Icon of={Hourglass} small /> {t('left', { count: Math.max(0, minutesLeft) })}
        </Chip>
      )}
      <span>
        {t('closes', { time: formats.time(until, locale) })}{' '}
        {owner && <Trans t={t} i18nKey="of" values={{ name: owner }} components={{ name: <bdi /> }} />}
      </span>
    </p>
  );
}
