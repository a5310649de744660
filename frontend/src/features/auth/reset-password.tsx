// PLACEHOLDER
export function ResetPassword() {
  return <p>…</p>;
}
