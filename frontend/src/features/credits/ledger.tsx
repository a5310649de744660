// PLACEHOLDER
export function Ledger() {
  return <p>…</p>;
}
