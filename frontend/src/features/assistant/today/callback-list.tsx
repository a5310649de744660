import { Check, Phone, UserRound } from 'lucide-react';
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
import { useMarkDone } from '#frontend/features/assistant/use-mark-done.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';

type WaitingCaller = TodayView['to_call_back'][number];

/** The first of the callers who wait for a callback: urgent, overdue, by the agreed time, then those without one. */
export function CallbackList({ calls, total }: { calls: WaitingCaller[]; total: number }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { language } = useLanguage();
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
      {calls.length === 0 && <p className="muted [padding-block:1rem]">{t('nobody')}</p>}
      <ul className="todo">
        {calls.map((call) => (
          <Waiting key={call.id} call={call} />
        ))}
      </ul>
    </section>
  );
}

function Waiting({ call }: { call: WaitingCaller }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { language } = useLanguage();
  const { moment } = useFormats();
  const { busy, error, markDone } = useMarkDone();
  const { appointment, caller_name, calls } = call;
  const name = useCallerName()(call);
  return (
    <li>
      <span className="ini" aria-hidden="true">
        {caller_name ? initialsOf(caller_name) : <Icon of={UserRound} />}
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
        <Button
          look="ghost"
          size="sm"
          busy={busy}
          aria-label={t('doneOf', { name })}
          onClick={() => void markDone(call.id)}
        >
          <Icon of={Check} small /> {t('done')}
        </Button>
      </div>
    </li>
  );
}
