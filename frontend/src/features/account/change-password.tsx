// PLACEHOLDER
export function ChangePassword() {
  return <p>…</p>;
}
