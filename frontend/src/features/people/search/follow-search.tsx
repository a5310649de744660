/** A search on its way to its results. */
export function FollowSearch() {
  return null;
}
