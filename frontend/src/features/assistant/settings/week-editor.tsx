import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DayHours } from '#frontend/features/assistant/settings/day-hours.tsx';
import type { Window } from '#frontend/features/assistant/settings/windows.ts';
import type { Change } from '#frontend/features/assistant/settings/use-settings.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { AssistantSettings } from '#shared/api/assistant.ts';

/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2026, 10, 23);
const marks = [0, 6, 12, 18, 24];

/** In which hours callbacks are taken, day by day. */
export function WeekEditor({
  settings: { windows, time_zone },
  change,
}: {
  settings: AssistantSettings;
  change: Change;
}) {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings.hours' });
  const { locale } = useLanguage();
  const [open, setOpen] = useState<number>();
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  function keep(i: number, next: Window[]) {
    if (JSON.stringify(next) !== JSON.stringify(windows[i])) change({ windows: windows.with(i, next) });
  }
  return (
    <>
      <p className="muted small">{t('lead', { zone: time_zone.replaceAll('_', ' ') })}</p>
      <ul className="week">
        <li className="week__axis" aria-hidden="true">
          <span />
          <span className="hours">
            {marks.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </span>
          <span />
        </li>
        {windows.map((day, i) => {
          const at = MONDAY + i * 86_400_000;
          return (
            <DayHours
              key={i}
              name={short.format(at)}
              fullName={long.format(at)}
              windows={day}
              isOpen={open === i}
              onOpen={(isOpen) => setOpen(isOpen ? i : undefined)}
              onChange={(next) => keep(i, next)}
            />
          );
        })}
      </ul>
    </>
  );
}
