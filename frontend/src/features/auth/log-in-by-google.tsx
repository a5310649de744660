// PLACEHOLDER
export function LogInByGoogle() {
  return <p>…</p>;
}
