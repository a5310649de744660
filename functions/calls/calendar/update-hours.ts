import { countries } from '#functions/calls/calendar/domain/holidays.ts';
import { hoursOf } from '#functions/calls/calendar/hours-view.ts';
import { handle } from '#functions/platform/handle.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { table } from '#functions/platform/table/live.ts';
import { type BusinessHours, calendar } from '#shared/api/calendar.ts';
import { Fault, type FieldErrors } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { areFaulty } from '#shared/values/week.ts';

/** What is wrong with hours: windows that overlap, days off that end before they begin, a country that is not known. */
function faultyHours({ windows, days_off, country }: Partial<BusinessHours>): FieldErrors | undefined {
  const fields: FieldErrors = {};
  windows?.forEach((day, at) => areFaulty(day) && (fields[`windows.${at}`] = [messages.hours]));
  days_off?.forEach(({ from, until }, at) => until < from && (fields[`days_off.${at}.until`] = [messages.invalid]));
  if (country && !countries.some((known) => known === country)) fields.country = [messages.invalid];
  return Object.keys(fields).length ? fields : undefined;
}

const live = { business: hoursOf(table), commit: table.commit.bind(table) };

/** Days off that are over are forgotten. */
export const handler = handle(calendar.updateHours, live, async ({ input, member, now }, { business, commit }) => {
  const { accountId: account_id } = member;
  const fields = faultyHours(input);
  if (fields) throw new Fault('request.invalid', { fields });
  const clock = await business.today(account_id, now);
  return retryOnConflict(async () => {
    const { stored, hours } = await business.hours.of(account_id);
    const changed = { ...hours, ...input };
    const coming = changed.days_off.filter(({ until }) => until >= clock.today);
    const days_off = coming.sort((one, other) => one.from.localeCompare(other.from));
    const next = { ...changed, days_off };
    await commit(business.hours.write({ ...next, account_id }, stored));
    return business.view(next, clock, now);
  });
});
