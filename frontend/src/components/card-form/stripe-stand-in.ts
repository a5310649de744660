import type { Stripe, StripeError } from '@stripe/stripe-js';

type Heard = (event: unknown) => void;

/** An object that looks like Stripe’s to the library around it: its elements are drawn by nobody, and say what they are told. */
export function aStripe({ submit = {} }: { submit?: { error?: StripeError } } = {}) {
  const asked = { elements: {} as object, tokens: 0, acted: [] as string[] };
  const heard = new Map<string, Heard[]>();
  const element = (kind: string) => {
    const on = (event: string, listener: Heard) => {
      heard.set(`${kind} ${event}`, [...(heard.get(`${kind} ${event}`) ?? []), listener]);
      return drawn;
    };
    const nothing = () => drawn;
    const drawn = { on, once: on, off: nothing, mount: nothing, unmount: nothing, destroy: nothing, update: nothing };
    return drawn;
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
      asked.elements = options;
      return elements;
    },
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    registerAppInfo: () => undefined,
    createConfirmationToken: async () => {
      asked.tokens += 1;
      return { confirmationToken: { id: 'ctoken_1' } };
    },
    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      asked.acted.push(clientSecret);
      return {};
    },
  } as unknown as Stripe;
  const emit = (kind: string, event: string, data: object) => {
    for (const listener of heard.get(`${kind} ${event}`) ?? []) listener(data);
  };
  return { stripe, asked, emit };
}
