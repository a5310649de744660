import { Ban, CalendarClock, Check, CircleHelp, ShieldAlert, Siren, Star, Voicemail } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { useClock } from '#frontend/features/assistant/clock.tsx';
import { formatDuration } from '#frontend/features/assistant/calls/format-duration.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';
import { isOverdue, isToCallBack, isUrgent } from '#shared/values/to-call-back.ts';

/** What an owner has to know of a call at a glance: urgency, callback, verdict. */
export function CallTags({ of: call }: { of: CallSummary }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'list.tags' });
  const { moment } = useFormats();
  const { appointment, callback_text, done_at, spam, status, duration_s } = call;
  const isLate = isOverdue(call, useClock());
  const at = appointment ? moment(appointment.starts_at) : '';
  const tags = [
    call.is_vip && (
      <Chip key="vip" tone="accent">
        <Icon of={Star} small /> {t('vip')}
      </Chip>
    ),
    isUrgent(call) && (
      <Chip key="urgent" tone="danger">
        <Icon of={Siren} small /> {t('urgent')}
      </Chip>
    ),
    appointment && isToCallBack(call) && (
      <Chip key="back" tone={isLate ? 'warn' : 'accent'}>
        <Icon of={CalendarClock} small /> {t(isLate ? 'overdue' : 'back', { at })}
      </Chip>
    ),
    callback_text && !appointment && isToCallBack(call) && (
      <Chip key="wants" tone="line">
        <Icon of={CalendarClock} small /> <span className="chip__words">{t('wants', { words: callback_text })}</span>
      </Chip>
    ),
    (appointment?.state === 'done' || done_at !== null) && (
      <Chip key="done" tone="ok">
        <Icon of={Check} small /> {t(appointment?.state === 'done' ? 'done' : 'closed')}
      </Chip>
    ),
    status === 'voicemail' && (
      <Chip key="voicemail">
        <Icon of={Voicemail} small /> {t('voicemail')} <bdi dir="ltr">{formatDuration(duration_s)}</bdi>
      </Chip>
    ),
    (spam.verdict === 'likely_spam' || spam.verdict === 'suspicious') && (
      <Chip key="spam" tone={spam.verdict === 'likely_spam' ? 'danger' : 'warn'}>
        <Icon of={ShieldAlert} small /> {t(spam.verdict === 'likely_spam' ? 'spam' : 'suspicious')}
      </Chip>
    ),
    spam.verdict === 'unknown' && status !== 'blocked' && (
      <Chip key="unknown">
        <Icon of={CircleHelp} small /> {t('unknown')}
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
