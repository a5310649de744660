import { Hourglass } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formatDuration } from '#frontend/lib/duration.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSecondsLeft } from '#frontend/lib/use-seconds-left.ts';

/** When the remaining time becomes a warning. */
const SOON_SECONDS = 600;

type Props = { serverTime: string; until: string; owner: string | undefined };

/** When the link closes, counted down by the second, and on whose behalf it was opened. A timer is not announced. */
export function SessionNote({ serverTime, until, owner }: Props) {
  const { t } = useTranslation('chat', { keyPrefix: 'session' });
  const { locale } = useLanguage();
  const secondsLeft = useSecondsLeft(until, serverTime);
  return (
    <p className="left">
      <Chip tone={secondsLeft <= SOON_SECONDS ? 'warn' : 'plain'}>
        <Icon of={Hourglass} small />
        <span role="timer">{t('left', { left: formatDuration(secondsLeft, locale) })}</span>
      </Chip>
      <span>
        {t('closes', { time: formats.time(until, locale) })}
        <Gap />
        {owner && <Trans t={t} i18nKey="of" values={{ name: owner }} components={{ name: <bdi /> }} />}
      </span>
    </p>
  );
}
