import type { ScriptedCall } from '#scripts/models/evaluate/dialogues/script.ts';
import { dayAndMinutesIn, minutesOf } from '#shared/values/zone.ts';

export type Expected = ScriptedCall['expect']['booked'];

/** Where the owner lives, in whose clock the scripts are written. */
export const ZONE = 'America/Chicago';
/** Monday at nine there, when every scripted call comes in. */
export const REFERENCE = '2026-11-23T09:00:00-06:00';

/** Whether a callback may start then, as far as its time goes. */
export function isWanted(booked: Expected, at: string): boolean {
  if (!booked) return false;
  if ('any' in booked) return true;
  const { day, minutes } = dayAndMinutesIn(ZONE, Date.parse(at));
  return booked.days.includes(day) && minutes >= minutesOf(booked.from) && minutes <= minutesOf(booked.to);
}
