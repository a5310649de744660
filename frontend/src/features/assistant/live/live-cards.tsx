import { useTranslation } from 'react-i18next';

import { LinkButton } from '#frontend/components/button.tsx';
import { useCallerName } from '#frontend/features/assistant/caller-name.tsx';
import { callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { LiveActions } from '#frontend/features/assistant/live/live-actions.tsx';
import { LiveHead } from '#frontend/features/assistant/live/live-head.tsx';
import { LiveTranscript, PendingOrders } from '#frontend/features/assistant/live/live-transcript.tsx';
import { useLive } from '#frontend/features/assistant/live/use-live.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** The calls that go on now, each with its transcript and what can be done; nothing without one. */
export function LiveCards() {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const { language } = useLanguage();
  const { calls, now } = useLive();
  const nameOf = useCallerName();
  if (!now || calls.length === 0) return null;
  return (
    <section className="stack [--stack:0.875rem]" aria-labelledby="live">
      <h2 className="vh" id="live">
        {t('title')}
      </h2>
      {calls.map((call) => (
        <article key={call.id} className="live" aria-labelledby={`live-${call.id}`}>
          <LiveHead call={call} now={now} as="h3" />
          {call.reason && (
            <p className="live__reason" dir="auto">
              {call.reason}
            </p>
          )}
          <LiveTranscript call={call} />
          <PendingOrders call={call} />
          <LiveActions call={call} />
          <LinkButton
            className="live__open"
            look="ghost"
            size="sm"
            to={callPath(language, call.id)}
            aria-label={t('openOf', { name: nameOf(call) })}
          >
            {t('open')}
          </LinkButton>
        </article>
      ))}
    </section>
  );
}
