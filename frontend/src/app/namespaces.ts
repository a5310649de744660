import { homeNamespaces } from '#frontend/app/home/namespaces.ts';
import type { Page } from '#frontend/app/paths.ts';
import type { Namespace } from '#frontend/i18n/index.ts';
import { legalTexts } from '#shared/legal/versions.ts';

const logIn: Namespace[] = ['auth', 'google', 'passkeys', 'proof', 'validation'];
const setUp: Namespace[] = ['auth', 'proof', 'validation'];
const chat: Namespace[] = ['chat', 'assistant', 'support', 'validation'];
const calls: Namespace[] = ['assistant'];
const forwarding: Namespace[] = ['assistant', 'forwarding', 'validation'];
const settings: Namespace[] = ['account', 'auth', 'owner', 'passkeys', 'proof', 'validation'];
const removal: Namespace[] = ['removal', 'leave', 'auth', 'proof', 'validation'];
const payments: Namespace[] = ['account', 'payments', 'tax', 'find', 'validation'];
const directory: Namespace[] = ['directory', 'search', 'proof', 'validation'];
const found: Namespace[] = ['people', 'search', 'compare', 'proof', 'validation'];
const history: Namespace[] = ['account', 'credits', 'people', 'search', 'validation'];

/** The texts of these versions. */
const legalTextsOf = (
  chosen: (versions: readonly { version: number }[]) => readonly { version: number }[],
): Namespace[] =>
  Object.values(legalTexts).flatMap(({ name, versions }) =>
    chosen(versions).map(({ version }) => `${name}${version}` as const),
  );

const latestTexts = legalTextsOf((versions) => versions.slice(-1));

/** The phrases that a page loads along with its code, beside those that every page has (i18n/index.ts). */
const namespaces: Record<Page, readonly Namespace[]> = {
  root: [],
  home: homeNamespaces,
  search: found,
  number: ['number', 'find', ...found],
  report: ['report', 'people', 'search', 'auth', 'billing', 'proof', 'tax', 'validation'],
  directory: directory,
  directoryPeople: directory,
  directoryPhones: directory,
  directoryEmails: directory,
  register: logIn,
  logIn,
  logInByPhone: [...logIn, 'people', 'search'],
  enterPin: [...setUp, 'passkeys'],
  logInByGoogle: ['auth', 'google'],
  googleReturn: logIn,
  googleReturnToo: logIn,
  setPassword: [...setUp, 'owner', 'passkeys'],
  reasonForUse: setUp,
  forgotPassword: setUp,
  resetPassword: setUp,
  confirmLink: ['auth', 'validation'],
  confirmRemoval: removal,
  removeListing: removal,
  requestStatus: removal,
  account: ['account', 'billing', 'payments'],
  profile: [...settings, 'people', 'search'],
  security: settings,
  changePassword: settings,
  notifications: settings,
  privacy: settings,
  deleteAccount: [...settings, ...latestTexts],
  payments,
  charge: payments,
  receipt: payments,
  refund: payments,
  confirmPayment: [...payments, 'checkout'],
  card: [...payments, 'checkout', 'validation'],
  unsubscribe: payments,
  withdrawal: ['auth', 'withdrawal', 'proof', 'validation'],
  withdrawalLink: ['account', 'payments', 'withdrawal'],
  keep: payments,
  cancelLink: ['account', 'payments'],
  keepLink: ['account', 'payments'],
  credits: ['account', 'credits', 'payments', 'people', 'search', 'report', 'auth'],
  history,
  viewed: [...history, 'auth'],
  saved: ['account', 'saved', 'sharing'],
  stopMail: ['account'],
  accountDeleted: ['account'],
  keepAccount: ['account'],
  sharedReport: ['sharing', 'report', 'people', 'search', 'auth', 'billing', 'proof', 'validation'],
  sampleReport: ['sample', 'report', 'people', 'search', 'auth', 'validation'],
  compare: ['compare', 'report', 'people'],
  inbox: chat,
  doa: [...chat, 'callbacks'],
  payment: [...chat, 'billing', 'checkout', 'country', 'payments', 'proof', 'tax'],
  radical: chat,
  privacyCenter: ['privacy', 'owner', 'passkeys', 'leave', 'report', 'auth', 'people', 'search', 'proof', 'validation'],
  transparency: ['transparency', 'privacy'],
  assistant: chat,
  callList: calls,
  callDetails: [...calls, 'callbacks', 'rules', 'validation'],
  voicemail: calls,
  callForward: forwarding,
  mobileCarrier: forwarding,
  assistantSettings: [...calls, 'calendar', 'rules', 'validation'],
  assistantInstall: calls,
  assistantPage: ['pages', ...latestTexts],
  assistantPageVersion: ['pages', ...legalTextsOf((versions) => versions)],
  assistantAppeal: [...calls, 'people', 'search', 'proof', 'validation'],
  contact: ['contact', 'leave', 'support', 'faq', 'people', 'search', 'proof', 'validation'],
  faq: ['faq', 'validation'],
  supportInbox: ['helpdesk', 'validation'],
  gallery: [],
};

export const namespacesOf = (page: Page): readonly Namespace[] => namespaces[page];
