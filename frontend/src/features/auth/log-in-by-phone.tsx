// PLACEHOLDER
export function LogInByPhone() {
  return <p>…</p>;
}
