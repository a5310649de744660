/** What was typed into a field of a form. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
