// PLACEHOLDER
export function ForgotPassword() {
  return <p>…</p>;
}
