import * as z from 'zod';

/** A number in E.164: a plus, the country, the rest, nothing else. */
export const Phone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/)
  .brand<'phone'>();
export type Phone = z.infer<typeof Phone>;

/** By its last digits alone, for those who know the number. */
export const maskedPhone = (phone: Phone): string => `•••• ${phone.slice(-4)}`;
