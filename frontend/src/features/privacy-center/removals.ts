import type { OwnRequest } from '#shared/api/privacy.ts';
import type { RequestKind } from '#shared/values/privacy-request.ts';

/** What takes records out of Calluna; a limit leaves them listed. */
const removing: readonly RequestKind[] = ['removal', 'delete', 'opt-out'];

/** Whether a request of this kind removes records. */
export const isRemoving = (kind: RequestKind): boolean => removing.includes(kind);

/** The requests that removed records. */
export const removalsIn = (requests: OwnRequest[]): OwnRequest[] =>
  requests.filter(({ kind, state, records }) => isRemoving(kind) && state === 'done' && records);
