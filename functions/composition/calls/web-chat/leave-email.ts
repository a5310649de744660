import { leaveEmailHandler } from '#functions/calls/web-chat/leave-email.ts';
import { chatAddresses } from '#functions/helpdesk/public.ts';
import { table } from '#functions/platform/table/live.ts';

export const handler = leaveEmailHandler(chatAddresses(table));
