import { createHmac } from 'node:crypto';

import { eventStore } from '#functions/billing/event-store.ts';
import { handler as receiveHandler } from '#functions/billing/receive-event.ts';
import { stripePayments } from '#functions/providers/payments/stripe.ts';
import { billing } from '#shared/api/billing.ts';
import { callEndpoint } from '#scripts/sim/billing/call-endpoint.ts';
import type { Operation } from '#scripts/sim/billing/fault-matrix.ts';
import type { SimulatedActor } from '#scripts/sim/billing/effects.ts';
import type { Runtime } from '#scripts/sim/billing/runtime.ts';
import type { World } from '#scripts/sim/billing/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SECRET = 'whsec_simulation';

/** Reads events as the real adapter does, during a rotation of the secret. */
const adapter = stripePayments(async () => ({
  secret_key: 'sk_test_sim',
  webhook_secrets: ['whsec_before', SECRET],
}));

/** The webhook events of the provider: on time, late, twice, out of order, lost, or forged. */
export function webhooksOf(world: World, runtime: Runtime) {
  const { random, schedule, effects, memory } = world;
  const { happens } = random;
  const later = (ms: number, go: () => void) => schedule.at(schedule.now() + ms, go);

  function sendEvent(intent_id: string): void {
    const rates = world.rates();
    const { account_id, charge_id } = world.provider.intents.get(intent_id)!;
    const charge = memory.at({ pk: `MONEY#${account_id}`, sk: `CHARGE#${charge_id}` });
    const operation = charge ? runtime.operationOf(charge as never) : 'renewal';
    if (rates.death > 0 && happens(0.35)) return world.count(operation, 'F14');
    const event_id = `evt_${schedule.turns()}_${intent_id}`;
    const body = JSON.stringify({
      id: event_id,
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object: { id: intent_id } },
    });
    const times = happens(0.2) ? 2 : 1;
    for (let i = 0; i < times; i++) {
      const after = happens(0.5) ? random.between(0, 50) : random.between(0, 6 * HOUR);
      later(after, () => {
        if (times > 1 || after > HOUR || [...world.alive].some((actor) => actor.account === account_id))
          world.count(operation, 'F5');
        void deliverEvent(body, sign(body, schedule.now()), operation);
      });
    }
    if (happens(0.05)) later(random.between(0, HOUR), () => void sendForgedEvent(body));
  }

  const receiving = (actor: SimulatedActor, body: string, signature: string) => {
    const handler = receiveHandler.with({
      payments: async () => ({
        ...effects.payments(actor),
        readEvent: (body, signature, now) => adapter.readEvent(body, signature, now),
      }),
      events: eventStore(effects.table(actor)),
      start: runtime.startOf(actor),
    });
    return callEndpoint(billing.receiveEvent, handler, body, undefined, { 'stripe-signature': signature });
  };

  async function deliverEvent(body: string, signature: string, operation: Operation, tries = 0): Promise<void> {
    const { value } = await world.spawn({ name: 'event', operation, account: undefined }, (actor) =>
      receiving(actor, body, signature),
    );
    if (value?.status !== 200 && tries < 3)
      later(HOUR, () => void deliverEvent(body, sign(body, schedule.now()), operation, tries + 1));
  }

  /** An unsigned or stale event must change nothing. */
  async function sendForgedEvent(body: string): Promise<void> {
    const isOld = happens(0.5);
    const signature = isOld ? sign(body, schedule.now() - 20 * MINUTE) : sign(body, schedule.now(), 'whsec_guess');
    await world.spawn({ name: 'forged', operation: 'renewal', account: undefined }, async (actor) => {
      const { status } = await receiving(actor, body, signature);
      if (status === 200) world.witness.report('INV-8', `${isOld ? 'A stale' : 'An unsigned'} event was accepted`);
      if (actor.started) world.witness.report('INV-8', 'A forged event started a job');
    });
  }

  return { sendEvent };
}

/** The header with which the provider signs an event. */
function sign(body: string, at: number, secret = SECRET): string {
  const seconds = Math.floor(at / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
