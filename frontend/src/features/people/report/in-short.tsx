import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { drawn } from '#frontend/features/people/report/axis.ts';
import { bestOf } from '#frontend/features/people/report/best.ts';
import { monthOf } from '#frontend/features/people/report/dates.ts';
import { isUnsure, levelOf } from '#frontend/features/people/report/level.ts';
import { addressText } from '#frontend/features/people/report/place-words.ts';
import { usePapers } from '#frontend/features/people/report/papers.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Report } from '#shared/api/people.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** What one most often wants of a report, and how large it is. */
export function InShort({ report, facts }: { report: Report; facts: number }) {
  const { t } = useTranslation('report');
  const { citations } = usePapers();
  return (
    <aside className="rail" aria-label={t('short.label')}>
      <div className="rail__card">
        <h2>{t('short.title')}</h2>
        <Best report={report} />
      </div>
      <div className="rail__card rail__card--meta">
        <h2>{t('about.title')}</h2>
        <dl className="kv">
          <div>
            <dt>{t('about.facts')}</dt>
            <dd>
              <Count of={facts} />
            </dd>
          </div>
          <div>
            <dt>{t('about.sources')}</dt>
            <dd>
              <Count of={citations.size} />
            </dd>
          </div>
        </dl>
      </div>
    </aside>
  );
}

function Best({ report }: { report: Report }) {
  const { t } = useTranslation('report', { keyPrefix: 'short' });
  const { t: word } = useTranslation('report');
  const { locale } = useLanguage();
  const { phone, address, job, names } = bestOf(report);
  if (!phone && !address && !job && !names.length) return <p className="small muted">{t('nothing')}</p>;
  return (
    <dl className="best">
      {phone && (
        <Entry term={t(isUnsure(phone) ? 'mayPhone' : 'phone')} note={seenOn(phone)}>
          <bdi dir="ltr">{formatPhone(phone.number)}</bdi>
        </Entry>
      )}
      {address && (
        <Entry term={t(isUnsure(address) ? 'mayAddress' : 'address')} note={livingSince(address)}>
          <bdi>{addressText(address, locale)}</bdi>
        </Entry>
      )}
      {job && (
        <Entry term={t(isUnsure(job) ? 'mayJob' : 'job')} note={job.employer && <bdi>{job.employer}</bdi>}>
          <bdi>{job.title}</bdi>
        </Entry>
      )}
      {names[0] && (
        <Entry term={t(isUnsure(names[0]) ? 'mayNames' : 'names')}>
          <bdi>{names[0].full_name}</bdi>
        </Entry>
      )}
    </dl>
  );

  function seenOn(fact: Report['phones'][number]) {
    const type = word(`phone.${fact.phone_type}`);
    const { to } = drawn(fact);
    return to ? t('seen', { type, day: formats.day(to, locale) }) : type;
  }

  function livingSince(fact: Report['addresses'][number]) {
    const confidence = word(`confidence.${levelOf(fact.confidence)}`).toLocaleLowerCase(locale);
    const { from } = drawn(fact);
    return from ? t('since', { month: monthOf(from, locale), confidence }) : confidence;
  }
}

const Entry = ({ term, note, children }: { term: string; note?: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
    {note && <dd>{note}</dd>}
  </div>
);
