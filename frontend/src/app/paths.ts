import type { SearchType } from '#shared/validation/search.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** Every page and where it stands. Whom somebody looks for is in none of them. */
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
  assistant: '/:language/assistant/:id?/:token?',
  callList: '/:language/assistant/call-list',
  callDetails: '/:language/assistant/call-details',
  voicemail: '/:language/assistant/voicemail',
  callForward: '/:language/assistant/call-forward',
  mobileCarrier: '/:language/assistant/mobile-carrier',
  assistantSettings: '/:language/assistant/settings',
  assistantInstall: '/:language/assistant/install',
  assistantPage: '/:language/assistant/page/:slug?',
  assistantAppeal: '/:language/assistant/appeal',
  gallery: '/dev/gallery',
} as const;

export type Page = keyof typeof paths;
type Names<P extends string> = P extends `${infer Segment}/${infer Rest}`
  ? Names<Segment> | Names<Rest>
  : P extends `:${infer Name}`
    ? Name
    : never;
type Required<N extends string> = N extends `${string}?` ? never : N;
type Optional<N extends string> = N extends `${infer Name}?` ? Name : never;
type NamesOf<P extends Page> = Names<(typeof paths)[P]>;
export type Params<P extends Page> = Record<Required<NamesOf<P>>, string> &
  Partial<Record<Optional<NamesOf<P>>, string | undefined>>;

/** The address of a page: `pathTo('search', { language: 'fr', search_id })`. What is optional ends it where it is missing. */
export const pathTo = <P extends Page>(page: P, params: Params<P>): string =>
  paths[page].replace(/\/:(\w+)(\??)/g, (_, name: string, optional: string) => {
    const value = (params as Record<string, string | undefined>)[name] ?? '';
    return optional && !value ? '' : `/${encodeURIComponent(value)}`;
  });

/** The same address in another language. */
export const inLanguage = (pathname: string, language: Language): string =>
  pathname.replace(new RegExp(`^/(?:${languages.join('|')})(?=/|$)`), `/${language}`);

/** What a link to the home page may carry besides: whether to change the last search, and which one to begin with. */
export type HomeState = { change?: boolean; type?: SearchType };
