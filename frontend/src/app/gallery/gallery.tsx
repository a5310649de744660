/** Every component in every state, in both directions; on the desk only. */
export function Gallery() {
  return <h1>Gallery</h1>;
}
