import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Button, Link } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { useCallList } from '#frontend/features/assistant/calls/use-call-list.ts';
import { VoicemailMessage } from '#frontend/features/assistant/voicemail/voicemail-message.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** Voicemails, newest first. */
export function Voicemail() {
  const { t } = useTranslation('assistant', { keyPrefix: 'voicemail' });
  const { language } = useLanguage();
  const list = useCallList('voicemail');
  const { calls, isLoading, fault, next, load } = list;
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      <header className="stack [--stack:0.5rem]">
        <p className="small row [--gap:0.375rem]">
          <Icon of={ArrowLeft} small directional />
          <Link to={pathTo('callList', { language })}>{t('all')}</Link>
        </p>
        <h1 className="display">{t('title')}</h1>
      </header>
      {fault && <Failure error={fault} onRetry={() => load(next ?? 1)} />}
      {isLoading && calls.length === 0 && (
        <div className="stack" aria-busy="true">
          <Skeleton width="100%" height="8rem" />
          <Skeleton width="100%" height="8rem" />
        </div>
      )}
      {!isLoading && !fault && calls.length === 0 && <EmptyState below title={t('none')} lead={t('noneLead')} />}
      <ul className="mails">
        {calls.map((call) => (
          <VoicemailMessage key={call.id} call={call} />
        ))}
      </ul>
      {next !== null && (
        <div>
          <Button look="line" busy={isLoading} onClick={() => load(next)}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}
