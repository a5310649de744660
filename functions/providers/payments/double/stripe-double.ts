import type Stripe from 'stripe';

import { type Authorization, type Verdict, verdictOf } from '#functions/providers/payments/double/bank.ts';
import { makeToken } from '#functions/providers/payments/double/confirmation-tokens.ts';
import { dispute } from '#functions/providers/payments/double/disputes.ts';
import { endpointOf } from '#functions/providers/payments/double/endpoints.ts';
import { expand } from '#functions/providers/payments/double/expand.ts';
import type { Call, Faults } from '#functions/providers/payments/double/faults.ts';
import { readForm, textsIn } from '#functions/providers/payments/double/form.ts';
import { counting, type Change, openStore } from '#functions/providers/payments/double/store.ts';
import { limiter } from '#functions/providers/payments/double/limits.ts';
import {
  authenticatePayment,
  finishProcessing,
  paymentIntentOf,
} from '#functions/providers/payments/double/payment.ts';
import type { CardInput } from '#functions/providers/payments/double/payment-methods.ts';
import {
  invalid,
  noSuch,
  StripeError,
  tooMany,
  unknownParameter,
} from '#functions/providers/payments/double/errors.ts';
import { advanceRefund, finishRefund } from '#functions/providers/payments/double/refunds.ts';
import type { RequestContext } from '#functions/providers/payments/double/context.ts';
import { idempotentReplies } from '#functions/providers/payments/double/idempotency.ts';
import { authenticateSetup } from '#functions/providers/payments/double/setup-intents.ts';
import { outbox, sign } from '#functions/providers/payments/double/webhooks.ts';
import {
  type Answer,
  API_VERSION,
  headersOf,
  noSuchRoute,
  type Request,
  applyTrouble,
} from '#functions/providers/payments/double/http.ts';

export type { Answer, Request };

export type Options = {
  now: () => Date;
  /** Creates unique ids; by default they count. */
  newId?: (prefix: string) => string;
  livemode?: boolean;
  /** The account’s own statement descriptor. */
  descriptor?: string;
  /** The accepted secret key; by default any. */
  secretKey?: string;
  webhookSecret?: string;
  salt?: string;
  /** Changes persisted earlier, in order. */
  before?: Iterable<Change>;
  persist?: (changes: Change[]) => void;
  /** Overrides the verdict of the card’s bank. */
  bank?: (authorization: Authorization) => Verdict | undefined;
  /** Overrides the status of new refunds; `finishRefund` ends the pending ones. */
  refundStatus?: RequestContext['refundStatus'];
};

/** Settings that may change while it runs. */
type Switches = {
  faults: Faults;
  /** Calls a second, as Stripe’s sandbox allows: of one endpoint, and of all. */
  limits: { perEndpoint: number; perSecond: number } | null;
};

const EVENTS_KEPT_S = 30 * 86_400;

export type StripeDouble = ReturnType<typeof createStripeDouble>;

/**
 * The part of Stripe that the product uses: objects and their states, errors, idempotent responses and events, without
 * a network. Only confirming a payment that has not succeeded moves money.
 */
export function createStripeDouble(options: Options) {
  const { now, newId = counting(), livemode = false, descriptor = 'CALLUNA REPORTS', bank } = options;
  const webhookSecret = options.webhookSecret ?? 'whsec_world';
  const store = openStore(options.persist, options.before);
  const switches: Switches = { faults: {}, limits: null };
  const saved = idempotentReplies(store, () => now().getTime());
  const box = outbox(store, newId, () => now().getTime());
  let happened: Stripe.Event[] = [];
  let currentRequest: { id: string; key: string | null } = { id: '', key: null };
  let limit: { as: Switches['limits']; isTooMany: ReturnType<typeof limiter> } | undefined;

  const scene: RequestContext = {
    store,
    newId,
    now: () => Math.floor(now().getTime() / 1000),
    livemode,
    salt: options.salt ?? 'world',
    descriptor,
    bank: (authorization) => bank?.(authorization) ?? verdictOf(authorization),
    refundStatus: options.refundStatus,
    emit(type, object) {
      const event = {
        id: newId('evt_'),
        object: 'event',
        api_version: API_VERSION,
        created: scene.now(),
        data: { object: { ...object } },
        livemode,
        pending_webhooks: 1,
        request: { id: currentRequest.id || null, idempotency_key: currentRequest.key },
        type,
      } as Stripe.Event;
      for (const old of store.all('event')) {
        if (old.created + EVENTS_KEPT_S > event.created) break;
        store.drop('event', old.id);
      }
      store.put('event', event);
      happened.push(event);
      box.add(event, switches.faults.webhook?.(event));
    },
  };

  /** Handles one call atomically. */
  function answer(request: Request): Answer {
    const { method, headers } = request;
    const [path = '', query = ''] = request.path.split('?');
    const route = endpointOf(method, path);
    const key = method === 'POST' ? (headers['idempotency-key'] ?? null) : null;
    const call: Call = { endpoint: route?.endpoint.path ?? `${method} ${path}`, id: route?.id ?? '', key };
    happened = [];
    const request_id = newId('req_');
    currentRequest = { id: request_id, key };

    let isSavedNow = false;
    const early = switches.faults.beforeCall?.(call);
    if (typeof early === 'string') {
      const made = applyTrouble(early, { status: 500, headers: {}, body: '', events: [] });
      if (early === 'error' && key !== null && !saved.has(key)) saved.keep(key, request, made, request_id);
      return committed(made);
    }
    const real = respond();
    const late = switches.faults.afterCall?.(call, real);
    const ended = late === undefined ? real : applyTrouble(late, real);
    if (late === 'error' && key !== null && isSavedNow) saved.keep(key, request, ended, request_id);
    return committed(early ? { ...ended, late: (ended.late ?? 0) + early.late } : ended);

    function respond(): Answer {
      try {
        authorise(headers);
        if (switches.limits && isTooMany(call.endpoint)) throw tooMany('Too many requests in a period of time.');
        if (!route) throw noSuchRoute(method, path);
        const before = key === null ? undefined : saved.of(key, request);
        if (before)
          return {
            status: before.status,
            body: before.body,
            events: [],
            headers: {
              ...headersOf(before.request_id, key),
              'idempotent-replayed': 'true',
              'original-request': before.request_id,
            },
          };
        const form = readForm(method === 'POST' ? request.form : query);
        for (const name in form) if (!route.endpoint.takes.includes(name)) throw unknownParameter(name);
        const object = route.endpoint.answer(scene, { id: route.id, form });
        const paths = textsIn(form, 'expand');
        return keep(200, paths.length ? expand(object, paths, store) : object);
      } catch (error) {
        if (error instanceof StripeError) return keep(error.status, { error: error.body }, error.began);
        if (!(error instanceof URIError)) throw error;
        return keep(400, { error: invalid('Invalid request: it is not encoded as a form.').body }, false);
      }
    }

    function keep(status: number, object: object, began = true): Answer {
      const made = { status, headers: headersOf(request_id, key), body: JSON.stringify(object), events: happened };
      isSavedNow = key !== null && began;
      if (key !== null && began) saved.keep(key, request, made, request_id);
      return made;
    }
  }

  function committed(answer: Answer): Answer {
    store.commit();
    return answer;
  }

  function authorise(headers: Request['headers']): void {
    if (options.secretKey === undefined || headers.authorization === `Bearer ${options.secretKey}`) return;
    throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  }

  function isTooMany(endpoint: string): boolean {
    if (!switches.limits) return false;
    if (limit?.as !== switches.limits) limit = { as: switches.limits, isTooMany: limiter(switches.limits) };
    return limit.isTooMany(endpoint, now().getTime());
  }

  return {
    answer,
    switches,
    store,
    webhookSecret,
    /** Creates a token from the card form; stores only what a bank’s statement shows. */
    card(input: CardInput): Stripe.ConfirmationToken {
      return outside(() => makeToken(scene, input));
    },
    /** Completes the bank step of the intent with this client secret. */
    authenticate(client_secret: string, ok: boolean): Stripe.SetupIntent | Stripe.PaymentIntent {
      return outside(() => {
        const intent = byClientSecret(client_secret);
        if (!intent) throw noSuch('intent', client_secret.slice(0, 8), 'client_secret');
        return intent.object === 'setup_intent'
          ? authenticateSetup(scene, intent, ok)
          : authenticatePayment(scene, intent, ok);
      });
    },
    byClientSecret,
    /** The bank answers a payment that is processing: with its money, or with a decline. */
    finishProcessing(payment_intent: string, decline: string | null): void {
      outside(() => finishProcessing(scene, paymentIntentOf(scene, payment_intent), decline));
    },
    /** The bank takes a pending refund, or returns it. */
    finishRefund(id: string, isTaken: boolean): void {
      outside(() => {
        const refund = store.get('refund', id);
        if (refund?.status === 'pending') finishRefund(scene, refund, isTaken);
      });
    },
    /** Disputes the charge of a payment. */
    dispute(payment_intent: string): void {
      outside(() => {
        const { latest_charge } = paymentIntentOf(scene, payment_intent);
        const charge = typeof latest_charge === 'string' ? store.get('charge', latest_charge) : undefined;
        if (charge) dispute(scene, charge);
      });
    },
    /** Applies changes due by now, such as completed refunds. */
    ripen(): Stripe.Event[] {
      return outside(() => {
        for (const refund of [...store.all('refund')]) advanceRefund(scene, refund);
        return happened;
      });
    },
    deliveries: {
      /** Deliveries due by now, with their signatures. */
      due: () =>
        box.due().flatMap((delivery) => {
          const event = store.get('event', delivery.event_id);
          return event ? [{ delivery, event, ...sign(event, webhookSecret, now()) }] : [];
        }),
      settle: box.settle,
    },
  };

  function byClientSecret(client_secret: string): Stripe.SetupIntent | Stripe.PaymentIntent | undefined {
    const [id = ''] = client_secret.split('_secret_');
    const intent = store.get('setup_intent', id) ?? store.get('payment_intent', id);
    return intent?.client_secret === client_secret ? intent : undefined;
  }

  /** Runs a change outside of the API atomically. */
  function outside<T>(work: () => T): T {
    happened = [];
    currentRequest = { id: '', key: null };
    const made = work();
    store.commit();
    return made;
  }
}
