import '#frontend/styles/assistant.css';

import { ShieldAlert, Siren } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { CallerName } from '#frontend/features/assistant/caller-name.tsx';
import { LiveTimer } from '#frontend/features/assistant/live/live-timer.tsx';
import type { LiveCall } from '#shared/api/assistant.ts';

/** Who is on the phone, for how long, and whether it is urgent or may be spam. */
export function LiveHead({ call, now, as: Heading }: { call: LiveCall; now: string; as: 'h1' | 'h3' }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const { caller_name, caller_number, doing, started_at } = call;
  return (
    <header className="live__head">
      <span className="live__dot" aria-hidden="true" />
      <div>
        <Heading id={`live-${call.id}`}>
          <CallerName of={call} />
        </Heading>
        {caller_name && caller_number && (
          <p className="small muted">
            <PhoneNumber of={caller_number} />
          </p>
        )}
      </div>
      {doing !== 'ending' && <LiveTimer since={started_at} now={now} />}
      <LiveTags of={call} />
      <p className="live__doing small" role="status">
        {t(`doing.${doing}`)}
      </p>
    </header>
  );
}

function LiveTags({ of: { is_urgent, verdict } }: { of: LiveCall }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'live' });
  const { t: verdicts } = useTranslation('assistant', { keyPrefix: 'verdict' });
  const mayBeSpam = verdict === 'suspicious' || verdict === 'likely_spam';
  if (!is_urgent && !mayBeSpam) return null;
  return (
    <p className="live__tags">
      {is_urgent && (
        <Chip tone="accent">
          <Icon of={Siren} small /> {t('urgent')}
        </Chip>
      )}
      {mayBeSpam && (
        <Chip tone={verdict === 'suspicious' ? 'warn' : 'danger'}>
          <Icon of={ShieldAlert} small /> {verdicts(verdict)}
        </Chip>
      )}
    </p>
  );
}
