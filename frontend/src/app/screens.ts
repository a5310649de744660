import type { ComponentType } from 'react';

import { namespacesOf } from '#frontend/app/namespaces.ts';
import type { Page } from '#frontend/app/paths.ts';
import { loadNamespaces } from '#frontend/i18n/index.ts';

/** The pages whose code this table names. The home page is named by the router. */
export type Screen = Exclude<Page, 'root' | 'home' | 'gallery'>;
export type Layout = 'assistant' | 'calls' | 'account';

const googleReturn = () => import('#frontend/features/auth/google-return.tsx').then(({ GoogleReturn }) => GoogleReturn);

const screens: Record<Screen, () => Promise<ComponentType>> = {
  search: () => import('#frontend/features/people/search/search-page.tsx').then(({ SearchPage }) => SearchPage),
  number: () => import('#frontend/features/people/lookup/number-page.tsx').then(({ NumberPage }) => NumberPage),
  report: () => import('#frontend/features/people/report/open-report.tsx').then(({ OpenReport }) => OpenReport),
  directory: () => import('#frontend/app/directory.tsx').then(({ DirectoryPage }) => DirectoryPage),
  directoryPeople: () => import('#frontend/app/directory.tsx').then(({ PeoplePage }) => PeoplePage),
  directoryPhones: () => import('#frontend/app/directory.tsx').then(({ PhonesPage }) => PhonesPage),
  directoryEmails: () => import('#frontend/app/directory.tsx').then(({ EmailsPage }) => EmailsPage),
  register: () => import('#frontend/features/auth/register.tsx').then(({ Register }) => Register),
  logIn: () => import('#frontend/features/auth/log-in.tsx').then(({ LogIn }) => LogIn),
  logInByPhone: () => import('#frontend/features/auth/log-in-by-phone.tsx').then(({ LogInByPhone }) => LogInByPhone),
  enterPin: () => import('#frontend/features/auth/enter-pin.tsx').then(({ EnterPin }) => EnterPin),
  logInByGoogle: () =>
    import('#frontend/features/auth/log-in-by-google.tsx').then(({ LogInByGoogle }) => LogInByGoogle),
  setPassword: () => import('#frontend/features/auth/set-password.tsx').then(({ SetPassword }) => SetPassword),
  reasonForUse: () => import('#frontend/features/auth/reason-for-use.tsx').then(({ ReasonForUse }) => ReasonForUse),
  forgotPassword: () =>
    import('#frontend/features/auth/forgot-password.tsx').then(({ ForgotPassword }) => ForgotPassword),
  resetPassword: () => import('#frontend/features/auth/reset-password.tsx').then(({ ResetPassword }) => ResetPassword),
  confirmLink: () => import('#frontend/features/auth/confirm-link.tsx').then(({ ConfirmLink }) => ConfirmLink),
  confirmRemoval: () =>
    import('#frontend/features/removal/confirm-removal.tsx').then(({ ConfirmRemoval }) => ConfirmRemoval),
  removeListing: () =>
    import('#frontend/features/removal/remove-listing.tsx').then(({ RemoveListing }) => RemoveListing),
  requestStatus: () =>
    import('#frontend/features/removal/request-status.tsx').then(({ RequestStatus }) => RequestStatus),
  withdrawal: () => import('#frontend/features/billing/withdrawal/withdrawal.tsx').then(({ Withdrawal }) => Withdrawal),
  withdrawalLink: () =>
    import('#frontend/features/billing/withdrawal/withdrawal-link.tsx').then(({ WithdrawalLink }) => WithdrawalLink),
  cancelLink: () => import('#frontend/features/billing/payments/cancel-link.tsx').then(({ CancelLink }) => CancelLink),
  keepLink: () => import('#frontend/features/billing/payments/keep-link.tsx').then(({ KeepLink }) => KeepLink),
  sharedReport: () =>
    import('#frontend/features/people/sharing/shared-report.tsx').then(({ SharedReport }) => SharedReport),
  sampleReport: () =>
    import('#frontend/features/people/sample/sample-report.tsx').then(({ SampleReport }) => SampleReport),
  stopMail: () => import('#frontend/features/account/stop-mail.tsx').then(({ StopMail }) => StopMail),
  accountDeleted: () =>
    import('#frontend/features/account/account-deleted.tsx').then(({ AccountDeleted }) => AccountDeleted),
  keepAccount: () => import('#frontend/features/account/keep-account.tsx').then(({ KeepAccount }) => KeepAccount),
  compare: () => import('#frontend/features/people/compare/compare.tsx').then(({ Compare }) => Compare),
  inbox: () => import('#frontend/app/inbox.tsx').then(({ Inbox }) => Inbox),
  privacyCenter: () => import('#frontend/app/privacy-center.tsx').then(({ PrivacyCenter }) => PrivacyCenter),
  transparency: () =>
    import('#frontend/features/transparency/transparency.tsx').then(({ Transparency }) => Transparency),
  doa: () => import('#frontend/app/doa.tsx').then(({ Doa }) => Doa),
  payment: () => import('#frontend/app/payment.tsx').then(({ Payment }) => Payment),
  radical: () => import('#frontend/features/chat/chat-page.tsx').then(({ ChatPage }) => ChatPage),
  assistant: () => import('#frontend/app/assistant.tsx').then(({ Assistant }) => Assistant),
  assistantInstall: () => import('#frontend/features/assistant/install/install.tsx').then(({ Install }) => Install),
  assistantPage: () => import('#frontend/features/legal/legal-page.tsx').then(({ LegalPage }) => LegalPage),
  assistantPageVersion: () => import('#frontend/features/legal/legal-page.tsx').then(({ LegalPage }) => LegalPage),
  supportInbox: () => import('#frontend/app/support-inbox-page.tsx').then(({ SupportInboxPage }) => SupportInboxPage),
  assistantAppeal: () => import('#frontend/features/assistant/appeal/appeal.tsx').then(({ Appeal }) => Appeal),
  faq: () => import('#frontend/features/faq/faq.tsx').then(({ Faq }) => Faq),
  contact: () => import('#frontend/app/contact.tsx').then(({ ContactPage }) => ContactPage),
  callList: () =>
    import('#frontend/features/assistant/calls/no-call-selected.tsx').then(({ NoCallSelected }) => NoCallSelected),
  callDetails: () => import('#frontend/app/call-details.tsx').then(({ CallDetails }) => CallDetails),
  voicemail: () => import('#frontend/features/assistant/voicemail/voicemail.tsx').then(({ Voicemail }) => Voicemail),
  callForward: () => import('#frontend/features/forwarding/call-forward.tsx').then(({ CallForward }) => CallForward),
  mobileCarrier: () =>
    import('#frontend/features/forwarding/mobile-carrier.tsx').then(({ MobileCarrier }) => MobileCarrier),
  assistantSettings: () =>
    import('#frontend/features/assistant/settings/settings-pages.tsx').then(({ SettingsPages }) => SettingsPages),
  account: () => import('#frontend/features/account/overview.tsx').then(({ Overview }) => Overview),
  profile: () => import('#frontend/features/account/profile.tsx').then(({ Profile }) => Profile),
  security: () => import('#frontend/features/account/security.tsx').then(({ Security }) => Security),
  changePassword: () =>
    import('#frontend/features/account/change-password.tsx').then(({ ChangePassword }) => ChangePassword),
  notifications: () =>
    import('#frontend/features/account/notifications.tsx').then(({ Notifications }) => Notifications),
  privacy: () => import('#frontend/features/account/privacy.tsx').then(({ Privacy }) => Privacy),
  deleteAccount: () =>
    import('#frontend/features/account/delete-account.tsx').then(({ DeleteAccount }) => DeleteAccount),
  payments: () => import('#frontend/features/billing/payments/payments.tsx').then(({ Payments }) => Payments),
  charge: () => import('#frontend/features/billing/payments/charge.tsx').then(({ Charge }) => Charge),
  receipt: () => import('#frontend/features/billing/payments/receipt.tsx').then(({ Receipt }) => Receipt),
  refund: () => import('#frontend/features/billing/payments/refund.tsx').then(({ Refund }) => Refund),
  confirmPayment: () =>
    import('#frontend/features/billing/payments/confirm-payment.tsx').then(({ ConfirmPayment }) => ConfirmPayment),
  card: () => import('#frontend/features/billing/payments/replace-card.tsx').then(({ ReplaceCard }) => ReplaceCard),
  unsubscribe: () =>
    import('#frontend/features/billing/payments/unsubscribe.tsx').then(({ Unsubscribe }) => Unsubscribe),
  keep: () => import('#frontend/features/billing/payments/keep.tsx').then(({ Keep }) => Keep),
  credits: () => import('#frontend/features/credits/ledger.tsx').then(({ Ledger }) => Ledger),
  history: () => import('#frontend/features/credits/search-history.tsx').then(({ SearchHistory }) => SearchHistory),
  saved: () => import('#frontend/features/people/saved/saved-people.tsx').then(({ SavedPeople }) => SavedPeople),
  viewed: () => import('#frontend/features/credits/opened-reports.tsx').then(({ OpenedReports }) => OpenedReports),
  googleReturn,
  googleReturnToo: googleReturn,
};

const layouts: Record<Layout, () => Promise<ComponentType>> = {
  assistant: () => import('#frontend/app/assistant-layout.tsx').then(({ AssistantLayout }) => AssistantLayout),
  calls: () => import('#frontend/features/assistant/calls/calls.tsx').then(({ Calls }) => Calls),
  account: () => import('#frontend/app/account-layout.tsx').then(({ AccountLayout }) => AccountLayout),
};

/** Loads the code of a page and its phrases. */
export async function loadScreen(name: Screen): Promise<{ Component: ComponentType }> {
  const [Component] = await Promise.all([screens[name](), loadNamespaces(namespacesOf(name))]);
  return { Component };
}

/** Loads the code of what a group of pages has around it. */
export const loadLayout = async (name: Layout): Promise<{ Component: ComponentType }> => ({
  Component: await layouts[name](),
});
