import * as z from 'zod';

import { withoutCardData } from '#shared/validation/card-mask.ts';

/** What shows nothing by itself: controls, marks of direction, blanks of no width, tags. A line break is kept. */
const invisible = String.raw`(?!\n)[\p{Cc}\p{DI}\p{NChar}\uFFF9-\uFFFB]`;
const visible = String.raw`[^\s\p{Cc}\p{DI}]`;
/** Invisible where it belongs: one joiner between two letters, as in Persian or an emoji, and one choice of a variant. */
const joiner = String.raw`(?<=${visible}[\uFE0E\uFE0F]?)[\u200C\u200D](?=${visible})`;
const variant = String.raw`(?<=${visible})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;
const unseen = new RegExp(`(${joiner}|${variant})|${invisible}`, 'gu');

/** Accents on one letter; no language writes more of them. */
const MARKS = 5;
const piledMarks = new RegExp(String.raw`(\p{M}{${MARKS}})\p{M}+`, 'gu');

/**
 * Text as its reader sees it, in one form: without characters that hide others, turn their order around or pile up on
 * them. Doing it twice changes nothing.
 */
export const plainText = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '') // half a character
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, (_, kept: string | undefined) => kept ?? '')
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The same in one line: a name, a subject. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');

const written = (form: (text: string) => string, min: 0 | 1, max: number, text = z.string('required')) =>
  text
    .trim()
    .min(min, 'required')
    .max(max, 'too-long')
    .transform(form)
    .pipe(z.string().min(min, 'required').max(max, 'too-long'));

/** A line that a person writes, such as a name; the rule of all such fields. */
export const line = (max: number) => written(plainLine, 1, max);
export const optionalLine = (max: number) => written(plainLine, 0, max);
/** What a person writes in as many lines as they like. */
export const paragraphs = (max: number) => written(plainText, 1, max);
/** The same, or nothing, which empties what is stored: so text of which nothing is visible is refused. */
export const optionalParagraphs = (max: number) =>
  written(plainText, 0, max, z.string('required').refine(isVisibleOrBlank, 'invalid'));
const isVisibleOrBlank = (text: string): boolean => /^[^\S\uFEFF]*$/.test(text) || plainText(text) !== '';

/** What support receives and writes: the form, the chat, answers, notes. */
export const supportLine = (max: number) => line(max).transform(withoutCardData);
export const supportText = (max: number) => paragraphs(max).transform(withoutCardData);
