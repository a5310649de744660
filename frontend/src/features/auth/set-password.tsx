// PLACEHOLDER
export function SetPassword() {
  return <p>…</p>;
}
