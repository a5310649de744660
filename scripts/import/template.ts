/**
 * A record template whose strings name columns: `"Surname"`, or `"name.last"` for nested JSON. `"Surname?"` is
 * optional, `"{Number} {Street}"` combines columns, `"Born|mdy"` and `"Born|dmy"` parse dates, and `"=office"` is a
 * constant. Empty values are omitted, and so are entries with nothing but constants.
 */
export type Template = string | number | boolean | Template[] | { [field: string]: Template };

/** The required columns of a template. */
export function columnsOf(template: Template): string[] {
  const parts = referencesIn(template).filter(({ isOptional }) => !isOptional);
  return [...new Set(parts.map(({ column }) => column))];
}

/** All columns of a template. */
export const takenBy = (template: Template): string[] => referencesIn(template).map(({ column }) => column);

/** Applies a template to a row; undefined if the row has no values for it. */
export function fill(template: Template, item: Item): unknown {
  if (typeof template === 'string') return template.startsWith('=') ? template.slice(1) : valueOf(template, item);
  if (Array.isArray(template)) return template.map((each) => fill(each, item)).filter((each) => each !== undefined);
  if (typeof template !== 'object') return template;
  const fields = Object.entries(template).map(([name, each]) => ({ name, each, value: fill(each, item) }));
  if (!fields.some(({ each, value }) => value !== undefined && !isConstant(each))) return undefined;
  return Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
}

const isConstant = (template: Template) =>
  typeof template === 'string' ? template.startsWith('=') : typeof template !== 'object';

type Reference = { column: string; isOptional: boolean };

function referencesIn(template: Template): Reference[] {
  if (typeof template === 'object') return Object.values(template).flatMap((each: Template) => referencesIn(each));
  return typeof template === 'string' && !isConstant(template) ? partsOf(template).columns : [];
}

/** Parses `"{House} {Street?}|form"`; a text without braces is a single column. */
function partsOf(text: string): { pattern: string; form: string | undefined; columns: Reference[] } {
  const [pattern = '', form] = text.split('|');
  const names = pattern.includes('{') ? [...pattern.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name) : [pattern];
  const columns = names.map((name) => ({ column: name.replace(/\?$/, ''), isOptional: name.endsWith('?') }));
  return { pattern, form, columns };
}

function valueOf(text: string, item: Item): unknown {
  const { pattern, form, columns } = partsOf(text);
  const values = columns.map(({ column }) => lookUp(column, item));
  if (!values.some((value) => value !== undefined)) return undefined;
  if (!pattern.includes('{')) return form ? dateOf(wordOf(values[0]), form) : values[0];
  let at = 0;
  const whole = pattern.replace(/\{[^}]*\}/g, () => wordOf(values[at++]));
  return whole.replace(/\s+/g, ' ').trim();
}

function lookUp(column: string, item: Item): unknown {
  const value = column in item ? item[column] : column.split('.').reduce<unknown>(within, item);
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' || text === null ? undefined : text;
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const within = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Item)[field] : undefined;

/** Converts 10/13/1958 or 13.10.1958 to 1958-10-13; other texts are left for the validation to reject. */
function dateOf(text: string, form: string): string {
  const [, a = '', b = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const [month, day] = form === 'mdy' ? [a, b] : [b, a];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** A row or item of a file by column or field name. */
export type Item = Record<string, unknown>;
