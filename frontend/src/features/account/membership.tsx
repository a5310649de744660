import { useTranslation } from 'react-i18next';

import type { User } from '#shared/api/account.ts';

/** Whether a membership runs, in words with its date. */
export function Membership({ user }: { user: User }) {
  const { t } = useTranslation('account', { keyPrefix: 'overview' });
  const until = user.subscribed_until;
  const state = until === null ? 'none' : until > new Date().toISOString() ? 'runs' : 'ended';
  return (
    <section className="ticket" aria-labelledby="membership">
      <div>
        <h2 className="cap" id="membership">
          {t('membership')}
        </h2>
        <p className="big">{t(`${state}.title`, { date: until ?? '' })}</p>
      </div>
      <dl className="kv">
        <div>
          <dt>{t('since')}</dt>
          <dd>{t('date', { date: user.created_at })}</dd>
        </div>
        {until && (
          <div>
            <dt>{t(`${state === 'runs' ? 'runs' : 'ended'}.label`)}</dt>
            <dd>{t('moment', { date: until })}</dd>
          </div>
        )}
      </dl>
      <p className="small muted">{t(`${state}.lead`)}</p>
    </section>
  );
}
