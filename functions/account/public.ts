/** What other domains may use of accounts. */
export { type AccountItem, accountDataOf } from '#functions/account/account-data.ts';
export { accountIn, deletionMail, opensAgain } from '#functions/account/auth/closed-account.ts';
export { openAgain, takenOf } from '#functions/account/open-again.ts';
export { placeInWords } from '#functions/account/auth/domain/place-in-words.ts';
export { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
export { firstPasswordMail } from '#functions/account/auth/first-password-mail.ts';
export { sessionDepsOf } from '#functions/account/auth/session.ts';
export { type Links, linksOf } from '#functions/account/auth/links.ts';
export { openAccount } from '#functions/account/auth/new-account.ts';
export { requireOwner } from '#functions/account/auth/require-owner.ts';
export { pinsOf } from '#functions/account/auth/pins.ts';
export { secondFactorOf } from '#functions/account/auth/second-factor.ts';
export { passkeyStore } from '#functions/account/passkeys/store.ts';
export { COOKIE, signIn } from '#functions/account/auth/session.ts';
export { accessLog, sessionStore } from '#functions/account/auth/store.ts';
export { choiceStore, isQuiet, nextDigest, quietUntil, weekBefore } from '#functions/account/choice-store.ts';
export { type Contact, contactStore } from '#functions/account/contacts.ts';
export { readerOf } from '#functions/account/reader.ts';
export { recipientsOf } from '#functions/account/recipients.ts';
export { readUnsubscribeToken, unsubscribeLinks } from '#functions/account/unsubscribe-link.ts';
export {
  type Account,
  type AccountStore,
  accountStore,
  type Credential,
  credentialsOf,
  eraseAt,
  firstNameOf,
  isUndoable,
  newAccount,
} from '#functions/account/store.ts';
