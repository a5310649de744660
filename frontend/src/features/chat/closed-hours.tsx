import { Trans, useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { useSupportHours } from '#frontend/lib/use-support-hours.ts';

/** While support is away: when it is back, and where an answer comes by mail. */
export function ClosedHours() {
  const { t } = useTranslation('support');
  const { language } = useLanguage();
  const { moment } = useFormats();
  const hours = useSupportHours();
  if (!hours || hours.is_open) return null;
  return (
    <p className="small muted">
      <Trans
        t={t}
        i18nKey="chatClosed"
        values={{ moment: moment(hours.shift.opens_at) }}
        components={{ contact: <Link to={pathTo('contact', { language })} /> }}
      />
    </p>
  );
}
