/** A planted mistake: a change of one place in one file. */
export type Patch = { file: string; find: string; replace: string };

/** @throws where the text has no such place, or more than one */
export function patched(text: string, { file, find, replace }: Patch): string {
  const parts = text.split(find);
  if (parts.length !== 2)
    throw new Error(`${file} holds ${parts.length - 1} times what the planted mistake replaces: ${find}`);
  return parts.join(replace);
}
