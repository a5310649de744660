// PLACEHOLDER
export function Entry() {
  return <p>…</p>;
}
