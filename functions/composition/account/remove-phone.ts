import { removePhoneHandler } from '#functions/account/remove-phone.ts';
import { turnOffForwarding } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = removePhoneHandler(turnOffForwarding(table));
