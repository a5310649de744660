import { getCreditsHandler } from '#functions/billing/get-credits.ts';
import { personNamesOf } from '#functions/people/open/names.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = getCreditsHandler(personNamesOf(table));
