import { ArrowLeft, Phone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Link, LinkButton } from '#frontend/components/button.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Verdict } from '#frontend/components/verdict.tsx';
import { CallLink } from '#frontend/features/assistant/call-link.tsx';
import { CallHead } from '#frontend/features/assistant/call/call-head.tsx';
import { Transcript } from '#frontend/features/assistant/call/transcript.tsx';
import { TwoClocks } from '#frontend/features/assistant/link/two-clocks.tsx';
import type { CallList } from '#frontend/features/assistant/calls/use-call-list.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction, useEndpoint } from '#frontend/lib/api.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { assistant } from '#shared/api/assistant.ts';
import { webChat } from '#shared/api/web-chat.ts';
import { type CallId, timeOfId } from '#shared/values/id.ts';

/** A call that an alert led to may go on for so long before it is listed. */
const GOES_ON_MS = 10 * 60_000;
const REFRESH_MS = 5000;

type Props = { call_id: CallId; backTo: string; list: CallList };

/** One call as a link shows it: who, why, what was said, the verdict, and the number to call. Opening it marks it as read. */
export function CallByLink({ call_id, backTo, list: { calls, change } }: Props) {
  const { t } = useTranslation('assistant', { keyPrefix: 'call' });
  const { language } = useLanguage();
  const mayGoOn = serverNow().getTime() - timeOfId(call_id).getTime() < GOES_ON_MS;
  const { data, error, mutate } = useEndpoint(
    assistant.getCall,
    { call_id, lang: language },
    { refreshInterval: (latest) => (mayGoOn && !latest ? REFRESH_MS : 0) },
  );
  const { trigger: markRead } = useAction(assistant.updateRead, { refreshes: [webChat.getChat] });
  const isUnread = data?.call.is_read === false;
  useEffect(() => {
    if (!isUnread) return;
    change({ id: call_id, is_read: true });
    void markRead({ ids: [call_id], is_read: true });
  }, [isUnread, call_id, change, markRead]);

  if (error?.code === 'assistant.unknown-call') {
    return (
      <div className="cd">
        <EmptyState title={t(mayGoOn ? 'goesOn' : 'gone')} lead={t(mayGoOn ? 'goesOnLead' : 'goneLead')}>
          <LinkButton to={backTo}>{t('back')}</LinkButton>
        </EmptyState>
      </div>
    );
  }
  const call = data?.call ?? calls.find(({ id }) => id === call_id);
  return (
    <article className="cd" aria-labelledby="call">
      <div className="cd__back">
        <Link className="icon-btn" to={backTo} aria-label={t('back')}>
          <Icon of={ArrowLeft} directional />
        </Link>
      </div>
      {call && <CallHead call={call} />}
      {data && <TwoClocks details={data} />}
      {error && <Failure error={error} onRetry={() => void mutate()} />}
      {call && (
        <div className="row">
          <CallLink of={call} className="btn">
            <Icon of={Phone} /> {t('callNow')}
          </CallLink>
        </div>
      )}
      {data ? (
        <>
          <Transcript details={data} />
          <Verdict spam={data.call.spam} />
        </>
      ) : (
        !error && <Skeleton width="100%" height="12rem" />
      )}
    </article>
  );
}
