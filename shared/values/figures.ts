/** Figures that rules keep and pages state, so that a page never states another. */
export const figures = {
  /** How long a search is kept without an account, and in the history of a member. */
  searchDays: 1,
  pastSearchMonths: 12,
  /** How long a credit keeps a report open, and how long that report opens again without a credit. */
  openHours: 1,
  reopenDays: 30,
  /** How many people a member saves, and how many of them are watched. */
  savedPeople: 200,
  watchedPeople: 50,
  /** The fewest days between two notifications about a person, and the fewest hours between two to a member. */
  watchDays: 7,
  watchHours: 24,
  /** How often a private link to a report is opened, and how many work at a time: in all, and to one report. */
  linkViews: 20,
  /** For how long the browser that opened a private link reads the report again without another opening. */
  rereadMinutes: 30,
  linksAtOnce: 10,
  linksPerReport: 3,
  /** How often reports are returned as “wrong person”, within how many days. */
  wrongPersons: 3,
  wrongPersonDays: 30,
  /** In how many business days a bank shows a refund, as Stripe states it: https://docs.stripe.com/refunds */
  refundDaysFrom: 5,
  refundDaysTo: 10,
  /** Within how many days of an order the law lets a consumer in Europe withdraw: Directive 2011/83/EU, Art. 9. */
  withdrawalDays: 14,
  /** How often a refund that the bank sends back is made. */
  refundTries: 3,
  /** Unused credits are kept up to this many grants, which come monthly. */
  grantsKept: 3,
  /** The most months of a pause. */
  pauseMonths: 3,
  /** A live chat ends this long after its last message. */
  liveChatMinutes: 10,
  /** Within how long support means to answer a message in a live chat: well before it ends. */
  chatAnswerMinutes: 5,
  /** For so long a released number answers neutrally. */
  neutralDays: 30,
  /** How many passkeys an account has, and after how many days the offer of one is repeated. */
  passkeys: 10,
  passkeyOfferDays: 90,
  /** How many recovery codes a second factor comes with. */
  recoveryCodes: 10,
  /** How long a texted code and a mailed link to a new password are valid. */
  pinMinutes: 10,
  resetMinutes: 60,
  /** For how long the mail that follows an order lets its reader set the first password of the account. */
  firstPasswordDays: 7,
  /** For how long the deletion of an account can be undone by the mailed link. */
  undoDeletionDays: 14,
  /** The most records that one mailbox removes in a day. Agents and support have ways of their own. */
  removedADay: 10,
} as const;

/**
 * For at least so many days a charge in Europe can be refunded. The period of withdrawal ends with its last day, which may be
 * 15 days after the order, and an hour more where clocks are put back.
 */
export const withdrawalDaysKept = figures.withdrawalDays + 2;
