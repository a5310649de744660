// PLACEHOLDER
export function Privacy() {
  return <p>…</p>;
}
