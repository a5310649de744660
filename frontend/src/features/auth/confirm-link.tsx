// PLACEHOLDER
export function ConfirmLink() {
  return <p>…</p>;
}
