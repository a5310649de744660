import { eventStore } from '#functions/billing/event-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { startJob } from '#functions/platform/start-job.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault } from '#shared/errors/catalogue.ts';

const live = { payments, events: eventStore(table), start: startJob };

/**
 * Handles a webhook event: only its signature and its subject are trusted. The job is started before the event is
 * noted, so that an event whose handling dies is repeated; handling it twice is harmless.
 */
export const handler = handle(billing.receiveEvent, live, async ({ raw, now }, { payments, events, start }) => {
  const { event_id, about } = await (await payments()).readEvent(raw.body, raw.header('stripe-signature'), now);
  if (about?.kind === 'payment' && !(await events.was(event_id))) {
    await start('billing.converge', { intent_id: about.id, of: about.of });
    await events.note(event_id, now).catch(ignoreDuplicate);
  }
  return { received: true as const };
});

/** The same event arrived twice concurrently. */
function ignoreDuplicate(error: unknown): void {
  if (asFault(error).code !== 'request.conflict') throw error;
}
