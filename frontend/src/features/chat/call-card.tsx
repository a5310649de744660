import { FileText, Phone, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/initials.ts';
import { Verdict } from '#frontend/components/verdict.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formatDuration } from '#frontend/lib/duration.ts';
import { formats } from '#frontend/lib/format.ts';
import { useSignedIn } from '#frontend/lib/session.ts';
import type { CallSummary } from '#shared/api/assistant.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** A call in short: caller, time, reason, transcript and spam verdict. Members get a link to the details. */
export function CallCard({ call, titleId }: { call: CallSummary; titleId: string }) {
  const { t } = useTranslation('chat', { keyPrefix: 'call' });
  const { language, locale } = useLanguage();
  const isMember = useSignedIn();
  const { caller_name, caller_number, reason, transcript_preview, spam } = call;
  const took = formatDuration(call.duration_s, locale);
  return (
    <>
      <header className="cd__id">
        <span className="ini" aria-hidden="true">
          {caller_name ? initialsOf(caller_name) : <Icon of={UserRound} />}
        </span>
        <div>
          <h2 id={titleId}>
            <bdi>{caller_name ?? t('noName')}</bdi>
          </h2>
          <p>
            <bdi dir="ltr">{formatPhone(caller_number)}</bdi>
            <br />
            {t('at', { moment: formats.moment(call.started_at, locale), took })}
          </p>
        </div>
      </header>
      {reason && (
        <p className="say" dir="auto">
          {reason}
        </p>
      )}
      <div className="row">
        <a className="btn" href={`tel:${caller_number}`}>
          <Icon of={Phone} /> {t('call')}
        </a>
        {isMember && (
          <LinkButton look="line" to={`${pathTo('callDetails', { language })}?call=${call.id}`}>
            <Icon of={FileText} /> {t('title')}
          </LinkButton>
        )}
      </div>
      {transcript_preview && (
        <section className="stack" aria-labelledby="said">
          <div className="cdh">
            <h3 id="said">{t('said')}</h3>
          </div>
          <p dir="auto">{transcript_preview}</p>
        </section>
      )}
      <Verdict spam={spam} level={3} />
    </>
  );
}
