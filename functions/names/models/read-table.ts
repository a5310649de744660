/** Parses lines of a key and its values; the values are split on access. */
export function readTable(text: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (let start = 0; start < text.length;) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const space = text.indexOf(' ', start);
    table.set(text.slice(start, space), text.slice(space + 1, end));
    start = end + 1;
  }
  return table;
}
