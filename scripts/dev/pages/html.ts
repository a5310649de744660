/** Markup that is safe to send: what was put into it has been escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | false | null | undefined | readonly Html[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Markup with values in it, every value escaped unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Html(strings.map((text, i) => text + (i < parts.length ? plain(parts[i]) : '')).join(''));

function plain(part: Part): string {
  if (part === false || part === null || part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(plain).join('');
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}
