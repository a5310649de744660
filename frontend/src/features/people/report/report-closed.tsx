import { Gap } from '#frontend/components/gap.tsx';
import '#frontend/styles/credits.css';
import '#frontend/styles/notices.css';

import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, LinkButton } from '#frontend/components/button.tsx';
import { isOnHold, OnHold } from '#frontend/components/on-hold.tsx';
import { timeInZone } from '#frontend/features/people/report/dates.ts';
import { OpenFailure } from '#frontend/features/people/report/open-failure.tsx';
import { PurposeSelect } from '#frontend/features/people/report/purpose-select.tsx';
import { useOpenReport } from '#frontend/features/people/report/use-open-report.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { formats } from '#frontend/lib/format.ts';
import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';
import { people } from '#shared/api/people.ts';
import type { Opened } from '#shared/api/people/history.ts';
import { ReasonForUse, type StatedUse } from '#shared/validation/account.ts';
import type { PersonId } from '#shared/values/id.ts';

type Props = { id: PersonId; until: string | undefined; onOpened: () => void };

/** An expired report, which reopens without a credit. */
export function ReportClosed({ id, until, onOpened }: Props) {
  const { t } = useTranslation('report', { keyPrefix: 'closed' });
  const { language } = useLanguage();
  const { data: user } = useEndpoint(account.getUser, {});
  const { data: list } = useEndpoint(people.getOpened, {});
  const { data: membership } = useEndpoint(billing.getMembership, {});
  const hold = membership && isOnHold(membership, serverNow()) ? membership : undefined;
  const opened = list?.data.find(({ person_id }) => person_id === id);
  const { open, busy, fault } = useOpenReport(id);
  const given = ReasonForUse.safeParse(opened?.purpose).data ?? user?.reason_for_use ?? null;
  const [purpose, setPurpose] = useState<StatedUse | null>(null);
  const [isMissed, setMissed] = useState(false);
  const reopen = async () => {
    const use = purpose ?? given;
    setMissed(use === null);
    if (use && (await open(use))) onOpened();
  };
  return (
    <div className="wrap notice">
      <title>{t('page')}</title>
      <div className="notice__fig">
        <span className="code404 code404--word" aria-hidden>
          {t('hour')}
        </span>
      </div>
      <div className="stack [--stack:1.25rem]">
        <h1 className="display">{t('title')}</h1>
        <p className="lead">
          {t('lead')}
          <Gap />
          {until && t('again', { until })}
        </p>
        {opened && <OpenPeriod {...opened} />}
        {hold ? (
          <OnHold of={hold} payments={pathTo('payments', { language })} />
        ) : (
          <>
            <PurposeSelect value={purpose ?? given} onChange={setPurpose} isMissed={isMissed} />
            {fault && <OpenFailure error={fault} />}
          </>
        )}
        <div className="row [--gap:0.5rem]">
          {!hold && (
            <Button busy={busy} onClick={() => void reopen()}>
              {t('open')}
            </Button>
          )}
          <LinkButton look="line" to={pathTo('viewed', { language })}>
            {t('all')}
          </LinkButton>
        </div>
      </div>
      {opened && <Details {...opened} />}
    </div>
  );
}

/** From when to when it was open, drawn as its facts are. */
function OpenPeriod({ opened_at, open_until }: Opened) {
  const { t } = useTranslation('report', { keyPrefix: 'closed' });
  const { locale } = useLanguage();
  const [from, to] = [formats.time(opened_at, locale), timeInZone(open_until, locale)];
  return (
    <div className="wait" role="img" aria-label={t('bar', { from, to })}>
      <span className="seen" aria-hidden style={{ '--a': '0%', '--b': '100%' } as CSSProperties}>
        <i className="seen__bar seen__bar--now" />
      </span>
      <span className="wait__ends" aria-hidden>
        <span>{from}</span>
        <span>{to}</span>
      </span>
    </div>
  );
}

function Details({ full_name, opened_at, open_until, free_until }: Opened) {
  const { t } = useTranslation('report', { keyPrefix: 'closed' });
  const { locale } = useLanguage();
  return (
    <div className="notice__details">
      <div className="cdh">
        <h2>{t('about')}</h2>
      </div>
      <dl className="kv">
        {full_name && (
          <div>
            <dt>{t('report')}</dt>
            <dd>
              <bdi>{full_name}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('opened')}</dt>
          <dd>{formats.moment(opened_at, locale)}</dd>
        </div>
        <div>
          <dt>{t('shut')}</dt>
          <dd>{formats.moment(open_until, locale)}</dd>
        </div>
        <div>
          <dt>{t('free')}</dt>
          <dd>{formats.date(free_until, locale)}</dd>
        </div>
      </dl>
    </div>
  );
}
