// PLACEHOLDER
export function Security() {
  return <p>…</p>;
}
