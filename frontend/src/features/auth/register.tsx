// PLACEHOLDER
export function Register() {
  return <p>…</p>;
}
