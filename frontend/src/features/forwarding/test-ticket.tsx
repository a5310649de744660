import { useTranslation } from 'react-i18next';

import { useFormats } from '#frontend/lib/use-formats.ts';
import type { Forwarding } from '#shared/api/forwarding.ts';

type Test = NonNullable<Forwarding['test']>;
const WAIT_S = 45;
const isKnown = (code: string): code is Test['state'] =>
  ['calling', 'forwarded', 'answered_by_voicemail', 'not_forwarded', 'busy', 'stopped'].includes(code);

/** A running or finished test call. */
export function TestTicket({ test, now }: { test: Test; now: string }) {
  const { t } = useTranslation('forwarding');
  const { time } = useFormats();
  const isRinging = test.state === 'calling';
  const seconds = Math.min(WAIT_S, Math.max(0, Math.round((Date.parse(now) - Date.parse(test.started_at)) / 1000)));
  return (
    <div className="ticket" role="status">
      {isRinging ? (
        <>
          <div>
            <p className="cap">{t('test.ringingOf', { leg: t(`leg.${test.leg}.name`) })}</p>
            <p className="fwd__clock">
              {seconds} <small>{t('test.of')}</small>
            </p>
          </div>
          <div className="fwd__clockbar" aria-hidden="true">
            <i style={{ inlineSize: `${(seconds / WAIT_S) * 100}%` }} />
          </div>
        </>
      ) : (
        <div>
          <p className="cap">
            {t('test.last')}: {t(`leg.${test.leg}.name`)}
          </p>
          <p className="big fwd__big">{t(`test.events.${test.state}`)}</p>
        </div>
      )}
      <ol className="evt">
        {test.events.map(({ at, code }) => (
          <li key={at + code}>
            <time dateTime={at}>{time(at)}</time>
            <span>{isKnown(code) && t(`test.events.${code}`)}</span>
          </li>
        ))}
        {isRinging && (
          <li className="is-wait">
            <span />
            <span>{t('test.waits')}</span>
          </li>
        )}
      </ol>
    </div>
  );
}
