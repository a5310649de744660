import { Check, Phone, Undo2, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/initials.ts';
import { CallTags } from '#frontend/features/assistant/call-tags.tsx';
import { callListPath, callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { CallLink } from '#frontend/features/assistant/call-link.tsx';
import { CallerName, useCallerName } from '#frontend/features/assistant/caller-name.tsx';
import type { TodayView } from '#frontend/features/assistant/today/use-today.ts';
import { UNDO_MS } from '#frontend/features/assistant/settings/undo.ts';
import { useFinished } from '#frontend/features/assistant/today/use-finished.ts';
import { useMarkDone } from '#frontend/features/assistant/use-mark-done.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';

type WaitingCaller = TodayView['to_call_back'][number];

/** The first of the callers who wait for a callback: urgent, overdue, by the agreed time, then those without one. */
export function CallbackList({
  calls,
  total,
  isOffline,
}: {
  calls: WaitingCaller[];
  total: number;
  isOffline: boolean;
}) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { language } = useLanguage();
  const { rows, finish, forget } = useFinished(calls);
  return (
    <section aria-labelledby="to-call-back">
      <div className="cdh">
        <h2 id="to-call-back">{t('toCallBack')}</h2>
        {total > calls.length ? (
          <Link to={callListPath(language, 'waiting')}>{t('allWaiting', { count: total })}</Link>
        ) : (
          <Link to={pathTo('callList', { language })}>{t('all')}</Link>
        )}
      </div>
      {rows.length === 0 && <p className="muted [padding-block:1rem]">{t('nobody')}</p>}
      <ul className="todo">
        {rows.map(({ call, isDone }) =>
          isDone ? (
            <Finished key={call.id} call={call} onOver={forget} />
          ) : (
            <Waiting key={call.id} call={call} isOffline={isOffline} onDone={() => finish(call)} />
          ),
        )}
      </ul>
    </section>
  );
}

function Waiting({ call, isOffline, onDone }: { call: WaitingCaller; isOffline: boolean; onDone: () => void }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { language } = useLanguage();
  const { moment } = useFormats();
  const { busy, error, markDone } = useMarkDone();
  const [isAsked, setAsked] = useState(false);
  const { appointment, caller_name, calls } = call;
  const name = useCallerName()(call);
  async function press() {
    // A callback that was made cannot be reopened.
    if (appointment && !isAsked) return setAsked(true);
    if (await markDone(call.id)) onDone();
  }
  return (
    <li>
      <span className="ini" aria-hidden="true">
        {caller_name && !call.is_imitation ? initialsOf(caller_name) : <Icon of={UserRound} />}
      </span>
      <div>
        <Link className="todo__who" to={callPath(language, call.id)} aria-label={t('openOf', { name })}>
          <CallerName of={call} />
        </Link>
        {calls > 1 && <span className="small muted"> · {t('callCount', { count: calls })}</span>}
        {call.reason && <p dir="auto">{call.reason}</p>}
        {!appointment && <p>{t('notAgreed', { at: moment(call.started_at) })}</p>}
        <CallTags of={call} />
        {error && <Failure error={error} />}
      </div>
      <div className="todo__do">
        <CallLink of={call} className="btn btn--line btn--sm" label={t('callOf', { name })}>
          <Icon of={Phone} small /> {t('call')}
        </CallLink>
        {!isOffline && (
          <Button
            look={isAsked ? 'soft' : 'ghost'}
            size="sm"
            busy={busy}
            aria-label={t(isAsked ? 'sureOf' : 'doneOf', { name })}
            onClick={() => void press()}
          >
            <Icon of={Check} small /> {t(isAsked ? 'sure' : 'done')}
          </Button>
        )}
        {isAsked && (
          <Button look="ghost" size="sm" onClick={() => setAsked(false)}>
            {t('notYet')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A call that was just marked as done, in its place until that can no longer be undone. */
function Finished({ call, onOver }: { call: WaitingCaller; onOver: (id: string) => void }) {
  const { t } = useTranslation('assistant');
  const { busy, error, markDone } = useMarkDone();
  useEffect(() => {
    const timer = setTimeout(() => onOver(call.id), UNDO_MS);
    return () => clearTimeout(timer);
  }, [onOver, call.id]);
  async function undo() {
    if (await markDone(call.id, false)) onOver(call.id);
  }
  return (
    <li>
      <span className="ini" aria-hidden="true">
        <Icon of={Check} />
      </span>
      <div>
        <CallerName of={call} />
        <p role="status">{t('list.tags.closed')}</p>
        {error && <Failure error={error} />}
      </div>
      {!call.appointment && (
        <div className="todo__do">
          <Button look="line" size="sm" busy={busy} onClick={() => void undo()}>
            <Icon of={Undo2} small /> {t('settings.undo.undo')}
          </Button>
        </div>
      )}
    </li>
  );
}
