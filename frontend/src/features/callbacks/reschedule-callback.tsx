import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { zonedFormats } from '#frontend/lib/zoned-formats.ts';
import { Days } from '#frontend/features/callbacks/days.tsx';
import { Times } from '#frontend/features/callbacks/times.tsx';
import { useSlotChoice } from '#frontend/features/callbacks/use-slot-choice.ts';
import { ZoneChoice } from '#frontend/features/callbacks/zone-select.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { callbacks, type OwnCallback } from '#shared/api/callbacks.ts';

type Props = {
  own: OwnCallback;
  zone: string;
  onZone: (zone: string) => void;
  onChanged: (next?: OwnCallback) => void;
};

/** Another time, or a first one: a day, a time, and a yes to both. */
export function RescheduleCallback({ own, zone, onZone, onChanged }: Props) {
  const { t } = useTranslation('callbacks');
  const { locale } = useLanguage();
  const { days, appointment, open_until } = own;
  const choose = useAction(callbacks.chooseOwn);
  const choice = useSlotChoice(days);
  const [isMoved, setMoved] = useState(false);
  const clock = zonedFormats(zone, locale);
  const { at, date } = choice;
  const first = days[0]?.times[0];

  async function book(starts_at: string) {
    const next = await choose.trigger({ starts_at, tz: zone });
    setMoved(next !== undefined);
    if (next) choice.clear();
    else choice.markTaken();
    onChanged(next);
  }

  if (!first) return open_until && <p className="muted">{t('choose.nothing')}</p>;
  return (
    <>
      {appointment?.state === 'proposed' && open_until && (
        <div>
          <Button size="lg" busy={choose.isMutating} onClick={() => void book(appointment.starts_at)}>
            {t('own.suits')}
          </Button>
        </div>
      )}
      <section aria-labelledby="move">
        <div className="row row--between [margin-block-end:0.875rem]">
          <h2 id="move">{t(open_until ? 'own.move' : 'own.anew')}</h2>
          <ZoneChoice ownersZone={appointment?.tz ?? zone} zone={zone} at={first} onChoose={onZone} />
        </div>
        <Days days={days} date={date} onChoose={choice.chooseDay} />
      </section>
      {date && (
        <section aria-labelledby="times">
          <h3 id="times" className="vh">
            {t('choose.time')}
          </h3>
          <Times times={choice.times} zone={zone} chosen={at} taken={choice.taken} onChoose={choice.choose} />
        </section>
      )}
      {choose.error && !at && <Failure error={choose.error} />}
      <div className="row [--gap:0.75rem]" role="status">
        {at ? (
          <Button busy={choose.isMutating} onClick={() => void book(at)}>
            {t(open_until ? 'own.moveTo' : 'own.agree', { at: clock.short(at) })}
          </Button>
        ) : (
          isMoved && <span className="chip chip--ok">{t('own.moved')}</span>
        )}
      </div>
    </>
  );
}
