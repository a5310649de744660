/** What other domains may use of calls. */
export { leavingOf, turnOffForwarding } from '#functions/calls/forwarding/release-number.ts';
