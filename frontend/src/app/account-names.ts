import type { Page } from '#frontend/app/paths.ts';

/** The pages of an account, in the order of its navigation, and what each is called there and in the menu: keys of `account:nav`. */
export const accountNames = {
  account: 'overview',
  profile: 'profile',
  security: 'security',
  notifications: 'notifications',
  payments: 'payments',
  credits: 'credits',
  history: 'searches',
  viewed: 'opened',
  saved: 'saved',
  privacy: 'privacy',
} as const satisfies Partial<Record<Page, string>>;
