import { confirmPhoneHandler } from '#functions/account/confirm-phone.ts';
import { turnOffForwarding } from '#functions/calls/forwarding/open/leaving.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = confirmPhoneHandler(turnOffForwarding(table));
