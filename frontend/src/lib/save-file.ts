/** Hands a file to the visitor that was made in this browser. */
export function saveFile(name: string, type: string, content: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
