/** What a short link is: seven characters of base 62 without the look-alikes. No zod here: every page asks this first. */
export const SHORT_CODE = /^[1-9A-HJ-NP-Za-km-z]{7}$/;

/** Every page and its path. Search terms are in none of them. */
export const paths = {
  root: '/',
  home: '/:language',
  search: '/:language/search/:search_id',
  report: '/:language/search-result/:person_id',
  directory: '/:language/directory',
  directoryPeople: '/:language/directory/people/:country?/:state?/:city?',
  directoryPhones: '/:language/directory/phones/:country?/:prefix?',
  directoryEmails: '/:language/directory/emails/:initial?/:domain?',
  register: '/:language/register',
  logIn: '/:language/login',
  logInByPhone: '/:language/login-phone',
  enterPin: '/:language/pin',
  logInByGoogle: '/:language/assistant/login-by-google',
  googleReturn: '/google-auth',
  googleReturnToo: '/google-login',
  setPassword: '/:language/set-password',
  reasonForUse: '/:language/reason-for-use',
  forgotPassword: '/:language/forgot-password',
  resetPassword: '/:language/reset-password/:token',
  confirmLink: '/:language/confirm/:action/:token',
  confirmRemoval: '/:language/confirm/request/:token',
  removeListing: '/:language/remove-my-listing',
  requestStatus: '/:language/remove-my-listing/status/:reference?',
  account: '/:language/account',
  profile: '/:language/account/profile',
  security: '/:language/account/security',
  changePassword: '/:language/account/password',
  notifications: '/:language/account/notifications',
  privacy: '/:language/account/privacy',
  deleteAccount: '/:language/account/delete',
  payments: '/:language/account/payments',
  charge: '/:language/account/payments/:charge_id',
  receipt: '/:language/account/payments/:charge_id/receipt',
  refund: '/:language/account/payments/:charge_id/refund',
  card: '/:language/account/card',
  unsubscribe: '/:language/account/unsubscribe',
  cancelLink: '/:language/unsubscribe/:token',
  credits: '/:language/account/credits',
  history: '/:language/account/history',
  viewed: '/:language/viewed-profile',
  inbox: '/:language/inbox/:id?/:token?',
  doa: '/:language/doa/:id?/:token?',
  payment: '/:language/payment/:id?/:token?',
  radical: '/:language/radical/:id?/:token?',
  privacyCenter: '/:language/privacy-center/:person_id?',
  transparency: '/:language/transparency',
  assistant: '/:language/assistant/:id?/:token?',
  callList: '/:language/assistant/call-list',
  callDetails: '/:language/assistant/call-details',
  voicemail: '/:language/assistant/voicemail',
  callForward: '/:language/assistant/call-forward',
  mobileCarrier: '/:language/assistant/mobile-carrier',
  assistantSettings: '/:language/assistant/settings/:part?',
  assistantInstall: '/:language/assistant/install',
  assistantPage: '/:language/assistant/page/:slug?',
  assistantPageVersion: '/:language/assistant/page/:slug/:version',
  assistantAppeal: '/:language/assistant/appeal',
  contact: '/:language/contact',
  faq: '/:language/faq',
  supportInbox: '/:language/support-inbox/:ticket_id?',
  gallery: '/dev/gallery',
} as const;

/** Public, indexable pages below the language prefix, prerendered in each language. */
export const publicPages = [
  '',
  '/remove-my-listing',
  '/directory',
  '/directory/people',
  '/directory/phones',
  '/directory/emails',
  '/transparency',
  '/assistant/page/web-flow-privacy-policy',
  '/assistant/page/web-flow-terms-of-service',
  '/faq',
  '/contact',
] as const;
export type PublicPage = (typeof publicPages)[number];

/** Whether a public page belongs to the directory, which search engines may keep only once it is opened to them. */
export const isDirectoryPage = (page: string): boolean => page.startsWith('/directory');

/** Where a built page says the address of its site, which is known only when it is deployed or served. */
export const SITE_PLACEHOLDER = 'https://site.invalid';
