import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { keptOf, needsConsent } from '#functions/support/domain/events.ts';
import { eventStore, Reference } from '#functions/support/store.ts';
import { support } from '#shared/api/support.ts';

const live = { limits: limiterOf(table), events: eventStore(table) };

/** Unknown events are dropped with the same response: a browser learns nothing about what is stored. */
export const handler = handle(
  support.newWebEvent,
  live,
  async ({ input, from: { network, gpc }, now }, { limits, events }) => {
    await limits.take('event', { network }, now);
    const { event_name, event_params, ...of } = input;
    if (gpc && needsConsent(event_name)) return {};
    const params = keptOf(event_name, event_params);
    const reference = Reference.safeParse(of).data;
    if (params && reference) await events.keep({ event_name, params, reference_type: reference.reference_type }, now);
    return {};
  },
);
