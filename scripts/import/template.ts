/**
 * A record in which each text names the column that its value comes from: `"Surname"`, or `"name.last"` within JSON.
 * `"Surname?"` may be missing, `"{Number} {Street}"` puts columns together, `"Born|mdy"` and `"Born|dmy"` read dates,
 * `"=office"` stands for itself. What has no value in a row is left out, and an entry in which all is constant with it.
 */
export type Template = string | number | boolean | Template[] | { [field: string]: Template };

/** The columns that a table must have for this template. */
export function columnsOf(template: Template): string[] {
  const parts = referencesIn(template).filter(({ isOptional }) => !isOptional);
  return [...new Set(parts.map(({ column }) => column))];
}

/** All columns that the template takes from a table. */
export const takenBy = (template: Template): string[] => referencesIn(template).map(({ column }) => column);

/** What a template makes of one row: undefined where the row has nothing for it. */
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

/** `"{House} {Street?}|form"` in its columns and its form; a text without braces is one column. */
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

/** 10/13/1958 or 13.10.1958 as 1958-10-13; what is no such date stays as it is, for the record’s own check to refuse. */
function dateOf(text: string, form: string): string {
  const [, a = '', b = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const [month, day] = form === 'mdy' ? [a, b] : [b, a];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** What one row or item of a file is, by the names of its columns or fields. */
export type Item = Record<string, unknown>;
