import '#frontend/styles/evidence.css';

import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

type Props = { from: Date; until: string; /** Seconds that are left. */ secondsLeft: number };

/** A countdown as a bar with its start and end. */
export function WaitBar({ from, until, secondsLeft }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'wait' });
  const { locale } = useLanguage();
  const end = Date.parse(until);
  const whole = Math.max(1, end - from.getTime());
  const passed = Math.min(100, Math.max(0, 100 - (secondsLeft * 100_000) / whole));
  const values = { from: formats.time(from, locale), until: formats.time(until, locale) };
  return (
    <div className="wait" role="img" aria-label={t('runs', values)}>
      <span className="seen" aria-hidden="true" style={{ '--a': '0%', '--b': `${passed}%` } as CSSProperties}>
        <i className="seen__bar seen__bar--now" />
      </span>
      <span className="wait__ends" aria-hidden="true">
        <bdi dir="auto">{values.from}</bdi>
        <bdi dir="auto">{values.until}</bdi>
      </span>
    </div>
  );
}
