/** What other domains may use of calls. */
export { chatLinksOf } from '#functions/calls/web-chat/links.ts';
export { leavingOf, turnOffForwarding } from '#functions/calls/forwarding/release-number.ts';
