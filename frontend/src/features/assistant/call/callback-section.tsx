import { type ReactNode, useState } from 'react';

import { CalendarClock, Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { CallbackChanges } from '#frontend/features/assistant/callback-changes.tsx';
import { OfferedTimes } from '#frontend/features/assistant/call/offered-times.tsx';
import { useCallListContext } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { useClock } from '#frontend/features/assistant/clock.tsx';
import { useMarkDone } from '#frontend/features/assistant/use-mark-done.ts';
import { useAction } from '#frontend/lib/api.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import { assistant, type CallDetails } from '#shared/api/assistant.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import type { Callback, ChangedCallback } from '#shared/values/call.ts';
import { isOverdue, isToCallBack } from '#shared/values/to-call-back.ts';
import { zoneName } from '#shared/values/zone-name.ts';

type Props = {
  details: CallDetails;
  /** What the last mark of the number did to its callbacks. */
  changes: readonly ChangedCallback[];
  isChoosing: boolean;
  onChoose: (isChoosing: boolean) => void;
  schedule: Schedule;
  onChanged: () => unknown;
};

/** The callback of a call: scheduled, requested or offered times. */
export function CallbackSection({ details, changes, isChoosing, onChoose, schedule, onChanged }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'callback' });
  const { change } = useCallListContext();
  const { moment, locale } = useFormats();
  const cancel = useAction(callbacks.cancel, { refreshes: [assistant.getToday] });
  const done = useMarkDone();
  const [isCancelAsked, setCancelAsked] = useState(false);
  const { call, callback_text, offered, tz } = details;
  const { appointment } = call;
  const isComing = appointment !== null && ['proposed', 'confirmed', 'reminded'].includes(appointment.state);
  // Of this call’s own callback, only until it is changed again.
  const news = changes.filter((each) => each.id !== appointment?.id || isSame(each, appointment));
  const isWaiting = isToCallBack(call);
  const isDone = call.done_at !== null || appointment?.state === 'done';
  const isLate = isOverdue(call, useClock());
  async function callOff() {
    if (!appointment || !(await cancel.trigger({ appointment_id: appointment.id, because: 'cancelled' }))) return;
    setCancelAsked(false);
    change({ id: call.id, appointment: { ...appointment, state: 'cancelled' } });
    onChanged();
  }
  async function markDone(is_done: boolean) {
    const changed = await done.markDone(call.id, is_done);
    if (!changed) return;
    change({ id: call.id, ...changed });
    onChanged();
  }
  function close() {
    onChoose(false);
    onChanged();
  }
  return (
    <section aria-labelledby="callback">
      <div className="cdh">
        <h2 id="callback">{t('title')}</h2>
        <span className="small muted">
          {t('zone', { zone: zoneName(tz, locale, appointment?.starts_at ?? call.started_at) })}
        </span>
      </div>
      <div className="stack [--stack:0.75rem] [margin-block-start:0.875rem]">
        <div className="stack [--stack:0.75rem]" role="status">
          <CallbackChanges changes={news} />
          {!news.some(({ id }) => id === appointment?.id) && (
            <p>
              {isComing || isLate
                ? t(isLate ? 'overdue' : 'agreed', { at: moment(appointment?.starts_at ?? '') })
                : t(appointment ? `was.${stateOf(appointment)}` : 'none')}
            </p>
          )}
        </div>
        {callback_text && <p className="small muted">{t('words', { words: callback_text })}</p>}
        {!isComing && !isDone && !isChoosing && <OfferedTimes call_id={call.id} times={offered} onChanged={close} />}
        {(cancel.error ?? done.error) && <Failure error={cancel.error ?? done.error} />}
        {isChoosing ? (
          <div
            className="stack [--stack:0.75rem]"
            role="presentation"
            onKeyDown={({ key }) => key === 'Escape' && onChoose(false)}
          >
            {schedule(details, close)}
            <div>
              <Button look="ghost" size="sm" onClick={() => onChoose(false)}>
                <Icon of={X} small /> {t('close')}
              </Button>
            </div>
          </div>
        ) : isComing && isCancelAsked ? (
          <div className="row [--gap:0.5rem]">
            <Button look="danger" size="sm" busy={cancel.isMutating} onClick={() => void callOff()}>
              {t('sure')}
            </Button>
            <Button look="ghost" size="sm" onClick={() => setCancelAsked(false)}>
              {t('keep')}
            </Button>
          </div>
        ) : (
          <div className="row [--gap:0.5rem]">
            <Button look="line" size="sm" onClick={() => onChoose(true)}>
              <Icon of={CalendarClock} small /> {t(isComing ? 'move' : 'choose')}
            </Button>
            {isWaiting && (
              <Button look="line" size="sm" busy={done.busy} onClick={() => void markDone(true)}>
                <Icon of={Check} small /> {t(appointment ? 'done' : 'markDone')}
              </Button>
            )}
            {isComing && (
              <Button look="ghost" size="sm" onClick={() => setCancelAsked(true)}>
                {t('cancel')}
              </Button>
            )}
            {call.done_at && appointment?.state !== 'done' && (
              <Button look="ghost" size="sm" busy={done.busy} onClick={() => void markDone(false)}>
                {t('notDone')}
              </Button>
            )}
          </div>
        )}
        <p className="hint" role="status">
          {isComing && isCancelAsked && !isChoosing && t('sureLead')}
        </p>
      </div>
    </section>
  );
}

const isSame = (one: Callback, other: Callback) => one.state === other.state && one.starts_at === other.starts_at;

const stateOf = ({ state }: { state: string }) => (state === 'done' || state === 'missed' ? state : 'cancelled');

/** Draws how a time is chosen for the call back of a call; `onDone` puts it away. */
export type Schedule = (details: CallDetails, onDone: () => void) => ReactNode;
