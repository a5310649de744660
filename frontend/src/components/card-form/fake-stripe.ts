import type { Stripe, StripeError } from '@stripe/stripe-js';

type Listener = (event: unknown) => void;

/** A fake Stripe object for react-stripe-js. Its elements draw nothing and emit what a test tells them to. */
export function fakeStripe({ submit = {} }: { submit?: { error?: StripeError } } = {}) {
  const requests = { elements: {} as object, tokens: 0, acted: [] as string[] };
  const listeners = new Map<string, Listener[]>();
  const element = (kind: string) => {
    const on = (event: string, listener: Listener) => {
      listeners.set(`${kind} ${event}`, [...(listeners.get(`${kind} ${event}`) ?? []), listener]);
      return stub;
    };
    const nothing = () => stub;
    const stub = { on, once: on, off: nothing, mount: nothing, unmount: nothing, destroy: nothing, update: nothing };
    return stub;
  };
  const elements = {
    create: element,
    getElement: () => null,
    update: () => undefined,
    submit: async () => submit,
    on: () => elements,
  };
  const stripe = {
    elements: (options: object) => {
      requests.elements = options;
      return elements;
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    createConfirmationToken: async () => {
      requests.tokens += 1;
      return { confirmationToken: { id: 'ctoken_1' } };
    },
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      requests.acted.push(clientSecret);
      return {};
    },
  } as unknown as Stripe;
  const emit = (kind: string, event: string, data: object) => {
    for (const listener of listeners.get(`${kind} ${event}`) ?? []) listener(data);
  };
  return { stripe, requests, emit };
}
