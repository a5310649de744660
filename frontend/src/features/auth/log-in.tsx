// PLACEHOLDER
export function LogIn() {
  return <p>…</p>;
}
