import * as z from 'zod';

import { Phone } from '#shared/values/phone.ts';

/** How many numbers an account keeps, and how many one request saves: all of them in one transaction, or none. */
export const CONTACTS_MAX = 5000;
export const CONTACTS_A_REQUEST = 99;
export const CONTACT_NAME_MAX = 80;

/** Where a contact comes from: Google, a file, or the owner’s own hand. */
export const contactSources = ['google', 'file', 'owner'] as const;

/** A number that the owner knows by a name. A person with two numbers is two contacts. */
export const Contact = z.object({
  phone: Phone,
  name: z.string(),
  source: z.enum(contactSources),
});
export type Contact = z.infer<typeof Contact>;
