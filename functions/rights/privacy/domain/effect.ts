import type { PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
import type { Copy, EffectiveKind } from '#shared/api/privacy.ts';
import type { RequestKind } from '#shared/values/privacy-request.ts';

/**
 * What a request takes out of the product. Reports are all that is sold and all that is shared, so “no sale or sharing”
 * takes the whole listing off every page, as a removal does. A suppressed listing is erased with its source records.
 */
export const scopeOf = {
  removal: 'listing',
  delete: 'listing',
  'opt-out': 'listing',
  limit: 'contact',
} as const satisfies Record<EffectiveKind, 'listing' | 'contact'>;

const isEffective = (kind: RequestKind): kind is EffectiveKind => Object.hasOwn(scopeOf, kind);

/** Whether a request was carried out that leaves nothing to do for another kind. */
export const hasEffectOf = (kind: EffectiveKind, done: Pick<PrivacyRequest, 'kind' | 'state' | 'records'>): boolean =>
  done.state === 'done' &&
  Boolean(done.records) &&
  isEffective(done.kind) &&
  (scopeOf[done.kind] === 'listing' || scopeOf[kind] === 'contact');

/** What these requests keep hidden. */
export const suppressionsOf = (requests: readonly PrivacyRequest[]): Copy['suppressions'] =>
  requests.flatMap(({ reference, kind, fact, done_at }) =>
    done_at !== null && !fact && isEffective(kind) ? [{ reference, scope: scopeOf[kind], since: done_at }] : [],
  );
