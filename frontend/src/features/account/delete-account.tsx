// PLACEHOLDER
export function DeleteAccount() {
  return <p>…</p>;
}
