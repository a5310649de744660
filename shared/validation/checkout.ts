import * as z from 'zod';

/** The specification’s bounds of a card’s fields. They hold in the provider’s frame: no number comes to a function. */
export const CARD_DIGITS_MAX = 16;
export const DESCRIPTOR_MAX = 22;

/** How charges are called on a statement: 22 characters, among them a letter. */
export const Descriptor = z
  .string()
  .max(DESCRIPTOR_MAX, 'descriptor.long')
  .regex(/[A-Za-z]/, 'descriptor.letter');
