import * as z from 'zod';

/**
 * What lists say of the domain of an address: of a provider of mailboxes, thrown away after use, reserved for examples, or
 * a person’s or an organization’s own. Whether it exists is not asked.
 */
export const MailDomain = z.object({
  domain: z.string(),
  kind: z.enum(['mailbox', 'disposable', 'reserved', 'own']),
  /** The name of a provider of mailboxes. */
  provider: z.string().nullable(),
});
export type MailDomain = z.infer<typeof MailDomain>;

/** What was perhaps meant, and how many people list it, of at most five. */
const Near = z.object({ search_query: z.string(), people: z.number().int().min(1) });

/** What is known of a searched address or username beside the people who list it. `near` is filled where nobody does. */
export const Identifier = z.discriminatedUnion('type', [
  MailDomain.extend({
    type: z.literal('email'),
    /** The address at a well-known domain that was probably meant, whether or not a person has it. */
    meant: z.string().nullable(),
    near: z.array(Near),
  }),
  z.object({
    type: z.literal('username'),
    /** Where people use the name whose reports the member has open. */
    profiles: z.array(z.object({ network: z.string(), url: z.url().nullable() })),
    near: z.array(Near),
  }),
]);
export type Identifier = z.infer<typeof Identifier>;
