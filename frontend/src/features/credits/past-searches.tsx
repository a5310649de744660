// PLACEHOLDER
export function PastSearches() {
  return <p>…</p>;
}
