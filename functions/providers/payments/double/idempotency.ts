import { StripeError } from '#functions/providers/payments/double/errors.ts';
import type { SavedReply, Store } from '#functions/providers/payments/double/store.ts';
import type { Answer, Request } from '#functions/providers/payments/double/http.ts';
import { DAY } from '#shared/values/duration.ts';

/** The saved response of each idempotency key, for a day: https://docs.stripe.com/api/idempotent_requests. */
export const idempotentReplies = (store: Store, now: () => number) => ({
  has(key: string): boolean {
    const saved = store.get('saved', key);
    return saved !== undefined && saved.at + DAY > now();
  },
  /** The saved response of the key. A different request with the same key is refused. */
  of(key: string, request: Request): SavedReply | undefined {
    const saved = store.get('saved', key);
    if (!saved || saved.at + DAY <= now()) return undefined;
    if (saved.asked === signatureOf(request)) return saved;
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  },
  keep(key: string, request: Request, { status, body }: Answer, request_id: string): void {
    const at = now();
    for (const old of store.all('saved')) {
      if (old.at + DAY > at) break; // in insertion order
      store.drop('saved', old.id);
    }
    store.drop('saved', key);
    store.put('saved', { id: key, asked: signatureOf(request), status, body, request_id, at });
  },
});

const signatureOf = ({ method, path, form }: Request) => `${method} ${path} ${form}`;
