import '#frontend/styles/evidence.css';

import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';

type Props = { from: Date; until: string; /** Seconds that are left. */ left: number };

/** A wait, drawn: when it began, when it ends, and where in it one is. */
export function Wait({ from, until, left }: Props) {
  const { t } = useTranslation('auth', { keyPrefix: 'wait' });
  const { locale } = useLanguage();
  const end = Date.parse(until);
  const whole = Math.max(1, end - from.getTime());
  const passed = Math.min(100, Math.max(0, 100 - (left * 100_000) / whole));
  const says = { from: formats.time(from, locale), until: formats.time(until, locale) };
  return (
    <div className="wait" role="img" aria-label={t('runs', says)}>
      <span className="seen" aria-hidden="true" style={{ '--a': '0%', '--b': `${passed}%` } as CSSProperties}>
        <i className="seen__bar seen__bar--now" />
      </span>
      <span className="wait__ends" aria-hidden="true">
        <bdi dir="auto">{says.from}</bdi>
        <bdi dir="auto">{says.until}</bdi>
      </span>
    </div>
  );
}
