import * as z from 'zod';

import { domain } from '#shared/contract/endpoint.ts';
import { Email, NAME_MAX, Pin, ReasonForUse, SecondFactor, StatedUse } from '#shared/validation/account.ts';
import { page, PageNumber } from '#shared/contract/page.ts';
import { line, optionalLine } from '#shared/validation/text.ts';
import { Contact, CONTACT_NAME_MAX, CONTACTS_A_REQUEST } from '#shared/values/contact.ts';
import { AccountId } from '#shared/values/id.ts';
import { languages } from '#shared/values/language.ts';
import { Phone } from '#shared/values/phone.ts';
import { portugueseChoices } from '#shared/values/portuguese.ts';
import { isZone } from '#shared/values/zone.ts';

/** The signed-in account, as its owner sees it. */
export const User = z.object({
  id: AccountId,
  name: z.string(),
  email: z.email(),
  email_confirmed_at: z.iso.datetime().nullable(),
  phone: z.string().nullable(),
  phone_confirmed_at: z.iso.datetime().nullable(),
  language: z.enum(languages),
  portuguese: z.enum(portugueseChoices),
  /** As the IANA names it: America/Chicago. */
  time_zone: z.string(),
  reason_for_use: ReasonForUse.nullable(),
  created_at: z.iso.datetime(),
  subscribed_until: z.iso.datetime().nullable(),
  has_password: z.boolean(),
  password_changed_at: z.iso.datetime().nullable(),
  has_google: z.boolean(),
  has_phone_login: z.boolean(),
  has_second_factor: z.boolean(),
  has_passkey: z.boolean(),
  /** When a passkey was last offered and put off. */
  passkey_offered_at: z.iso.datetime().nullable(),
  /** Whether they have the support inbox. */
  works_for_support: z.boolean(),
  /** Set while support looks: who reads this is not the owner, and may change nothing. */
  support: z.object({ reason: z.string(), until: z.iso.datetime() }).nullable(),
});
export type User = z.infer<typeof User>;

/** Notification topics. Money and security always go by email. */
export const topics = ['call-answered', 'callback-due', 'spam-stopped', 'report-changed'] as const;
export const Topic = z.enum(topics);
export type Topic = z.infer<typeof Topic>;
/** Email and push only: never texted. */
export const notTexted: readonly Topic[] = ['spam-stopped'];
export const Ways = z.object({ email: z.boolean(), sms: z.boolean(), push: z.boolean() });
export type Ways = z.infer<typeof Ways>;

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid');
export const Notifications = z.object({
  /** Topics of earlier versions, which other clients may still send, are dropped. */
  topics: z.object({
    'call-answered': Ways,
    'callback-due': Ways,
    'spam-stopped': Ways,
    /** Choices that are older than the topic do not have it. */
    'report-changed': Ways.default({ email: true, sms: false, push: true }),
  } satisfies Record<Topic, unknown>),
  /** Texts, pushes and mails about calls wait until these are over, but for urgent ones. Local time of the account’s zone. */
  quiet_hours: z.object({ from: clock, to: clock }).nullable(),
  /** Urgent calls by every channel, also in quiet hours. */
  urgent_always: z.boolean().default(true),
  /** Whether these channels include email where the topic does not. */
  urgent_by_email: z.boolean().default(true),
});
export type Notifications = z.infer<typeof Notifications>;

export const PrivacyChoices = z.object({
  count_visits: z.boolean(),
  /** False on a stage without a session recorder. */
  record_sessions: z.boolean(),
});
export type PrivacyChoices = z.infer<typeof PrivacyChoices>;

/** How many of each are kept, and for how long. */
export const Kept = z.object({
  what: z.enum([
    'profile',
    'searches',
    'reports',
    'flags',
    'credits',
    'calls',
    'messages',
    'tickets',
    'contacts',
    'access',
    'receipts',
    'consents',
  ]),
  count: z.number().int(),
  kept: z.enum(['12-months', '24-months', '90-days', '7-years', '30-days', 'until-deleted']),
});
export type Kept = z.infer<typeof Kept>;

/** A subscription of a browser to web push, as the browser gives it. */
export const PushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1024),
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: z.string().max(256), auth: z.string().max(64) }),
});
export type PushSubscription = z.infer<typeof PushSubscription>;

const time_zone = z.string().max(64).refine(isZone, 'invalid');

/** The link in the mail about a deletion. */
const ReopenLinkInput = z.strictObject({ token: z.string('required').min(1, 'required').max(128) });

/** What the number of a landline is answered. Not among `messages`, which every first page loads: one form needs it. */
export const LANDLINE = 'A landline cannot receive texts.';

export const account = domain('account', {
  getUser: {
    method: 'GET',
    path: '/user',
    access: 'member',
    summary: 'The signed-in account',
    input: z.object({}),
    output: User,
    errors: [],
  },
  updateUser: {
    method: 'POST',
    path: '/web_user/update',
    access: 'member',
    summary: 'Update the profile: name, language, Portuguese, time zone, reason for use',
    input: z.object({
      name: optionalLine(NAME_MAX).optional(),
      language: z.enum(languages).optional(),
      portuguese: z.enum(portugueseChoices).optional(),
      time_zone: time_zone.optional(),
      reason_for_use: StatedUse.optional(),
    }),
    output: User,
    errors: ['account.use-refused', 'request.conflict'],
  },
  changeEmail: {
    method: 'POST',
    path: '/user/email',
    access: 'member',
    summary:
      'Email a link to a new address, which takes effect when the owner opens the link; the old address is notified',
    input: z.strictObject({ email: Email }),
    output: z.object({ expires_at: z.iso.datetime() }),
    errors: ['auth.email-taken', 'auth.login-again', 'request.too-many'],
  },
  getEmailChange: {
    method: 'GET',
    path: '/user/email',
    access: 'member',
    summary: 'The change of the address that waits to be confirmed',
    input: z.strictObject({}),
    output: z.object({
      email_change: z.object({ email: z.email(), asked_at: z.iso.datetime(), expires_at: z.iso.datetime() }).nullable(),
    }),
    errors: [],
  },
  withdrawEmailChange: {
    method: 'DELETE',
    path: '/user/email',
    access: 'member',
    summary: 'Withdraw the change of the address: its link stops working',
    input: z.strictObject({}),
    output: z.object({}),
    errors: [],
  },
  confirmEmail: {
    method: 'POST',
    path: '/user/email/confirm',
    access: 'member',
    summary: 'Resend the confirmation email of this account',
    input: z.strictObject({}),
    output: z.object({ expires_at: z.iso.datetime() }),
    errors: ['request.too-many'],
  },
  startPhone: {
    method: 'POST',
    path: '/user/phone',
    access: 'member',
    summary: 'Text a pin to a number that the account wants to confirm',
    input: z.strictObject({
      phone: z.string('required').trim().min(1, 'required').max(64),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default('US'),
    }),
    output: z.object({
      phone: z.string(),
      sent_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      again_at: z.iso.datetime(),
      attempts_left: z.number().int(),
    }),
    errors: ['account.phone-taken', 'auth.login-again', 'request.too-many'],
  },
  confirmPhone: {
    method: 'POST',
    path: '/user/phone/confirm',
    access: 'member',
    summary: 'Confirm the number with the texted pin',
    input: z.strictObject({ phone: z.string().max(64), pin: Pin }),
    output: User,
    errors: ['auth.wrong-pin', 'auth.no-attempts', 'account.phone-taken', 'request.too-many', 'request.conflict'],
  },
  removePhone: {
    method: 'DELETE',
    path: '/user/phone',
    access: 'member',
    summary: 'Remove the phone number; refused if it is the only credential',
    input: z.strictObject({}),
    output: User,
    errors: ['auth.only-way-in', 'auth.login-again', 'request.conflict'],
  },
  getNotifications: {
    method: 'GET',
    path: '/user/notifications',
    access: 'member',
    summary: 'Notification settings: topics by channel, and quiet hours',
    input: z.strictObject({}),
    output: Notifications,
    errors: [],
  },
  updateNotifications: {
    method: 'POST',
    path: '/user/notifications',
    access: 'member',
    summary: 'Update the notification settings',
    input: z.strictObject({
      ...Notifications.partial().shape,
      /** A topic that a client does not know, and so leaves out, stays as it is. */
      topics: Notifications.shape.topics.extend({ 'report-changed': Ways.optional() }).optional(),
      urgent_always: z.boolean().optional(),
      urgent_by_email: z.boolean().optional(),
    }),
    output: Notifications,
    errors: ['request.conflict'],
  },
  getPushKey: {
    method: 'GET',
    path: '/user/push',
    access: 'member',
    summary: 'The public key for push subscriptions; null without push messages',
    input: z.strictObject({}),
    output: z.object({ key: z.string().nullable() }),
    errors: [],
  },
  subscribePush: {
    method: 'POST',
    path: '/user/push',
    access: 'member',
    summary: 'Subscribe this browser to push messages',
    input: PushSubscription,
    output: z.object({}),
    errors: ['request.too-many'],
  },
  unsubscribePush: {
    method: 'POST',
    path: '/user/push/remove',
    access: 'member',
    summary: 'Unsubscribe this browser from push messages',
    input: z.strictObject({ endpoint: z.string().max(1024) }),
    output: z.object({}),
    errors: [],
  },
  getPrivacy: {
    method: 'GET',
    path: '/user/privacy',
    access: 'member',
    summary: 'Stored data by kind and retention, and the owner’s consents',
    input: z.strictObject({}),
    output: z.object({
      choices: PrivacyChoices,
      /** Since when the account is opted out of sale and sharing, because a browser sent Global Privacy Control. */
      opted_out_at: z.iso.datetime().nullable(),
      kept: z.array(Kept),
    }),
    errors: [],
  },
  updatePrivacy: {
    method: 'POST',
    path: '/user/privacy',
    access: 'member',
    summary: 'Give or withdraw a consent',
    input: z.strictObject({ ...PrivacyChoices.partial().shape }),
    output: PrivacyChoices,
    errors: ['request.conflict'],
  },
  exportData: {
    method: 'POST',
    path: '/user/export',
    access: 'member',
    summary: 'Export everything stored about this account as one document',
    input: z.strictObject({}),
    output: z.object({ generated_at: z.iso.datetime(), data: z.record(z.string(), z.unknown()) }),
    errors: ['auth.login-again', 'request.too-many'],
  },
  deleteUser: {
    method: 'POST',
    path: '/user/delete',
    access: 'member',
    summary: 'Close the account; its data is deleted two weeks later',
    input: z.strictObject({
      code: SecondFactor,
    }),
    output: z.object({
      /** When its data is deleted; until then the mailed link undoes it. */
      erased_at: z.iso.datetime(),
      /** The end of a paid month that the account had left; null for none. */
      paid_until: z.iso.datetime().nullable(),
      /** What its owner dials to end the forwarding to our number; null where the phone does not forward. */
      forwarding_code: z.string().nullable(),
    }),
    errors: ['auth.login-again', 'auth.code-needed', 'auth.wrong-pin', 'request.too-many', 'request.conflict'],
  },
  lookAtReopenLink: {
    method: 'POST',
    path: '/user/reopen/look',
    access: 'public',
    reads: true,
    summary: 'What the mailed link of a deletion can still do, without using it',
    input: ReopenLinkInput,
    output: z.object({
      /** `undone`: this link opened the account again. `address-taken`: a newer account has the address. */
      standing: z.enum(['undoable', 'undone', 'address-taken']),
      /** Until when it can be undone; null where it cannot. */
      until: z.iso.datetime().nullable(),
    }),
    errors: ['auth.link-expired', 'request.too-many'],
  },
  reopenUser: {
    method: 'POST',
    path: '/user/reopen',
    access: 'public',
    summary: 'Undo the deletion of an account, by the mailed link',
    input: ReopenLinkInput,
    output: z.object({
      /** The end of the paid month that the member has back; null for none. The membership does not renew. */
      paid_until: z.iso.datetime().nullable(),
      /** Whether the phone number was taken by another account meanwhile, and is no longer linked. */
      phone_taken: z.boolean(),
    }),
    errors: ['auth.link-expired', 'auth.email-taken', 'request.too-many', 'request.conflict'],
  },
  getContacts: {
    method: 'GET',
    path: '/user/contacts',
    access: 'member',
    summary: 'The number of contacts that name callers, and when the latest was added',
    input: z.strictObject({}),
    output: z.object({ total: z.number().int(), read_at: z.iso.datetime().nullable() }),
    errors: [],
  },
  searchContacts: {
    method: 'POST',
    path: '/user/contacts/search',
    access: 'member',
    summary: 'Contacts by name, those whose name or number contains the words; the words are in no URL',
    input: z.strictObject({ words: optionalLine(100).default(''), page: PageNumber }),
    output: page(Contact).omit({ next_page_url: true, prev_page_url: true }),
    errors: [],
  },
  addContacts: {
    method: 'POST',
    path: '/user/contacts',
    access: 'member',
    summary: 'Add contacts from a file, at most 99 a request; known numbers get their new names',
    input: z.strictObject({
      contacts: z
        .array(z.strictObject({ phone: Phone, name: line(CONTACT_NAME_MAX) }))
        .min(1)
        .max(CONTACTS_A_REQUEST),
    }),
    output: z.object({
      added: z.number().int(),
      renamed: z.number().int(),
      /** Because there are enough contacts, or because the owner has named the number by hand. */
      left_out: z.number().int(),
      total: z.number().int(),
    }),
    errors: ['request.too-many', 'request.conflict'],
  },
  saveContact: {
    method: 'POST',
    path: '/user/contacts/save',
    access: 'member',
    summary: 'Save one contact: a new one, or the one that had the number `was`',
    input: z.strictObject({
      was: Phone.nullish(),
      phone: z.string('required').trim().min(1, 'required').max(64),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .default('US'),
      name: line(CONTACT_NAME_MAX),
    }),
    output: Contact,
    errors: ['request.too-many', 'request.conflict'],
  },
  deleteContact: {
    method: 'POST',
    path: '/user/contacts/delete',
    access: 'member',
    summary: 'Delete one contact; no effect on a number that is none',
    input: z.strictObject({ phone: Phone }),
    output: z.object({}),
    errors: ['request.conflict'],
  },
  deleteContacts: {
    method: 'DELETE',
    path: '/user/contacts',
    access: 'member',
    summary: 'Delete all contacts',
    input: z.strictObject({}),
    output: z.object({}),
    errors: ['request.conflict'],
  },
});
