import { Phone, PhoneCall, PhoneMissed, PhoneOff, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Gap } from '#frontend/components/gap.tsx';
import { Button } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { useTicketChange } from '#frontend/features/helpdesk/use-ticket-change.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { useServerNow } from '#frontend/lib/use-server-now.ts';
import type { TicketView } from '#shared/api/helpdesk.ts';

/** When and where the customer asked to be called, and how it ended. The ticket stays due until that is marked. */
export function CallbackNote({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('helpdesk');
  const { locale } = useLanguage();
  const { change, isChanging, error } = useTicketChange(ticket);
  if (!ticket.callback) return null;
  const { at, phone, outcome, tries } = ticket.callback;
  return (
    <>
      <div className="note">
        <Icon of={Phone} />
        <div className="stack [--stack:0.75rem]">
          <p>
            {t('callback', { at: formats.soon(at, locale) })}
            <Gap />
            <a href={`tel:${phone}`}>
              <PhoneNumber of={phone} />
            </a>
          </p>
          {outcome ? (
            <span className="row">
              <Chip tone="plain">{t(`outcomes.${outcome}`)}</Chip>
              {outcome === 'made' && (
                <Button look="ghost" size="sm" busy={isChanging} onClick={() => change('call-not-made')}>
                  <Icon of={RotateCcw} small /> {t('changes.call-not-made')}
                </Button>
              )}
            </span>
          ) : (
            <>
              {tries > 0 && <p>{t('call.tries', { tries })}</p>}
              <Marks callback={ticket.callback} onMark={change} busy={isChanging} now={ticket.now} />
            </>
          )}
        </div>
      </div>
      {error && <Failure error={error} />}
    </>
  );
}

const icons = { 'call-made': PhoneCall, 'call-no-answer': PhoneMissed, 'call-not-needed': PhoneOff };
type Mark = keyof typeof icons;
type MarksProps = {
  callback: NonNullable<TicketView['callback']>;
  onMark: (mark: Mark) => void;
  busy: boolean;
  now: string;
};

/** How the call ended, asked once more before it is stored. Before its time nobody can have missed it. */
function Marks({ callback: { at }, onMark, busy, now: serverTime }: MarksProps) {
  const { t } = useTranslation('helpdesk');
  const { locale } = useLanguage();
  const [chosen, setChosen] = useState<Mark>();
  const isEarly = at > useServerNow(serverTime).toISOString();
  if (!chosen) {
    const marks = (Object.keys(icons) as Mark[]).filter((mark) => mark !== 'call-no-answer' || !isEarly);
    return (
      <span className="row">
        {marks.map((mark) => (
          <Button
            key={mark}
            look="line"
            size="sm"
            busy={busy}
            onClick={() => (mark === 'call-no-answer' ? onMark(mark) : setChosen(mark))}
          >
            <Icon of={icons[mark]} small /> {t(`changes.${mark}`)}
          </Button>
        ))}
      </span>
    );
  }
  return (
    <div className="stack [--stack:0.75rem]" role="group" aria-label={t(`changes.${chosen}`)}>
      <p>
        {chosen === 'call-made' && isEarly && <b>{t('call.early', { at: formats.soon(at, locale) })} </b>}
        {t(chosen === 'call-made' ? 'call.sureMade' : 'call.sureNotNeeded')}
      </p>
      <span className="row">
        <Button size="sm" busy={busy} onClick={() => onMark(chosen)}>
          {t(chosen === 'call-made' ? 'call.yesMade' : 'call.yesNotNeeded')}
        </Button>
        <Button look="ghost" size="sm" onClick={() => setChosen(undefined)}>
          {t('call.back')}
        </Button>
      </span>
    </div>
  );
}
