import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { employerBeside, jobTitle } from '#frontend/features/people/congress/congress-words.ts';
import { spanOf } from '#frontend/features/people/report/axis.ts';
import { monthFrom, monthOf } from '#frontend/features/people/report/dates.ts';
import { confidenceLevel } from '#frontend/features/people/report/confidence-level.ts';
import { isTermStart, isUncertain } from '#shared/values/person.ts';
import { breakable } from '#frontend/features/people/report/breakable.tsx';
import { DisputedMark } from '#frontend/features/people/report/disputed-mark.tsx';
import type { ReportedFact } from '#frontend/features/people/report/fact-lines.ts';
import { formatAddress } from '#frontend/lib/places/format-address.ts';
import { useReportContext } from '#frontend/features/people/report/report-context.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Report } from '#shared/api/people/report.ts';
import { highlightsOf } from '#shared/values/highlights.ts';

/** The highlights of a report, and what else is said about it. */
export function ReportSummary({ report, children }: { report: Report; children: ReactNode }) {
  const { t } = useTranslation('report');
  return (
    <aside className="rail" aria-label={t('short.label')}>
      <div className="rail__card">
        <h2>{t('short.title')}</h2>
        <Highlights report={report} />
      </div>
      {children}
    </aside>
  );
}

function Highlights({ report }: { report: Report }) {
  const { t } = useTranslation('report', { keyPrefix: 'short' });
  const { t: word } = useTranslation('report');
  const { locale } = useLanguage();
  const { today } = useReportContext();
  const { phone, email, address, job, names } = highlightsOf(report, today);
  const employer = job && employerBeside(job, locale);
  if (!phone && !email && !address && !job && !names.length) return <p className="small muted">{t('nothing')}</p>;
  return (
    <dl className="best">
      {phone && (
        <Entry
          term={t(isOpen(phone) ? 'mayPhone' : phone.fact_state === 'current' ? 'phone' : 'lastPhone')}
          fact={phone}
          note={seenOn(phone, word(`phone.${phone.phone_type}`))}
        >
          <PhoneNumber of={phone.number} />
        </Entry>
      )}
      {email && (
        <Entry
          term={t(isOpen(email) ? 'mayEmail' : email.fact_state === 'current' ? 'email' : 'lastEmail')}
          fact={email}
          note={seenOn(email, word(`email.${email.email_type}`))}
        >
          <bdi dir="ltr">{breakable(email.email)}</bdi>
        </Entry>
      )}
      {address && (
        <Entry
          term={t(address.fact_state !== 'current' ? 'lastAddress' : isOpen(address) ? 'mayAddress' : 'address')}
          fact={address}
          note={livingSince(address)}
        >
          <bdi>{formatAddress(address, locale)}</bdi>
        </Entry>
      )}
      {job && (
        <Entry term={t(isOpen(job) ? 'mayJob' : 'job')} fact={job} note={employer && <bdi>{employer}</bdi>}>
          <bdi>{jobTitle(job.title, locale)}</bdi>
        </Entry>
      )}
      {names[0] && (
        <Entry
          term={isOpen(names[0]) ? t('mayNames') : word(names[0].kind === 'earlier' ? 'name.earlier' : 'name.also')}
          fact={names[0]}
        >
          <bdi>{names[0].full_name}</bdi>
        </Entry>
      )}
    </dl>
  );

  function seenOn(fact: ReportedFact, type: string) {
    const { to } = spanOf(fact);
    if (isTermStart(fact) && fact.until)
      return t('term', { type, from: monthOf(fact.term_start!, locale), until: monthOf(fact.until, locale) });
    return to ? t('seen', { type, day: formats.day(to, locale) }) : type;
  }

  function livingSince(fact: Report['addresses'][number]) {
    const confidence = t(`sure.${confidenceLevel(fact.confidence)}`);
    const { from } = spanOf(fact);
    return from ? t('since', { month: monthFrom(from, locale), confidence }) : confidence;
  }
}

/** Whether it may be wrong: a source is unsure, or someone disputes it. */
const isOpen = (fact: ReportedFact) => isUncertain(fact) || fact.disputed !== null;

type EntryProps = { term: string; fact: ReportedFact; note?: ReactNode; children: ReactNode };

/** A highlight. One that is disputed, for want of another, says so. */
const Entry = ({ term, fact, note, children }: EntryProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
    {note && <dd>{note}</dd>}
    {fact.disputed && (
      <dd>
        <DisputedMark fact={fact} />
      </dd>
    )}
  </div>
);
