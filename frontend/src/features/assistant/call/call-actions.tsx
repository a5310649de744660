import { Ban, CalendarClock, Phone, ShieldAlert, ShieldCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { CallLink } from '#frontend/features/assistant/call-link.tsx';
import type { Marking } from '#frontend/features/assistant/call/use-mark-caller.ts';
import type { CallDetails } from '#shared/api/assistant.ts';

type Props = { details: CallDetails; marking: Marking; onSchedule: () => void };

/** Actions of a call: beside it on a desktop, in a bar below it on a phone. */
export function CallActions({ details: { call, mark }, marking, onSchedule }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const isSpam = call.spam.verdict === 'likely_spam';
  const { busy, setMark, error } = marking;
  const callNow = (look: 'btn' | 'btn btn--line') => (
    <CallLink of={call} className={look}>
      <Icon of={Phone} /> {t('callNow')}
    </CallLink>
  );
  const block = (look: 'solid' | 'line') => (
    <Button look={look} busy={busy} onClick={() => setMark('blocked')}>
      <Icon of={Ban} /> {t('block')}
    </Button>
  );
  const notSpam = (
    <Button look="line" busy={busy} onClick={() => setMark('not_spam')}>
      <Icon of={ShieldCheck} /> {t('notSpam')}
    </Button>
  );
  const unmark = mark && (
    <Button look="line" busy={busy} onClick={() => setMark(null)}>
      <Icon of={Undo2} /> {t(mark === 'blocked' ? 'unblock' : 'takeBack')}
    </Button>
  );
  return (
    <>
      <div className="do do--inline">
        {isSpam && !mark && block('solid')}
        {isSpam && !mark && notSpam}
        {callNow(isSpam && !mark ? 'btn btn--line' : 'btn')}
        {unmark}
        {!isSpam && !mark && block('line')}
      </div>
      {error && <Failure error={error} />}
      <div className="actbar only-narrow">
        {isSpam && !mark ? block('solid') : callNow('btn')}
        {isSpam && !mark ? notSpam : (unmark ?? <ScheduleButton onPress={onSchedule} />)}
        {isSpam && !mark && (
          <CallLink of={call} className="icon-btn" label={t('callNow')}>
            <Icon of={Phone} />
          </CallLink>
        )}
        {!isSpam && !mark && (
          <button className="icon-btn" type="button" aria-label={t('block')} onClick={() => setMark('blocked')}>
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

export function MarkAsSpam({ marking: { busy, setMark } }: { marking: Marking }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  return (
    <Button look="ghost" size="sm" className="cdh__act" busy={busy} onClick={() => setMark('spam')}>
      <Icon of={ShieldAlert} small /> {t('markSpam')}
    </Button>
  );
}
