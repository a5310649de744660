import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useSupportHours } from '#frontend/lib/use-support-hours.ts';

/** Whether support is open now, and until or from when, in the visitor’s time. */
export function SupportState() {
  const { t } = useTranslation('support');
  const { time, moment } = useFormats();
  const hours = useSupportHours();
  if (!hours) return null;
  return hours.is_open ? (
    <Chip tone="ok">{t('open', { time: time(hours.shift.closes_at) })}</Chip>
  ) : (
    <Chip>{t('closed', { moment: moment(hours.shift.opens_at) })}</Chip>
  );
}
