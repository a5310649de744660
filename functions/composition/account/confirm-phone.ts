import { confirmPhoneHandler } from '#functions/account/confirm-phone.ts';
import { turnOffForwarding } from '#functions/calls/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = confirmPhoneHandler(turnOffForwarding(table));
