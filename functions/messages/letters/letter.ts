import type { AccountId } from '#shared/values/id.ts';
import type { Language } from '#shared/values/language.ts';
import type { Phone } from '#shared/values/phone.ts';

/** What each letter says besides its own words. Links are whole addresses, moments are ISO times. */
export type Letters = {
  'confirm-email': { link: string; until: string };
  'reset-password': { link: string; until: string };
  /** To the new address. */
  'change-email': { link: string; until: string };
  /** To the old one: somebody asked to change it. */
  'email-changing': { email: string };
  'email-changed': { email: string };
  'connect-google': { link: string; until: string };
  'new-device': { device: string; at: string };
  'password-changed': { device: string; at: string };
  'second-factor-on': { at: string };
  'second-factor-off': { at: string };
  'phone-changed': { phone: string };
  'google-connected': { email: string };
  'pins-used-up': { at: string };
  'account-deleted': { at: string };
  'support-looked': { reason: string; at: string };
  pin: { pin: string };
  'chat-link': { link: string };
  'opted-out': object;
  'opted-in': object;
  help: object;
};
export type Purpose = keyof Letters;

/** By which way each goes. */
export const channelOf = {
  'confirm-email': 'email',
  'reset-password': 'email',
  'change-email': 'email',
  'email-changing': 'email',
  'email-changed': 'email',
  'connect-google': 'email',
  'new-device': 'email',
  'password-changed': 'email',
  'second-factor-on': 'email',
  'second-factor-off': 'email',
  'phone-changed': 'email',
  'google-connected': 'email',
  'pins-used-up': 'email',
  'account-deleted': 'email',
  'support-looked': 'email',
  pin: 'sms',
  'chat-link': 'sms',
  'opted-out': 'sms',
  'opted-in': 'sms',
  help: 'sms',
} as const satisfies Record<Purpose, 'email' | 'sms'>;
export const purposes = Object.keys(channelOf) as [Purpose, ...Purpose[]];

/** One thing to tell one person. */
export type Letter = {
  [P in Purpose]: {
    purpose: P;
    /** An address of mail, or a number in E.164, as its way wants it. */
    to: string | Phone;
    /** Whose account it is about, where it is about one. */
    account_id: AccountId | null;
    language: Language;
    params: Letters[P];
  };
}[Purpose];
