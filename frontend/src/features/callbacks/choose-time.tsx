import '#frontend/styles/callbacks.css';

import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { zonedFormats } from '#frontend/lib/zoned-formats.ts';
import { Days } from '#frontend/features/callbacks/days.tsx';
import { Times } from '#frontend/features/callbacks/times.tsx';
import { useSlotChoice } from '#frontend/features/callbacks/use-slot-choice.ts';
import { ZoneChoice } from '#frontend/features/callbacks/zone-select.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { assistant } from '#shared/api/assistant.ts';
import { type Appointment, callbacks } from '#shared/api/callbacks.ts';
import type { CallId } from '#shared/values/id.ts';

type Props = {
  call_id: CallId;
  /** The owner’s zone. */
  tz: string;
  /** Whether the caller gets a text. */
  textsCaller: boolean;
  onBooked: (appointment: Appointment) => void;
};

/** For the owner: a day, a time, and a yes to both. */
export function ChooseTime({ call_id, tz, textsCaller, onBooked }: Props) {
  const { t } = useTranslation('callbacks', { keyPrefix: 'choose' });
  const { locale } = useLanguage();
  const [zone, setZone] = useState(tz);
  const { data, error, mutate } = useEndpoint(callbacks.getDays, { tz: zone }, { keepPreviousData: true });
  const book = useAction(callbacks.book, {
    refreshes: [callbacks.getDays, callbacks.getAppointments, assistant.getToday, assistant.getCall],
  });
  const choice = useSlotChoice(data?.days ?? []);
  const clock = zonedFormats(zone, locale);
  const { at, date, isDayChosen } = choice;
  async function confirm() {
    if (!at) return;
    const appointment = await book.trigger({ call_id, starts_at: at });
    if (appointment) return onBooked(appointment);
    choice.markTaken();
    void mutate();
  }
  if (error && !data) return <Failure error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton width="100%" height="9rem" />;
  if (!data.days.length) return <p className="small muted">{t('nothing')}</p>;
  const first = data.days[0]?.times[0] ?? '';
  return (
    <div className="ask" role="group" aria-label={t('title')}>
      <Step
        n={1}
        title={t('day')}
        state={isDayChosen ? 'done' : 'now'}
        aside={<ZoneChoice ownersZone={tz} zone={zone} at={first} onChoose={setZone} />}
      >
        <Days days={data.days} date={isDayChosen ? date : null} onChoose={choice.chooseDay} />
      </Step>
      <Step n={2} title={t('time')} state={at ? 'done' : isDayChosen ? 'now' : 'next'}>
        {isDayChosen && (
          <Times times={choice.times} zone={zone} chosen={at} taken={choice.taken} onChoose={choice.choose} />
        )}
        {book.error && !at && <Failure error={book.error} />}
      </Step>
      <Step n={3} title={t('confirm')} state={at ? 'now' : 'next'}>
        {at && (
          <div className="stack [--stack:0.75rem]">
            <p className="small muted">{t(textsCaller ? 'tells' : 'silent')}</p>
            <Button busy={book.isMutating} onClick={() => void confirm()}>
              {t('agree', { at: clock.short(at) })}
            </Button>
          </div>
        )}
      </Step>
    </div>
  );
}

type StepProps = { n: number; title: string; state: 'done' | 'now' | 'next'; aside?: ReactNode; children: ReactNode };

function Step({ n, title, state, aside, children }: StepProps) {
  return (
    <div className={`is-${state}`}>
      {state === 'done' ? (
        <Icon of={Check} />
      ) : (
        <span className="step" aria-hidden="true">
          {n}
        </span>
      )}
      <h3>{title}</h3>
      {aside}
      {children && <div className="full">{children}</div>}
    </div>
  );
}
