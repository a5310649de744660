import { Phone, UserRound } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { initialsOf } from '#frontend/components/portrait.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { CallSummary } from '#shared/api/assistant.ts';
import { formatPhone } from '#shared/values/phone.ts';

/** A call: who, when, what about, what was said, and the spam verdict with its reasons. */
export function CallCard({ call, titleId, level = 2 }: { call: CallSummary; titleId: string; level?: 1 | 2 }) {
  const { t } = useTranslation('chat', { keyPrefix: 'call' });
  const { locale } = useLanguage();
  const Heading = `h${level}` as const;
  const { caller_name, caller_number, reason, transcript_preview, spam } = call;
  const took = formats.took(call.duration_s * 1000, locale);
  return (
    <>
      <header className="cd__id">
        <span className="ini" aria-hidden="true">
          {caller_name ? initialsOf(caller_name) : <Icon of={UserRound} />}
        </span>
        <div>
          <Heading id={titleId}>
            <bdi>{caller_name ?? t('noName')}</bdi>
          </Heading>
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
      </div>
      {transcript_preview && (
        <section className="stack" aria-labelledby="said">
          <div className="cdh">
            <h3 id="said">{t('said')}</h3>
          </div>
          <p dir="auto">{transcript_preview}</p>
        </section>
      )}
      <section className="verdict" aria-labelledby="verdict">
        <div className="cdh">
          <h3 id="verdict">{t('verdict')}</h3>
        </div>
        <div className="verdict__top">
          <p className="verdict__n" dir="ltr">
            {spam.score}
            <small> / 100</small>
          </p>
          <p>{t(spam.verdict)}</p>
          <div
            className={spam.verdict === 'likely_spam' ? 'gauge gauge--spam' : 'gauge'}
            role="img"
            aria-label={t('score', { score: spam.score })}
            style={{ '--w': `${spam.score}%` } as CSSProperties}
          />
        </div>
      </section>
    </>
  );
}
