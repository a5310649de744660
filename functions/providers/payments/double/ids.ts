/** Ids that count up: the same in every run. */
export function counting(): (prefix: string) => string {
  let last = 0;
  return (prefix) => `${prefix}${(++last).toString(36).padStart(14, '0')}`;
}
