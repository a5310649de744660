// PLACEHOLDER
export function OpenedReports() {
  return <p>…</p>;
}
