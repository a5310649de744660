// PLACEHOLDER
export function Notifications() {
  return <p>…</p>;
}
