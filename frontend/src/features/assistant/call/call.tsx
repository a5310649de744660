import type { Schedule } from '#frontend/features/assistant/call/callback-section.tsx';
import '#frontend/styles/assistant.css';

import { ArrowLeft, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

import { Link, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { CallLink } from '#frontend/features/assistant/call-link.tsx';
import { CallHead } from '#frontend/features/assistant/call/call-head.tsx';
import { CallSections } from '#frontend/features/assistant/call/call-sections.tsx';
import { useCall } from '#frontend/features/assistant/call/use-call.ts';
import { useSelectedCall } from '#frontend/features/assistant/calls/use-selected-call.ts';
import { CallEnded } from '#frontend/features/assistant/live/call-ended.tsx';
import { LiveCall } from '#frontend/features/assistant/live/live-call.tsx';
import { useLiveCall } from '#frontend/features/assistant/live/use-live.ts';
import { callListPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

/** One call with all its details and actions. */
export function Call({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const { language } = useLanguage();
  const [params] = useSearchParams();
  const { call_id } = useSelectedCall();
  const { live, now, hasEnded } = useLiveCall(call_id);
  const { details, summary, error, mutate } = useCall(live !== undefined);
  const backTo = callListPath(language, params.get('filter') ?? 'all');
  const isUnknown = error?.code === 'assistant.unknown-call';
  const isGone = !call_id || (isUnknown && !hasEnded);
  return (
    <>
      <title>{pageTitle(t('title'))}</title>
      {isGone ? (
        <div className="cd">
          <EmptyState title={t('gone')} lead={t('goneLead')}>
            <LinkButton to={backTo}>{t('back')}</LinkButton>
          </EmptyState>
        </div>
      ) : (
        <article className="cd" aria-labelledby={live ? `live-${live.id}` : 'call'} key={call_id}>
          <div className="cd__back">
            <Link className="icon-btn" to={backTo} aria-label={t('back')}>
              <Icon of={ArrowLeft} directional />
            </Link>
          </div>
          {live && now ? (
            <LiveCall call={live} now={now} />
          ) : isUnknown ? (
            <CallEnded onLook={() => void mutate()} />
          ) : (
            <>
              {summary && <CallHead call={summary} />}
              {error && <Failure error={error} onRetry={() => void mutate()} />}
              {error && !details && summary && (
                <div className="row">
                  <CallLink of={summary} className="btn">
                    <Icon of={Phone} /> {t('callNow')}
                  </CallLink>
                </div>
              )}
              {details ? (
                <CallSections details={details} schedule={schedule} onChanged={mutate} />
              ) : (
                !error && <CallSkeleton hasHead={summary !== undefined} />
              )}
            </>
          )}
        </article>
      )}
    </>
  );
}

/** The shapes of a call, until it is there. */
function CallSkeleton({ hasHead }: { hasHead: boolean }) {
  const { t } = useTranslation('assistant');
  return (
    <div className="stack [--stack:1.25rem]" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      {!hasHead && <Skeleton width="16rem" height="3.5rem" />}
      <Skeleton width="100%" height="3rem" />
      <Skeleton width="70%" height="3rem" />
      <Skeleton width="100%" height="12rem" />
    </div>
  );
}
