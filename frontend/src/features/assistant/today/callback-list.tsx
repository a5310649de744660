import { Phone, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link, LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/initials.ts';
import { callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { CallerName, callerName } from '#frontend/features/assistant/caller-name.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';

/** Callers waiting for a callback, scheduled ones first. */
export function CallbackList({ calls }: { calls: CallSummary[] }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { language } = useLanguage();
  return (
    <section aria-labelledby="to-call-back">
      <div className="cdh">
        <h2 id="to-call-back">{t('toCallBack')}</h2>
        <Link to={pathTo('callList', { language })}>{t('all')}</Link>
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

function Waiting({ call }: { call: CallSummary }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'today' });
  const { language } = useLanguage();
  const { moment } = useFormats();
  const { appointment, caller_name } = call;
  return (
    <li>
      <span className="ini" aria-hidden="true">
        {caller_name ? initialsOf(caller_name) : <Icon of={UserRound} />}
      </span>
      <div>
        <b>
          <CallerName of={call} />
        </b>
        {call.reason && <p dir="auto">{call.reason}</p>}
        <p>
          {appointment
            ? t('agreed', { at: moment(appointment.starts_at) })
            : t('notAgreed', { at: moment(call.started_at) })}
        </p>
      </div>
      {appointment ? (
        <LinkButton
          look="soft"
          size="sm"
          to={callPath(language, call.id)}
          aria-label={t('openOf', { name: callerName(call) })}
        >
          {t('open')}
        </LinkButton>
      ) : (
        <a
          className="btn btn--line btn--sm"
          href={`tel:${call.caller_number}`}
          aria-label={t('callOf', { name: callerName(call) })}
        >
          <Icon of={Phone} small /> {t('call')}
        </a>
      )}
    </li>
  );
}
