import Stripe from 'stripe';

import { failure } from '#functions/providers/payments/failure.ts';
import { toStripe } from '#functions/providers/payments/money.ts';
import { NothingHappened, type Payments } from '#functions/providers/payments/port.ts';
import {
  aboutOf,
  knownCard,
  paymentOf,
  refundState,
  setupIntentOf,
} from '#functions/providers/payments/from-stripe.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Our connection to Stripe. */
export type Connection = {
  secret_key: string;
  /** The webhook secrets: the current one and, during a rotation, the other one. */
  webhook_secrets: readonly string[];
  /** The API base, if not Stripe's. */
  apiBase?: string | undefined;
  /** The HTTP client, if not Node's. */
  httpClient?: Stripe.StripeConfig['httpClient'];
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;
const TOLERANCE_SECONDS = 300;
const CARD = { payment_method_types: ['card'] };
/** Includes the card and the refunds in one request. */
const WITH_CHARGE = { expand: ['latest_charge.refunds'] };
const WITH_CARD = { expand: ['payment_method'] };

/**
 * Stripe through its SDK, which retries only after a closed connection, with the same key: other retries are the
 * caller's decision.
 */
export function stripePayments(connected: () => Promise<Connection>): Payments {
  let cached: { as: string; stripe: Stripe } | undefined;

  async function client(): Promise<Stripe> {
    const connection = await connected().catch((cause: unknown) => {
      throw cause instanceof Fault ? cause : new NothingHappened('The account with Stripe cannot be read', { cause });
    });
    const as = `${connection.secret_key} ${connection.apiBase ?? ''}`;
    if (cached?.as !== as) cached = { as, stripe: stripeAt(connection) };
    return cached.stripe;
  }

  async function request<T>(ask: (stripe: Stripe) => Promise<T>): Promise<T> {
    try {
      return await ask(await client());
    } catch (error) {
      throw failure(error);
    }
  }

  const retrieveSetupIntent: Payments['retrieveSetupIntent'] = (id) =>
    request(async (stripe) => setupIntentOf(await stripe.setupIntents.retrieve(id, WITH_CARD)));

  const retrievePayment: Payments['retrievePayment'] = (id) =>
    request(async (stripe) => paymentOf(await stripe.paymentIntents.retrieve(id, WITH_CHARGE)));

  return {
    retrieveSetupIntent,
    retrievePayment,

    ensureCustomer: ({ account_id, email }, idempotencyKey) =>
      request(async (stripe) => {
        const { data } = await stripe.customers.list({ email, limit: 100 });
        const before = data.findLast(({ metadata }) => metadata.account_id === account_id); // the first that was made
        const { id } =
          before ?? (await stripe.customers.create({ email, metadata: { account_id } }, { idempotencyKey }));
        return { customer_id: id };
      }),

    previewCard: (token) =>
      request(async (stripe) => {
        const preview = await stripe.confirmationTokens.retrieve(token).catch((cause: unknown) => {
          throw codeOf(cause) === 'resource_missing' ? new Fault('billing.not-completed', { cause }) : cause;
        });
        return knownCard(preview.payment_method_preview?.card, null);
      }),

    saveCard: ({ customer_id, account_id, checkout_id, confirmation_token }, idempotencyKey) =>
      request(async (stripe) => {
        try {
          const intent = await stripe.setupIntents.create(
            {
              ...CARD,
              ...WITH_CARD,
              customer: customer_id,
              usage: 'off_session',
              use_stripe_sdk: true,
              confirm: true,
              confirmation_token,
              metadata: { account_id, checkout_id },
            },
            { idempotencyKey },
          );
          return setupIntentOf(intent);
        } catch (error) {
          const refused = error instanceof Stripe.errors.StripeCardError ? error.setup_intent : undefined;
          if (!refused) throw error;
          return setupIntentOf(refused);
        }
      }),

    createPayment: ({ charge_id, account_id, customer_id, amount, suffix }, idempotencyKey) =>
      request(async (stripe) => {
        const { id } = await stripe.paymentIntents.create(
          {
            ...CARD,
            ...toStripe(amount),
            customer: customer_id,
            metadata: { charge_id, account_id },
            ...(suffix !== null && { statement_descriptor_suffix: suffix }),
          },
          { idempotencyKey },
        );
        return { intent_id: id };
      }),

    findPayment: ({ charge_id, customer_id }) =>
      request(async (stripe) => {
        let match: Stripe.PaymentIntent | undefined;
        for await (const intent of stripe.paymentIntents.list({ customer: customer_id, limit: 100 })) {
          if (intent.metadata.charge_id !== charge_id) continue;
          if (intent.status === 'succeeded') return { intent_id: intent.id };
          if (!match || match.status === 'canceled' || intent.status !== 'canceled') match = intent;
        }
        return match && { intent_id: match.id };
      }),

    confirmPayment: (of, idempotencyKey) =>
      request(async (stripe) => {
        const { intent_id } = of;
        const how = of.onSession ? { use_stripe_sdk: true } : { off_session: true };
        const card =
          'confirmation_token' in of
            ? { confirmation_token: of.confirmation_token, setup_future_usage: 'off_session' as const }
            : { payment_method: of.payment_method };
        try {
          const parameters = { ...WITH_CHARGE, ...card, ...how };
          return paymentOf(await stripe.paymentIntents.confirm(intent_id, parameters, { idempotencyKey }));
        } catch (error) {
          const refused = error instanceof Stripe.errors.StripeCardError ? error.payment_intent : undefined;
          if (refused) return paymentOf(refused);
          if (codeOf(error) === 'payment_intent_unexpected_state') return retrievePayment(intent_id);
          throw error;
        }
      }),

    voidPayment: (intent_id, idempotencyKey) =>
      request(async (stripe) => {
        try {
          return paymentOf(await stripe.paymentIntents.cancel(intent_id, {}, { idempotencyKey }));
        } catch (error) {
          if (codeOf(error) === 'payment_intent_unexpected_state') return retrievePayment(intent_id);
          throw error;
        }
      }),

    refundPayment: (payment_intent, idempotencyKey) =>
      request(async (stripe) => {
        const toRefund = (refund: Stripe.Refund) => ({ refund_id: refund.id, state: refundState(refund) });
        try {
          const parameters = { payment_intent, reason: 'requested_by_customer' as const };
          return toRefund(await stripe.refunds.create(parameters, { idempotencyKey }));
        } catch (error) {
          if (codeOf(error) !== 'charge_already_refunded') throw error;
          const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
          const before = data.find((each) => refundState(each) !== 'failed') ?? data[0];
          if (!before) throw error;
          return toRefund(before);
        }
      }),

    async readEvent(body, signature, now) {
      const stripe = await client();
      for (const secret of (await connected()).webhook_secrets) {
        const event = verifyEvent(stripe, body, signature, secret, now);
        if (event) return { event_id: event.id, about: aboutOf(event) };
      }
      throw new Fault('billing.bad-signature');
    },
  };
}

/** The event of a body with this signature; undefined for anything else, such as an empty signature. */
function verifyEvent(
  stripe: Stripe,
  body: string,
  signature: string,
  secret: string,
  now: Date,
): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime());
  } catch {
    return undefined;
  }
}

const codeOf = (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.code : undefined);

function stripeAt({ secret_key, apiBase, httpClient, timeoutMs = TIMEOUT_MS }: Connection): Stripe {
  const { protocol, hostname, port } = new URL(apiBase ?? 'https://api.stripe.com');
  return new Stripe(secret_key, {
    maxNetworkRetries: 0,
    timeout: timeoutMs,
    telemetry: false,
    ...(apiBase !== undefined && {
      host: hostname,
      protocol: protocol === 'http:' ? 'http' : 'https',
      ...(port && { port }),
    }),
    ...(httpClient && { httpClient }),
  });
}
