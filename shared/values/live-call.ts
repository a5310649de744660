import * as z from 'zod';

import { Blocking, nothingBlocked, PersonRule } from '#shared/values/call-rules.ts';

/** Sentences that an owner can have said with one press, in the language of the call. */
export const quickReplies = ['late', 'later', 'text', 'door'] as const;
export type QuickReply = (typeof quickReplies)[number];

/** What an owner can order while the assistant is talking to a caller. */
export const orderKinds = ['take_over', 'ask', 'tell', 'end'] as const;
export type OrderKind = (typeof orderKinds)[number];

export const ORDER_TEXT_MAX = 200;

const LINK = /https?:|www\.|[\p{L}\p{N}-]\.[a-z]{2,}(?=[/\s]|$)/u;
/** A link is useless when read aloud, and harmful when it is spoken in the owner’s name. */
export const hasLink = (text: string): boolean => LINK.test(text.replace(/^\w+:/, (scheme) => scheme.toLowerCase()));

/** An order of the owner’s. `text` is what they typed; `reply` one of the ready sentences. */
export const OwnerOrder = z.object({
  /** Made by the page, so that a repeated request is one order. */
  id: z.uuid(),
  kind: z.enum(orderKinds),
  text: z.string().nullable(),
  reply: z.enum(quickReplies).nullable(),
  at: z.iso.datetime(),
  /** The turn of the call that carried it out. */
  done_at: z.iso.datetime().nullable(),
});
export type OwnerOrder = z.infer<typeof OwnerOrder>;

/** Occur in almost every call: an urgent call with one of them says nothing about why it is urgent. */
const COMMON = new Set(
  'the and you for are this that con los las una por que para les des une est pour com uma bir için это что как'.split(
    ' ',
  ),
);
const FEW_LETTERS = /^\p{Script=Latin}{1,2}$/u;
export const isCommonWord = (text: string): boolean =>
  FEW_LETTERS.test(text.trim()) || COMMON.has(text.trim().toLowerCase());

export const RULES_MAX = 200;
export const RING_WORDS_MAX = 20;
/**
 * The rules of an owner: how these people are treated, which urgent calls ring the owner’s phone (with these words, or
 * every one), and which kinds of numbers are blocked.
 */
export const RingThrough = z.object({
  people: z.array(PersonRule),
  words: z.array(z.string()),
  urgent: z.boolean(),
  blocking: Blocking.default(nothingBlocked),
});
export type RingThrough = z.infer<typeof RingThrough>;
