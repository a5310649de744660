/** A list in groups of neighbours that share a heading, in its order. */
export function groupConsecutive<T>(
  items: readonly T[],
  headingOf: (item: T) => string,
): [heading: string, items: T[]][] {
  const groups: [string, T[]][] = [];
  for (const item of items) {
    const heading = headingOf(item);
    const last = groups.at(-1);
    if (last?.[0] === heading) last[1].push(item);
    else groups.push([heading, [item]]);
  }
  return groups;
}
