import * as z from 'zod';

import { NAME_MAX } from '#shared/validation/account.ts';
import { line, optionalLine, optionalParagraphs } from '#shared/validation/text.ts';
import { PersonId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { paths } from '#shared/values/pages.ts';
import { parsePhone } from '#shared/values/phone-format.ts';

const [before = '', after = ''] = paths.report.replace('/:language', `/(?:${languages.join('|')})`).split(':person_id');
/** The path of a profile in any language, whatever comes before and after it. */
const PROFILE_PATH = new RegExp(`^(?:[a-z]+://)?[^/?#\\s]*${before}([^/?#]+)${after}/?(?:[?#].*)?$`, 'i');

/** The person of a profile’s address, as people copy it: with or without its host, in any language, or only the id. */
export function profileOf(text: string): PersonId | undefined {
  const written = text.trim();
  return PersonId.safeParse(PROFILE_PATH.exec(written)?.[1] ?? written).data;
}

const Name = optionalLine(256);

/** What finds one’s own records: the address of a profile, or a name. */
export const ListingQuery = z
  .strictObject({
    profile: z.string().trim().max(2048).optional(),
    first_name: Name.optional(),
    last_name: Name.optional(),
    state: optionalLine(128).optional(),
  })
  .superRefine(({ profile, first_name, last_name }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (profile) {
      if (!profileOf(profile)) wrong('profile', 'profile.link');
      return;
    }
    if (!first_name && !last_name) return wrong('profile', 'required');
    if (!first_name) wrong('first_name', 'required');
    if (!last_name) wrong('last_name', 'required');
  });

/** Someone who may have no record yet: a name, and enough beside it to know them from their namesakes. */
export const UnlistedPerson = z
  .strictObject({
    first_name: line(256),
    last_name: line(256),
    birth_year: z.number().int().min(1900).max(2100).optional(),
    email: z.string().trim().toLowerCase().max(254).pipe(z.email('email')).optional(),
    phone: z.string().trim().max(64).optional(),
    street: line(256).optional(),
    city: line(128).optional(),
    state: line(128).optional(),
    postal_code: line(16).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('US'),
  })
  .superRefine(({ first_name, last_name, email, phone, street, city, postal_code, country }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    // Together they are one name, and as long as that of any person.
    const isLong = `${first_name} ${last_name}`.length > NAME_MAX;
    if (isLong && Math.max(first_name.length, last_name.length) <= NAME_MAX) wrong('last_name', 'too-long');
    if (phone && !parsePhone(phone, country)) wrong('phone', 'phone');
    if (!email && !phone && !(street && (city || postal_code))) wrong('email', 'removal.identifier');
  });
export type UnlistedPerson = z.infer<typeof UnlistedPerson>;

/** What is hidden: the whole record, or the address and the phone numbers only. */
export const RemovalScope = z.enum(['listing', 'contact']);
export type RemovalScope = z.infer<typeof RemovalScope>;

export const protectedRoles = ['official', 'victim', 'program'] as const;

/** Why someone needs protection, in their own words; nobody sends an identity document. */
export const Protection = z
  .strictObject({
    role: z.enum(protectedRoles),
    /** The office held, or the program that one is enrolled in; of a victim, nothing. */
    office: optionalLine(256).default(''),
    statement: optionalParagraphs(5000).default(''),
    scope: RemovalScope.default('listing'),
    /** Whether addresses and numbers of the people who live at the same address are hidden as well: only on request, and with a statement. */
    household: z.boolean().default(false),
  })
  .superRefine(({ role, office, household, statement }, context) => {
    const missing = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'required' });
    if (role !== 'victim' && !office) missing('office');
    if (household && !statement) missing('statement'); // others lose something by it: support reads why
  });
export type Protection = z.infer<typeof Protection>;
