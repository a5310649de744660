import { withoutCardData } from '#shared/validation/card-mask.ts';
import { line, paragraphs, plainLine, plainText } from '#shared/validation/text.ts';

/** What support receives and writes: the form, the chat, answers, notes. */
export const supportLine = (max: number) => line(max).transform(withoutCardData);
export const supportText = (max: number) => paragraphs(max).transform(withoutCardData);

/** The same of a mail, which cannot be refused as a form is: what is too long is cut. */
export const mailLine = (text: string, max: number): string => cut(withoutCardData(plainLine(text)), max);
export const mailText = (text: string, max: number): string => cut(withoutCardData(plainText(text)), max);

const cut = (text: string, max: number) => text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
