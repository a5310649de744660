// PLACEHOLDER
export function ReasonForUse() {
  return <p>…</p>;
}
