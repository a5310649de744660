import { useState } from 'react';

import type { CallbackDay } from '#shared/api/callbacks.ts';

/** A day and a time that somebody is choosing, and what was taken from under their hands. */
export function useChoice(days: readonly CallbackDay[]) {
  const [date, setDate] = useState<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const open = date ?? days[0]?.date ?? null;
  return {
    date: open,
    /** Whether they chose it, or it only lies open. */
    isDayChosen: date !== null,
    times: days.find((day) => day.date === open)?.times ?? [],
    at,
    taken,
    chooseDay: (next: string) => {
      setDate(next);
      setAt(null);
    },
    choose: setAt,
    lose: () => {
      if (at) setTaken((others) => new Set([...others, at]));
      setAt(null);
    },
    clear: () => {
      setDate(null);
      setAt(null);
    },
  };
}
export type Choice = ReturnType<typeof useChoice>;
