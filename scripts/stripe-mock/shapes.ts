import type { Schemas } from '#scripts/stripe-mock/mock.ts';

type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
type Shape = { [key: string]: Value };

/** The fields the adapter reads of each object, which Stripe’s response must have too. */
const read: Record<string, string[]> = {
  customer: ['id', 'metadata'],
  confirmation_token: ['id', 'payment_method_preview'],
  setup_intent: ['id', 'status', 'payment_method', 'last_setup_error', 'client_secret'],
  payment_intent: [
    'id',
    'status',
    'metadata',
    'last_payment_error',
    'client_secret',
    'amount_received',
    'currency',
    'latest_charge',
  ],
  charge: ['id', 'payment_method_details', 'refunded'],
  refund: ['id', 'status'],
  payment_method: ['id', 'card'],
  list: ['data', 'has_more'],
};

/** Differences between the double and Stripe: unknown fields, other types, and missing fields that we read. */
export function differences(ours: unknown, theirs: unknown, schemas: Schemas): string[] {
  return [...between(ours as Value, theirs as Value, '', schemas)];
}

function* between(ours: Value, theirs: Value, path: string, schemas: Schemas): Generator<string> {
  if (ours === null || theirs === null) return;
  if (kindOf(ours) !== kindOf(theirs)) {
    yield `${path} is ${kindOf(ours)}, and ${kindOf(theirs)} at Stripe`;
  } else if (Array.isArray(ours) && Array.isArray(theirs)) {
    const [mine = null, yours = null] = [ours[0], theirs[0]];
    yield* between(mine, yours, `${path}[]`, schemas);
  } else if (isShape(ours) && isShape(theirs)) {
    yield* within(ours, theirs, path, schemas);
  }
}

function* within(ours: Shape, theirs: Shape, path: string, schemas: Schemas): Generator<string> {
  const name = typeof ours.object === 'string' ? ours.object : undefined;
  if (name !== theirs.object) yield `${path} is ${name}, and ${JSON.stringify(theirs.object)} at Stripe`;
  // The mock’s responses omit optional fields; its schemas have all fields.
  const isKnown = (key: string) => name === undefined || name === 'list' || key in (schemas[name]?.properties ?? {});
  for (const [key, value] of Object.entries(ours)) {
    const at = path ? `${path}.${key}` : key;
    if (Object.hasOwn(theirs, key)) yield* between(value, theirs[key] ?? null, at, schemas);
    else if (value !== null && !isKnown(key)) yield `${at} is unknown to Stripe`;
  }
  for (const key of read[name ?? ''] ?? []) {
    if (!isKnown(key)) yield `${path}${path && '.'}${key} is read, and Stripe has it not`;
    if (!Object.hasOwn(ours, key)) yield `${path}${path && '.'}${key} is read, and our double has it not`;
  }
}

const isShape = (value: Value): value is Shape => typeof value === 'object' && value !== null && !Array.isArray(value);
const kindOf = (value: Value) => (Array.isArray(value) ? 'a list' : `of type ${typeof value}`);
