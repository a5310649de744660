// PLACEHOLDER
export function CallDetails() {
  return <p>…</p>;
}
