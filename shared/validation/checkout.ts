import * as z from 'zod';

/** The specification’s bounds of a card’s fields. They hold in the provider’s frame: no number comes to a function. */
export const CARD_DIGITS_MAX = 16;
const DESCRIPTOR_MAX = 22;

/** The statement descriptor: 22 characters, at least one a letter. */
export const Descriptor = z
  .string()
  .max(DESCRIPTOR_MAX, 'descriptor.long')
  .regex(/[A-Za-z]/, 'descriptor.letter');
