// PLACEHOLDER
export function Profile() {
  return <p>…</p>;
}
