/** A person’s report, or the teaser of it. */
export function OpenReport() {
  return null;
}
