/** Parses a form with nested keys: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export type Form = { [field: string]: Field };
type Field = string | Form | Field[];

/** Reads a form, or the query of an address, as Stripe’s SDKs write them. */
export function readForm(text: string): Form {
  const form: Form = {};
  if (!text) return form;
  for (const pair of text.split('&')) {
    const at = pair.indexOf('=');
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const value = at < 0 ? '' : decode(pair.slice(at + 1));
    const bracket = name.indexOf('[');
    if (bracket < 0) set(form, name, value);
    else put(form, [name.slice(0, bracket), ...name.slice(bracket + 1, -1).split('][')], value);
  }
  return form;
}

const decode = (text: string) => (/[%+]/.test(text) ? decodeURIComponent(text.replaceAll('+', ' ')) : text);

/** Never `__proto__` by assignment: a stranger may name a field so. */
function set(form: Form, name: string, value: Field): void {
  if (name !== '__proto__') form[name] = value;
  else Object.defineProperty(form, name, { value, enumerable: true, writable: true, configurable: true });
}

function put(form: Form, [name = '', ...rest]: string[], value: string): void {
  const [next] = rest;
  if (next === undefined) return set(form, name, value);
  const isList = next === '' || /^\d+$/.test(next);
  const held = Object.hasOwn(form, name) ? form[name] : undefined;
  if (isList && rest.length === 1) return set(form, name, [...(Array.isArray(held) ? held : []), value]);
  const inner: Form = typeof held === 'object' && !Array.isArray(held) ? held : {};
  set(form, name, inner);
  put(inner, rest, value);
}

export const textIn = (form: Form, name: string): string | undefined => {
  const value = Object.hasOwn(form, name) ? form[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export const textsIn = (form: Form, name: string): string[] => {
  const value = Object.hasOwn(form, name) ? form[name] : undefined;
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

export const flagIn = (form: Form, name: string): boolean => textIn(form, name) === 'true';

/** The metadata of a request. */
export function metadataIn(form: Form): Record<string, string> {
  const { metadata } = form;
  if (typeof metadata !== 'object' || Array.isArray(metadata)) return {};
  return Object.fromEntries(
    Object.entries(metadata).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
