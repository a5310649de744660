import { stored } from '#frontend/lib/storage.ts';

/** The time zone of the account of this browser as it was loaded last; undefined without an account. */
export function accountZone(): string | undefined {
  const timeZone = stored('userData')?.time_zone;
  try {
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }) && timeZone;
  } catch {
    return undefined; // other code can write there
  }
}
