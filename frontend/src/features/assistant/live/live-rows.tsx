import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { CallerName } from '#frontend/features/assistant/caller-name.tsx';
import { callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { LiveTimer } from '#frontend/features/assistant/live/live-timer.tsx';
import { useLive } from '#frontend/features/assistant/live/use-live.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { LiveCall } from '#shared/api/assistant.ts';
import type { CallId } from '#shared/values/id.ts';

/** What the caller said last, while the call goes on. */
const said = ({ doing, transcript }: LiveCall): string | undefined =>
  doing === 'ending' ? undefined : transcript.findLast(({ who }) => who === 'caller')?.text;

/** The calls that go on now, above the list of those that are over: each leads to its page. */
export function LiveRows({ chosen }: { chosen: CallId | undefined }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const { language } = useLanguage();
  const { calls, now } = useLive();
  if (!now || calls.length === 0) return null;
  return (
    <section aria-labelledby="live-rows">
      <h2 className="vh" id="live-rows">
        {t('title')}
      </h2>
      {calls.map((call) => (
        <Link
          key={call.id}
          className="call call--live"
          to={callPath(language, call.id)}
          aria-current={call.id === chosen ? 'true' : undefined}
        >
          <span className="ini" aria-hidden="true">
            <span className="live__dot" />
          </span>
          <span className="call__who">
            <CallerName of={call} />
          </span>
          {call.doing !== 'ending' && <LiveTimer since={call.started_at} now={now} />}
          <p dir="auto">{said(call) ?? t(`doing.${call.doing}`)}</p>
          <span className="call__tags">
            {call.doing !== 'ending' && <Chip tone="ok">{t('live')}</Chip>}
            {call.is_urgent && <Chip tone="accent">{t('urgent')}</Chip>}
          </span>
        </Link>
      ))}
    </section>
  );
}
