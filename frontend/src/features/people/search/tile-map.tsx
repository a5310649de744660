import { useTranslation } from 'react-i18next';

import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { stateName, usStates } from '#shared/values/us-states.ts';

type Props = { states: { value: string; count: number }[] };

/** The US states as equal tiles, darker where more results are. */
export function TileMap({ states }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'filters' });
  const { locale } = useLanguage();
  const counts = new Map(states.map(({ value, count }) => [value, count]));
  const inUs = usStates.filter(({ code }) => counts.has(code));
  if (inUs.length === 0) return null;
  const most = Math.max(...inUs.map(({ code }) => counts.get(code) ?? 0));
  const shade = (count = 0) => (count === 0 ? undefined : `t${Math.ceil((count / most) * 3)}`);
  const summary = states.map(({ value, count }) => `${stateName(value)} ${formats.number(count, locale)}`);
  return (
    <div className="tiles" role="img" aria-label={t('map', { states: formats.list(summary, locale) })}>
      {usStates.map(({ code, row, column }) => (
        <i key={code} className={shade(counts.get(code))} style={{ gridRow: row, gridColumn: column }} />
      ))}
    </div>
  );
}
