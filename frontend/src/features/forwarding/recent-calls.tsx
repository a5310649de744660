import { useTranslation } from 'react-i18next';

import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Forwarding } from '#shared/api/forwarding.ts';

/** From how many days without a call on a gap is shown as one. */
const GAP_DAYS = 7;

/** Forwarded calls of the last thirty days; a long gap at the end is marked. */
export function RecentCalls({ forwarding: { seen, now } }: { forwarding: Forwarding }) {
  const { t } = useTranslation('forwarding', { keyPrefix: 'seen' });
  const { day } = useFormats();
  const count = seen.reduce((sum, calls) => sum + calls, 0);
  if (count === 0) return null;
  const most = Math.max(...seen);
  const daysWithoutCall = seen.length - 1 - seen.findLastIndex((calls) => calls > 0);
  const shownDays = daysWithoutCall >= GAP_DAYS ? seen.slice(0, -daysWithoutCall) : seen;
  const first = new Date(Date.parse(now) - (seen.length - 1) * 86_400_000);
  return (
    <section aria-labelledby="seen">
      <div className="fwd__rule row row--between">
        <h2 id="seen">{t('title')}</h2>
        <span className="small muted">{t('total', { count })}</span>
      </div>
      <div className="days30" role="img" aria-label={t('picture', { count, most })}>
        {shownDays.map((calls, i) => (
          <i key={i} className={calls ? undefined : 'z'} style={{ blockSize: `${(calls / most) * 88}%` }} />
        ))}
        {daysWithoutCall >= GAP_DAYS && (
          <div className="gap" style={{ flex: daysWithoutCall }}>
            <span>{t('none')}</span>
          </div>
        )}
      </div>
      <div className="row row--between small muted" dir="ltr">
        <span>{day(first)}</span>
        <span>{t('today')}</span>
      </div>
    </section>
  );
}
