import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#frontend/components/button.tsx';
import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneNumber } from '#frontend/components/phone-number.tsx';
import { callPath } from '#frontend/features/assistant/calls/call-paths.ts';
import { CallerName } from '#frontend/features/assistant/caller-name.tsx';
import { useClock } from '#frontend/features/assistant/clock.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useFormats } from '#frontend/lib/use-formats.ts';
import type { CallSummary } from '#shared/api/assistant.ts';
import { isOverdue, numberToCall } from '#shared/values/to-call-back.ts';

/** The next callback, as a ticket. */
export function NextCallback({ call }: { call: CallSummary | null }) {
  const { t } = useTranslation('assistant', { keyPrefix: 'next' });
  const { language } = useLanguage();
  const { day, time } = useFormats();
  const now = useClock();
  const at = call?.appointment?.starts_at;
  const number = call && numberToCall(call);
  return (
    <section className="ticket" aria-labelledby="next">
      <div>
        <h2 className="cap" id="next">
          {t('title')}
        </h2>
        <p className="big">
          {at ? (
            <>
              {day(at)} <bdi>{time(at)}</bdi>
            </>
          ) : (
            t('none')
          )}
        </p>
        {call && isOverdue(call, now) && (
          <Chip tone="warn">
            <Icon of={CalendarClock} small /> {t('overdue')}
          </Chip>
        )}
      </div>
      {call && (
        <>
          <dl className="kv">
            <div>
              <dt>{t('who')}</dt>
              <dd>
                <CallerName of={call} />
              </dd>
            </div>
            {number && (
              <div>
                <dt>{t('number')}</dt>
                <dd>
                  <PhoneNumber of={number} />
                </dd>
              </div>
            )}
          </dl>
          <LinkButton to={callPath(language, call.id)}>{t('open')}</LinkButton>
        </>
      )}
      {!call && <p className="small muted">{t('noneLead')}</p>}
    </section>
  );
}
