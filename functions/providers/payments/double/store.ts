import type Stripe from 'stripe';

import type { Behaviour } from '#functions/providers/payments/double/cards.ts';

/** The saved response of a key. `asked` is the original request. */
export type SavedReply = { id: string; asked: string; status: number; body: string; request_id: string; at: number };

/** An event on its way to us: when it is posted next, and how often it was. */
export type Delivery = { id: string; event_id: string; at: number; attempt: number };

/**
 * The behaviour of a card's bank, by the id of its payment method or confirmation token. Card numbers are never stored.
 */
type StoredBehaviour = { id: string; behaviour: Behaviour };

/** All objects by id, in insertion order. */
type Things = {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  confirmation_token: Stripe.ConfirmationToken;
  setup_intent: Stripe.SetupIntent;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  event: Stripe.Event;
  saved: SavedReply;
  delivery: Delivery;
  behaviour: StoredBehaviour;
};
export type Kind = keyof Things;

/** The changes of one call; null is a deletion. */
export type Change = { [K in Kind]: { kind: K; id: string; value: Things[K] | null } }[Kind];

const kinds = [
  'customer',
  'payment_method',
  'confirmation_token',
  'setup_intent',
  'payment_intent',
  'charge',
  'refund',
  'event',
  'saved',
  'delivery',
  'behaviour',
] as const satisfies Kind[];

/** Objects indexed by their owner. */
const owners = {
  customer: (thing: Stripe.Customer) => thing.email,
  payment_intent: (thing: Stripe.PaymentIntent) => thing.customer as string | null,
  refund: (thing: Stripe.Refund) => thing.payment_intent as string | null,
} as const;
type Owned = keyof typeof owners;

export type Store = ReturnType<typeof openStore>;

/** The objects in memory. `persist` receives all changes of a call at once. */
export function openStore(persist?: (changes: Change[]) => void, before: Iterable<Change> = []) {
  const tables = Object.fromEntries(kinds.map((kind) => [kind, new Map()])) as unknown as {
    [K in Kind]: Map<string, Things[K]>;
  };
  const owned = { customer: new Map(), payment_intent: new Map(), refund: new Map() } as Record<
    Owned,
    Map<string, Set<string>>
  >;
  const changed = new Map<string, Change>();

  const store = {
    get: <K extends Kind>(kind: K, id: string): Things[K] | undefined => tables[kind].get(id),
    all: <K extends Kind>(kind: K): IterableIterator<Things[K]> => tables[kind].values(),
    put<K extends Kind>(kind: K, value: Things[K]): void {
      tables[kind].set(value.id, value);
      own(kind, value);
      if (persist) changed.set(`${kind} ${value.id}`, { kind, id: value.id, value } as Change);
    },
    drop(kind: Kind, id: string): void {
      tables[kind].delete(id);
      if (persist) changed.set(`${kind} ${id}`, { kind, id, value: null });
    },
    /** The objects of an owner, oldest first. */
    of<K extends Owned>(kind: K, owner: string): Things[K][] {
      const ids = owned[kind].get(owner);
      return ids ? Array.from(ids, (id) => tables[kind].get(id) as Things[K]) : [];
    },
    /** The call is over. */
    commit(): void {
      if (!persist || !changed.size) return;
      persist([...changed.values()]);
      changed.clear();
    },
    *dump(): Generator<Change> {
      for (const kind of kinds) for (const [id, value] of tables[kind]) yield { kind, id, value } as Change;
    },
  };

  function own<K extends Kind>(kind: K, value: Things[K]): void {
    if (!(kind in owners)) return;
    const owner = owners[kind as Owned](value as never);
    if (!owner) return;
    const ids = owned[kind as Owned].get(owner);
    if (ids) ids.add(value.id);
    else owned[kind as Owned].set(owner, new Set([value.id]));
  }

  for (const { kind, id, value } of before) {
    if (value === null) tables[kind].delete(id);
    else {
      (tables[kind] as Map<string, unknown>).set(id, value);
      own(kind, value);
    }
  }
  return store;
}

/** Ids that count up: the same in every run. */
export function counting(): (prefix: string) => string {
  let last = 0;
  return (prefix) => `${prefix}${(++last).toString(36).padStart(14, '0')}`;
}
