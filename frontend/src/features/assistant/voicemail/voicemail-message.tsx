import { FileText, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { VerdictSign } from '#frontend/features/assistant/calls/call-row.tsx';
import { CallLink } from '#frontend/features/assistant/call-link.tsx';
import { CallerName, useCallerName } from '#frontend/features/assistant/caller-name.tsx';
import { Player } from '#frontend/features/assistant/player/player.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';

/** A voicemail: caller, time, recording and transcript. */
export function VoicemailMessage({ call }: { call: CallSummary }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'voicemail' });
  const { language } = useLanguage();
  const { moment } = useFormats();
  const name = useCallerName()(call);
  return (
    <li className={call.is_read ? 'mail' : 'mail is-new'}>
      <header>
        <VerdictSign of={call} />
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
        <CallLink of={call} className="btn btn--sm" label={t('callOf', { name })}>
          <Icon of={Phone} small /> {t('call')}
        </CallLink>
        <LinkButton
          look="line"
          size="sm"
          to={callPath(language, call.id, 'voicemail')}
          aria-label={t('openOf', { name })}
        >
          <Icon of={FileText} small /> {t('open')}
        </LinkButton>
      </div>
    </li>
  );
}
