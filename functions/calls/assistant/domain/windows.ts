import type { AssistantSettings } from '#shared/api/assistant.ts';
import type { FieldErrors } from '#shared/errors/catalogue.ts';
import { isZone } from '#shared/values/zone.ts';
import { messages } from '#shared/validation/messages.ts';

/** What is wrong with the hours in which callbacks are taken: a window that ends before it begins, two that overlap. */
export function faultyWindows({ windows, time_zone }: Pick<AssistantSettings, 'windows' | 'time_zone'>) {
  const fields: FieldErrors = {};
  windows.forEach((day, at) => {
    const sorted = [...day].sort((a, b) => a.from.localeCompare(b.from));
    const isWrong = sorted.some(({ from, until }, i) => from >= until || from < (sorted[i - 1]?.until ?? ''));
    if (isWrong) fields[`windows.${at}`] = [messages.hours];
  });
  if (!isZone(time_zone)) fields.time_zone = [messages.invalid];
  return Object.keys(fields).length ? fields : undefined;
}
