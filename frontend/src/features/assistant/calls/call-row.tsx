import { Ban, CalendarClock, Check, ShieldAlert, UserRound, Voicemail } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/initials.ts';
import { CallerName } from '#frontend/features/assistant/caller-name.tsx';
import { callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { formatDuration } from '#frontend/features/assistant/calls/format-duration.ts';
import type { CallFilterName } from '#frontend/features/assistant/calls/use-call-list.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';

/** A call in the list: caller, time, reason and status. */
export function CallRow({ call, isChosen, filter }: { call: CallSummary; isChosen: boolean; filter: CallFilterName }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const { language } = useLanguage();
  const { time } = useFormats();
  const text = call.reason ?? call.transcript_preview;
  return (
    <Link
      className={call.is_read ? 'call' : 'call is-new'}
      to={callPath(language, call.id, filter)}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset={isWide()}
    >
      <VerdictSign of={call} />
      <span className="call__who">
        <CallerName of={call} />
        {!call.is_read && <span className="vh"> {t('isUnread')}</span>}
      </span>
      <time dateTime={call.started_at}>
        <bdi>{time(call.started_at)}</bdi>
      </time>
      <p dir="auto">{text || t(`status.${call.status}`)}</p>
      <Tags of={call} />
    </Link>
  );
}

/** Where list and call are side by side, selecting another call scrolls neither. */
const isWide = () => window.matchMedia?.('(min-width: 64rem)').matches ?? false;

export function VerdictSign({ of: { caller_name, spam } }: { of: CallSummary }) {
  const isSpam = spam.verdict === 'likely_spam';
  const look = isSpam ? 'ini ini--spam' : caller_name ? 'ini' : 'ini ini--none';
  return (
    <span className={look} aria-hidden="true">
      {isSpam ? <Icon of={ShieldAlert} /> : caller_name ? initialsOf(caller_name) : <Icon of={UserRound} />}
    </span>
  );
}

function Tags({ of: { appointment, spam, status, duration_s } }: { of: CallSummary }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list.tags' });
  const { moment } = useFormats();
  const isComing = appointment && ['proposed', 'confirmed', 'reminded'].includes(appointment.state);
  const tags = [
    isComing && (
      <Chip key="back" tone="accent">
        <Icon of={CalendarClock} small /> {t('back', { at: moment(appointment.starts_at) })}
      </Chip>
    ),
    appointment?.state === 'done' && (
      <Chip key="done" tone="ok">
        <Icon of={Check} small /> {t('done')}
      </Chip>
    ),
    status === 'voicemail' && (
      <Chip key="voicemail">
        <Icon of={Voicemail} small /> {t('voicemail')} <bdi dir="ltr">{formatDuration(duration_s)}</bdi>
      </Chip>
    ),
    spam.verdict === 'likely_spam' && (
      <Chip key="spam" tone="danger">
        <Icon of={ShieldAlert} small /> {t('spam', { score: spam.score })}
      </Chip>
    ),
    spam.verdict === 'suspicious' && (
      <Chip key="suspicious" tone="warn">
        <Icon of={ShieldAlert} small /> {t('suspicious', { score: spam.score })}
      </Chip>
    ),
    status === 'blocked' && (
      <Chip key="blocked">
        <Icon of={Ban} small /> {t('blocked')}
      </Chip>
    ),
  ].filter(Boolean);
  return tags.length > 0 && <span className="call__tags">{tags}</span>;
}
