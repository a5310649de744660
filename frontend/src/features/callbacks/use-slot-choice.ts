import { useState } from 'react';

import type { CallbackDay } from '#shared/api/callbacks.ts';

/** The selected day and time, and slots that were taken in the meantime. */
export function useSlotChoice(days: readonly CallbackDay[]) {
  const [date, setDate] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const shownDate = date ?? days[0]?.date ?? null;
  return {
    date: shownDate,
    /** Whether the day was chosen, rather than opened by default. */
    isDayChosen: date !== null,
    times: days.find((day) => day.date === shownDate)?.times ?? [],
    at,
    taken,
    chooseDay: (next: string) => {
      setDate(next);
      setAt(null);
    },
    choose: setAt,
    markTaken: () => {
      if (at) setTaken((others) => new Set([...others, at]));
      setAt(null);
    },
    clear: () => {
      setDate(null);
      setAt(null);
    },
  };
}
