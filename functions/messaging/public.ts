/** What other domains may use of messaging. */
export { browserStore } from '#functions/messaging/browsers.ts';
export { callerIn } from '#functions/messaging/templates/calls/all.ts';
export { type CallMessage, type Held, type Outbox, outboxOf } from '#functions/messaging/outbox.ts';
export type { CallNews, Recipients } from '#functions/messaging/recipients.ts';
export { type Message, messageStore } from '#functions/messaging/store.ts';
export {
  type CallNote,
  type Claim,
  type NoticeSection,
  noticeSections,
  type Unsubscribe,
} from '#functions/messaging/templates/params.ts';
export { isolated } from '#functions/messaging/templates/format-params.ts';
export { colonOf } from '#functions/messaging/templates/layout.ts';
export { renderMessage } from '#functions/messaging/templates/render.ts';
