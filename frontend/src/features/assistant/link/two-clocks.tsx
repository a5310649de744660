import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { isSameTime, zonedFormats } from '#frontend/lib/zoned-formats.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { CallDetails } from '#shared/api/assistant.ts';
import { zoneName } from '#shared/values/zone-name.ts';

/**
 * A link opens without a login, so its page shows the clock of this browser. Where the owner’s is another one, both are
 * named, and what matters is said by the owner’s as well: the callback that was agreed, else when the call was.
 */
export function TwoClocks({ details: { call, tz } }: { details: CallDetails }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'clocks' });
  const { locale } = useLanguage();
  const at = call.appointment?.starts_at ?? call.started_at;
  const here = browserZone();
  if (!here || isSameTime(here, tz, at)) return null;
  const isolated = (zone: string) => `\u2068${zoneName(zone, locale, at)}\u2069`;
  const clock = zonedFormats(tz, locale);
  return (
    <p className="small muted">
      {t('here', { zone: isolated(here) })}
      <Gap />
      {t(call.appointment ? 'callback' : 'call', { at: clock.short(at), zone: isolated(tz) })}
    </p>
  );
}
