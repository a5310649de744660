import { FileText, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { addressOfCall } from '#frontend/features/assistant/calls/address-of-call.ts';
import { Sign } from '#frontend/features/assistant/calls/call-row.tsx';
import { CallerName, nameOf } from '#frontend/features/assistant/caller-name.tsx';
import { Player } from '#frontend/features/assistant/player/player.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useWriting } from '#frontend/lib/use-writing.ts';
import type { CallSummary } from '#shared/api/assistant.ts';

/** A message: from whom, when, its sound, and its words as far as they were understood. */
export function Message({ call }: { call: CallSummary }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'voicemail' });
  const { language } = useLanguage();
  const { moment } = useWriting();
  return (
    <li className={call.is_read ? 'mail' : 'mail is-new'}>
      <header>
        <Sign of={call} />
        <div>
          <h2>
            <CallerName of={call} />
            {!call.is_read && <span className="vh"> {t('isNew')}</span>}
          </h2>
          <p className="small muted">{moment(call.started_at)}</p>
        </div>
      </header>
      {call.has_audio ? (
        <Player call_id={call.id} seconds={call.duration_s} />
      ) : (
        <p className="muted">{t('noSound')}</p>
      )}
      {call.transcript_preview && <p dir="auto">{call.transcript_preview}</p>}
      <div className="row [--gap:0.5rem]">
        <a className="btn btn--sm" href={`tel:${call.caller_number}`} aria-label={t('callOf', { name: nameOf(call) })}>
          <Icon of={Phone} small /> {t('call')}
        </a>
        <LinkButton
          look="line"
          size="sm"
          to={addressOfCall(language, call.id, 'voicemail')}
          aria-label={t('openOf', { name: nameOf(call) })}
        >
          <Icon of={FileText} small /> {t('open')}
        </LinkButton>
      </div>
    </li>
  );
}
