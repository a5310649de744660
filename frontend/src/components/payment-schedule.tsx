import '#frontend/styles/schedule.css';

import { useTranslation } from 'react-i18next';

import { Price } from '#frontend/components/bdi.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { type Line, scheduleLines, type Offer } from '#frontend/lib/payment-schedule.ts';

/** What a membership that starts now costs, and when, in the visitor’s time zone. */
export function PaymentSchedule({ offer }: { offer: Offer | undefined }) {
  return (
    <ol className="sched" aria-busy={!offer}>
      {offer
        ? scheduleLines(offer).map((line, index) => (
            <Dated key={line.at + line.kind} line={line} days={offer.trial_days} isToday={index === 0} />
          ))
        : [1, 2, 3].map((line) => (
            <li key={line} className="is-quiet">
              <Skeleton width="70%" height="1.25rem" />
            </li>
          ))}
    </ol>
  );
}

function Dated({ line, days, isToday }: { line: Line; days: number; isToday: boolean }) {
  const { t } = useTranslation('billing', { keyPrefix: 'schedule' });
  const { locale } = useLanguage();
  const isQuiet = line.kind === 'monthly' || line.kind === 'reminder';
  return (
    <li className={isToday ? 'is-now' : isQuiet ? 'is-quiet' : undefined}>
      <b>
        <time dateTime={line.at}>
          {isToday ? t('today', { time: formats.time(line.at, locale) }) : formats.soon(line.at, locale)}
        </time>
      </b>
      <span className="amt">{line.kind !== 'reminder' && <Price of={line.amount} />}</span>
      <p>{words()}</p>
    </li>
  );

  function words() {
    if (line.kind === 'reminder') return t('reminder');
    if (line.kind === 'monthly') return t('monthly');
    const credits = t('credits', { count: line.credits });
    return line.kind === 'trial' ? t('trial', { count: days, credits }) : t(line.kind, { credits });
  }
}
