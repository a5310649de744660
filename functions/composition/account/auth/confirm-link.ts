import { confirmLinkHandler } from '#functions/account/auth/confirm-link.ts';
import { turnOffForwarding } from '#functions/calls/forwarding/open/leaving.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = confirmLinkHandler(turnOffForwarding(table));
