const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Text as XML takes it: escaped, and without the characters that no document may have. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ' ')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '');

type Attributes = Record<string, string | number | boolean | undefined>;

/** An element; `inside` is markup already. */
export function element(name: string, attributes: Attributes = {}, inside = ''): string {
  const rendered = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return inside ? `<${name}${rendered}>${inside}</${name}>` : `<${name}${rendered}/>`;
}

export const documentOf = (...verbs: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${element('Response', {}, verbs.join(''))}`;
