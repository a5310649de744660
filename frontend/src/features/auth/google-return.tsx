// PLACEHOLDER
export function GoogleReturn() {
  return <p>…</p>;
}
