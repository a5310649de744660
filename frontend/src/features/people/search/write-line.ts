/** Writes a text into a field as its user would: who listens to its input hears of it, and the caret is at the end. */
export function writeLine(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  field.setSelectionRange(text.length, text.length);
}
