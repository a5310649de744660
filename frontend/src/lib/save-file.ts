import { MINUTE } from '#shared/values/duration.ts';

/** Hands a file to the visitor that was made in this browser, or came in an answer. */
export function saveFile(name: string, type: string, content: string | Uint8Array<ArrayBuffer>): void {
  const whole = typeof content === 'string' ? `${type};charset=utf-8` : type;
  const href = URL.createObjectURL(new Blob([content], { type: whole }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), MINUTE); // browsers of phones read it after the click
}
