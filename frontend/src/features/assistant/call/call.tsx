import type { Schedule } from '#frontend/features/assistant/call/callback-part.tsx';
import '#frontend/styles/assistant.css';

import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { Link, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { CallHead } from '#frontend/features/assistant/call/call-head.tsx';
import { CallOnItsWay } from '#frontend/features/assistant/call/call-on-its-way.tsx';
import { Everything } from '#frontend/features/assistant/call/everything.tsx';
import { useCall } from '#frontend/features/assistant/call/use-call.ts';
import { addressOfList } from '#frontend/features/assistant/calls/address-of-call.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** One call, with everything that is kept of it and all that can be done about it. */
export function Call({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { call_id, details, summary, error, mutate } = useCall();
  const backTo = addressOfList(language, params.get('filter') ?? 'all');
  const isGone = !call_id || error?.code === 'assistant.unknown-call';
  return (
    <>
      <title>{`${t('title')} · Calluna`}</title>
      {isGone ? (
        <div className="cd">
          <EmptyState title={t('gone')} lead={t('goneLead')}>
            <LinkButton to={backTo}>{t('back')}</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <article className="cd" aria-labelledby="call" key={call_id}>
          <div className="cd__back">
            <Link className="icon-btn" to={backTo} aria-label={t('back')}>
              <Icon of={ArrowLeft} directional />
            </Link>
          </div>
          {summary && <CallHead call={summary} />}
          {error && <Failure error={error} onRetry={() => void mutate()} />}
          {details ? (
            <Everything details={details} schedule={schedule} onChanged={mutate} />
          ) : (
            !error && <CallOnItsWay hasHead={summary !== undefined} />
          )}
        </article>
      )}
    </>
  );
}
