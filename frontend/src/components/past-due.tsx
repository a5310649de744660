import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/notices.css';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { declineReason } from '#frontend/components/decline-reason.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Membership } from '#shared/values/membership.ts';

type Props = { problem: Membership['problem']; /** The way to another card. */ children: ReactNode };

/** Shows why a renewal was declined, when it is retried or the membership ends, and what the member can do. */
export function PastDue({ problem, children }: Props) {
  const { t } = useTranslation('payments');
  const write = useFormats();
  if (!problem) return null;
  const { code, next_try_at, ends_at, needs_owner } = problem;
  const isLast = next_try_at !== null && next_try_at === ends_at;
  const title = t(needs_owner ? 'pastDue.waits' : 'pastDue.title');
  return (
    <section className="note note--warn" aria-label={title}>
      <Icon of={CircleAlert} />
      <div className="row row--between">
        <div>
          <h2>{title}</h2>
          <p>
            {t(declineReason(code))}
            <Gap />
            {isLast
              ? t('pastDue.last', { at: write.moment(next_try_at) })
              : next_try_at
                ? t('pastDue.again', { at: write.moment(next_try_at) })
                : t('pastDue.confirm')}
            <Gap />
            {ends_at && !isLast && t('pastDue.ends', { at: write.moment(ends_at) })}
          </p>
        </div>
        <div className="row [--gap:0.5rem]">{children}</div>
      </div>
    </section>
  );
}
