/** The home page. */
export function Home() {
  return null;
}
