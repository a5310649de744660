import { tryStorage } from '#frontend/lib/storage.ts';

const KEY = 'contact_draft';

/** The fields of the contact form as typed, and the topic that the page was opened with. */
const fields = [
  'linked',
  'topic',
  'name',
  'email',
  'reason',
  'details_description',
  'day',
  'time',
  'phone',
  'country',
] as const;
type Name = (typeof fields)[number];
export type ContactDraft = { readonly [K in Name]?: string };

/** Keeps what was typed for this tab, so that a look at another page does not cost it. */
export const keepContactDraft = (draft: ContactDraft): void =>
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(draft)));

/** Once it is sent, and for the next visitor. */
export const forgetContactDraft = (): void => tryStorage(() => sessionStorage.removeItem(KEY));

/** What was typed in this tab; undefined if nothing was. */
export function contactDraft(): ContactDraft | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const typed = fields.map((name) => [name, (value as Record<string, unknown>)[name]] as const);
    return Object.fromEntries(typed.filter(([, text]) => typeof text === 'string'));
  } catch {
    return undefined; // blocked, or written by other code
  }
}
