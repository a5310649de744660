/** The longest list of a record; a source names one person with it, not a town. */
const MOST_ENTRIES = 60;
/** A record, a list, a fact, its sources, and one of them. */
const DEEPEST = 5;

const PLAIN = /^[\u0020-\u007E]*$/;
/** Characters that show a text in another order than it is stored in. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/;
/** Marks of direction, which show nothing and order only their neighbours. */
const MARKS = /[\u200E\u200F\u061C]/g;

/** Why a record cannot be taken, with its path, without any value. */
export class UnreadableValue extends Error {}

/**
 * A raw record without marks of direction. @throws UnreadableValue for text that is not what it looks like, and for more
 * than any person has: found before the record is validated, so that it takes no memory
 */
export const plainRecord = (raw: unknown): unknown => (hasMarks(raw, []) ? withoutMarks(raw) : raw);

/** Whether any text has marks of direction. Most records have none and are not copied. */
function hasMarks(value: unknown, path: (string | number)[]): boolean {
  const refuse = (why: string): never => {
    throw new UnreadableValue(path.length ? `${path.join('.')}: ${why}` : why);
  };
  if (typeof value === 'string') {
    if (PLAIN.test(value)) return false;
    if (TURNING.test(value)) return refuse('turns the direction of text around');
    return value.isWellFormed() ? value.search(MARKS) !== -1 : refuse('is no well-formed text');
  }
  if (typeof value !== 'object' || value === null) return false;
  if (path.length >= DEEPEST) return refuse('is nested too deeply');
  if (Array.isArray(value) && value.length > MOST_ENTRIES)
    return refuse(`has ${value.length} entries, more than the ${MOST_ENTRIES} of any list`);
  let found = false;
  for (const [field, each] of Object.entries(value)) {
    path.push(field);
    if (hasMarks(each, path)) found = true;
    path.pop();
  }
  return found;
}

function withoutMarks(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(MARKS, '');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutMarks);
  return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, withoutMarks(each)]));
}
