import type { directory, keys, names, postings } from '#functions/platform/table/keys.ts';
import { endOfLife, type FixedLife, type RetainedKind, type StatedLife } from '#shared/values/retention.ts';

/** Prefixes of queries, and no kinds of their own. */
type Prefix = 'moneyOf' | 'everythingOf';
type Kind =
  | Exclude<keyof typeof keys, Prefix>
  | keyof typeof postings
  | keyof ReturnType<typeof names>
  | keyof typeof directory;

/**
 * A key that is in no row of shared/values/retention.ts, or a row without its key, does not compile: add the name of the key
 * to the row with its life, and to that row in docs/data-model.md.
 */
const kindsAgree: [Exclude<Kind, RetainedKind>, Exclude<RetainedKind, Kind>] extends [never, never] ? true : never =
  true;
void kindsAgree;

/** When an item expires. Made only by the functions below, so that no store invents a life of its own. */
export type Expiry<T> = ((item: T) => Date | undefined) & { readonly life: FixedLife | StatedLife };

/** A life counted from a moment of the item; without that moment, it does not expire yet. */
export const keptFrom = <T>(life: FixedLife, start: (item: T) => Date | string | undefined): Expiry<T> =>
  Object.assign(
    (item: T) => {
      const from = start(item);
      return from === undefined ? undefined : endOfLife(life, from);
    },
    { life },
  );

/** The end that the item itself states, which was calculated when it was written. */
export const keptUntil = <T>(life: FixedLife | StatedLife, end: (item: T) => Date | string): Expiry<T> =>
  Object.assign((item: T) => new Date(end(item)), { life });
