import { ShieldAlert, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/initials.ts';
import { CallTags } from '#frontend/features/assistant/call-tags.tsx';
import { CallerName } from '#frontend/features/assistant/caller-name.tsx';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';

/** A call in the list: caller, time, reason and status. */
export function CallRow({ call, isChosen, path }: { call: CallSummary; isChosen: boolean; path: string }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list' });
  const { time } = useFormats();
  const text = call.reason ?? call.transcript_preview;
  return (
    <Link
      className={call.is_read ? 'call' : 'call is-new'}
      to={path}
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
      <CallTags of={call} />
    </Link>
  );
}

/** Where list and call are side by side, selecting another call scrolls neither. */
const isWide = () => window.matchMedia?.('(min-width: 64rem)').matches ?? false;

export function VerdictSign({ of: { caller_name, is_imitation, spam } }: { of: CallSummary }) {
  const isSpam = spam.verdict === 'likely_spam';
  const name = is_imitation ? null : caller_name;
  const look = isSpam ? 'ini ini--spam' : name ? 'ini' : 'ini ini--none';
  return (
    <span className={look} aria-hidden="true">
      {isSpam ? <Icon of={ShieldAlert} /> : name ? initialsOf(name) : <Icon of={UserRound} />}
    </span>
  );
}
