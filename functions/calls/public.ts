/** What other domains may use of calls. */
export { areaServed } from '#functions/calls/numbers/plans/area-served.ts';
export { callNewsOf } from '#functions/calls/assistant/call-news.ts';
export { endCalendarFeed, hasCalendarFeed } from '#functions/calls/calendar/end-feed.ts';
export { chatLinksOf } from '#functions/calls/web-chat/links.ts';
export { conversationsOf } from '#functions/calls/web-chat/conversations.ts';
export type { OnEmail } from '#functions/calls/web-chat/leave-email.ts';
export type { CustomerLine, OnLine } from '#functions/calls/web-chat/send-line.ts';
export { type CallerStore, callerStore } from '#functions/calls/telephony/caller-store.ts';
export { leavingOf, turnOffForwarding } from '#functions/calls/forwarding/release-number.ts';
