import { getCreditsHandler } from '#functions/billing/get-credits.ts';
import { personNamesOf } from '#functions/people/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = getCreditsHandler(personNamesOf(table));
