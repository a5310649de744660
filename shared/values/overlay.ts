/** Some of a tree of texts, in other words. */
export type Overlay<T> = T extends string | readonly unknown[] | ((...args: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: Overlay<T[K]> };

/** A tree of texts with some of them replaced. */
export function overlaid<T>(base: T, over: Overlay<T>): T {
  if (typeof over !== 'object' || Array.isArray(over)) return over as T;
  const entries = Object.entries(over).map(([key, value]) => [key, overlaid(base[key as keyof T], value as never)]);
  return { ...base, ...(Object.fromEntries(entries) as Partial<T>) };
}
