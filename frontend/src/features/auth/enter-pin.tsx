// PLACEHOLDER
export function EnterPin() {
  return <p>…</p>;
}
