import { useState } from 'react';

import { DayHours } from '#frontend/features/assistant/settings/day-hours.tsx';
import type { Window } from '#frontend/features/assistant/settings/windows.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2026, 10, 23);
const marks = [0, 6, 12, 18, 24];

type Week = Window[][];
/** `none` says what a day without hours means. */
type Props = { windows: Week; lead: string; none: string; onChange: (windows: Week) => void };

/** The hours of a week, day by day. */
export function WeekEditor({ windows, lead, none, onChange }: Props) {
  const { locale } = useLanguage();
  const [open, setOpen] = useState<number>();
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  function keep(i: number, next: Window[]) {
    if (JSON.stringify(next) !== JSON.stringify(windows[i])) onChange(windows.with(i, next));
  }
  return (
    <>
      <p className="muted small">{lead}</p>
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
              none={none}
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
