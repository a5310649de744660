import { Ban, CalendarClock, Phone, ShieldAlert, ShieldCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Marking } from '#frontend/features/assistant/call/use-marking.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

type Props = { details: CallDetails; marking: Marking; onSchedule: () => void };

/** What can be done about a call: beside its words on a desk, in a bar below them on a phone. */
export function Doings({ details: { call, mark }, marking, onSchedule }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const isSpam = call.spam.verdict === 'likely_spam';
  const { busy, say, error } = marking;
  const callNow = (look: 'btn' | 'btn btn--line') => (
    <a className={look} href={`tel:${call.caller_number}`}>
      <Icon of={Phone} /> {t('callNow')}
    </a>
  );
  const block = (look: 'solid' | 'line') => (
    <Button look={look} busy={busy} onClick={() => say('blocked')}>
      <Icon of={Ban} /> {t('block')}
    </Button>
  );
  const notSpam = (
    <Button look="line" busy={busy} onClick={() => say('not_spam')}>
      <Icon of={ShieldCheck} /> {t('notSpam')}
    </Button>
  );
  const takeBack = mark && (
    <Button look="line" busy={busy} onClick={() => say(null)}>
      <Icon of={Undo2} /> {t(mark === 'blocked' ? 'unblock' : 'takeBack')}
    </Button>
  );
  return (
    <>
      <div className="do do--inline">
        {isSpam && !mark && block('solid')}
        {isSpam && !mark && notSpam}
        {callNow(isSpam && !mark ? 'btn btn--line' : 'btn')}
        {takeBack}
        {!isSpam && !mark && block('line')}
      </div>
      {error && <Failure error={error} />}
      <div className="actbar only-narrow">
        {isSpam && !mark ? block('solid') : callNow('btn')}
        {isSpam && !mark ? notSpam : (takeBack ?? <ScheduleButton onPress={onSchedule} />)}
        {isSpam || mark ? (
          <a className="icon-btn" href={`tel:${call.caller_number}`} aria-label={t('callNow')}>
            <Icon of={Phone} />
          </a>
        ) : (
          <button className="icon-btn" type="button" aria-label={t('block')} onClick={() => say('blocked')}>
            <Icon of={Ban} />
          </button>
        )}
      </div>
    </>
  );
}

function ScheduleButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  return (
    <Button look="line" onClick={onPress}>
      <Icon of={CalendarClock} /> {t('schedule')}
    </Button>
  );
}

export function MarkAsSpam({ marking: { busy, say } }: { marking: Marking }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  return (
    <Button look="ghost" size="sm" className="cdh__act" busy={busy} onClick={() => say('spam')}>
      <Icon of={ShieldAlert} small /> {t('markSpam')}
    </Button>
  );
}
