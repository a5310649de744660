import { addDays, addHours } from '#shared/values/duration.ts';
import { figures } from '#shared/values/figures.ts';

/** A span of time; months and years are those of the calendar, in UTC. */
export type Span = { hours: number } | { days: number } | { months: number } | { years: number };

/**
 * How long items are kept.
 *
 * - `fixed`: for a span after an event. Its store takes the end from here.
 * - `stated`: until the end that the item itself states, at most a span after an event.
 * - `until`: until something happens. What has to be deleted later is found by `retention.sweep`.
 */
export type Life =
  | { is: 'fixed'; span: Span; from: string }
  | { is: 'stated'; most: Span; from: string }
  | { is: 'until'; end: End };
export type End = (typeof ends)[number];

/** What ends the life of an item that has no date. */
export const ends = [
  'account-deleted',
  'removed-by-owner',
  'person-removed',
  'suppression-lifted',
  'withdrawn',
  'start-reply',
  'number-retired',
  'vendor-deleted',
  'never',
] as const;

/** `kinds` are the names of the keys; `why` is the law or the reason. */
type Rule = { kinds: readonly string[]; life: Life; why: string };

const fixed = <S extends Span>(span: S, from: string) => ({ is: 'fixed', span, from }) as const;
const stated = <S extends Span>(most: S, from: string) => ({ is: 'stated', most, from }) as const;
const until = <E extends End>(end: E) => ({ is: 'until', end }) as const;

/**
 * Every kind of item in the table and how long it is kept: the stores, the deletion job, the privacy policy and
 * docs/data-model.md all take it from here.
 */
export const retention = {
  account: {
    kinds: [
      'account',
      'credential',
      'closedCredential',
      'secondFactor',
      'passkey',
      'choices',
      'push',
      'contact',
      'contactList',
      'balance',
      'ledger',
      'assistant',
      'forwarding',
      'mark',
      'ringThrough',
      'calendarFeed',
      'calendarSource',
      'hours',
      'dailyDigest',
      'ownAnswers',
      'lastTaken',
      'minutes',
      'flag',
      'savedPerson',
      'watch',
      'watches',
    ],
    life: until('account-deleted'),
    why: 'contract with the member',
  },
  unconfirmedAccount: {
    kinds: [],
    life: fixed(
      { days: 90 },
      'its last use, if no address, number or Google account was confirmed and nothing was bought',
    ),
    why: 'an account that nobody can show to be theirs has no purpose',
  },
  closedAccount: {
    kinds: [],
    life: fixed({ days: figures.undoDeletionDays }, 'the request to delete it'),
    why: 'its owner can undo the deletion; then erasure without undue delay: GDPR Art. 17',
  },
  session: { kinds: ['session'], life: stated({ days: 30 }, 'sign-in'), why: 'keeps a device signed in' },
  accessLog: {
    kinds: ['access'],
    life: fixed({ months: 12 }, 'the sign-in'),
    why: 'security of the account: GDPR Art. 32',
  },
  knownDevice: {
    kinds: ['knownDevice'],
    life: fixed({ months: 13 }, 'the last sign-in from the device'),
    why: 'tells the owner of a sign-in from a new device: GDPR Art. 32; keyed digests of a cookie only',
  },
  pastSearch: {
    kinds: ['pastSearch'],
    life: fixed({ months: figures.pastSearchMonths }, 'the search'),
    why: 'history that the member sees and can delete',
  },
  openedReport: { kinds: ['opened'], life: fixed({ months: 24 }, 'the last opening'), why: 'what the member paid for' },
  notMeant: {
    kinds: ['notMeant'],
    life: fixed({ months: 12 }, 'the last “not who I meant” for the same words'),
    why: 'the member’s later searches rank by it; keyed digests of the words only',
  },
  reportLink: {
    kinds: ['reportLink', 'reportToken'],
    life: stated({ days: 14 }, 'the making of the link'),
    why: 'the member sees which links there are and how often they were opened',
  },
  search: {
    kinds: ['search', 'hits', 'reference'],
    life: fixed({ days: figures.searchDays }, 'the search'),
    why: 'needed to show and page through the results',
  },
  vendorAnswer: {
    kinds: ['answer', 'record', 'registerAnswer'],
    life: fixed({ hours: 1 }, 'the answer'),
    why: 'a repeated request is not paid for twice',
  },
  audit: {
    kinds: ['audit'],
    life: fixed({ months: 24 }, 'the opening of the report'),
    why: 'accountability towards the person in the record: GDPR Art. 5(2), CCPA regulations § 7101',
  },
  people: {
    kinds: [
      'person',
      'teaser',
      'told',
      'decision',
      'phone',
      'email',
      'username',
      'address',
      'block',
      'known',
      'rare',
      'listed',
      'marker',
      'marks',
    ],
    life: until('person-removed'),
    why: 'legitimate interest in a search of public records: GDPR Art. 6(1)(f)',
  },
  notice: {
    kinds: ['notice'],
    life: stated({ years: 3 }, 'its delivery; 28 days after the import where it was not delivered'),
    why: 'proof of the notice: GDPR Art. 5(2) and 14; once it is delivered, keyed digests only',
  },
  suppression: {
    kinds: ['suppression', 'suppressedKeys', 'suppressedFacts', 'suppressedPerson'],
    life: until('suppression-lifted'),
    why: 'keeps removed people out of later imports; keyed digests only',
  },
  liftedSuppression: {
    kinds: [],
    life: fixed({ days: 7 }, 'the lifting'),
    why: 'running functions forget the digests',
  },
  money: {
    kinds: ['subscription', 'consent', 'customer', 'billingDetails'],
    life: fixed({ years: 7 }, 'the end of the membership'),
    why: 'tax and commercial law',
  },
  charge: {
    kinds: ['charge'],
    life: fixed({ years: 7 }, 'the end of the month that was charged'),
    why: 'tax and commercial law',
  },
  checkout: {
    kinds: ['checkout'],
    life: fixed({ days: 30 }, 'the checkout'),
    why: 'prevention of double charges and card testing',
  },
  trialClaim: {
    kinds: ['trialHad'],
    life: fixed({ years: 3 }, 'the trial'),
    why: 'one trial for each customer; keyed digests only',
  },
  paymentEvent: { kinds: ['eventReceived'], life: fixed({ days: 35 }, 'the event'), why: 'an event is handled once' },
  call: {
    kinds: ['call', 'callDetails', 'callerOwner'],
    life: fixed({ months: 24 }, 'the call'),
    why: 'the list of calls of the member',
  },
  callWords: {
    kinds: [],
    life: stated({ days: 90 }, 'the call'),
    why: 'transcript and recording: the member chooses 0, 7, 30 or 90 days',
  },
  vendorCopy: {
    kinds: ['vendorCopy'],
    life: until('vendor-deleted'),
    why: 'a recording is deleted at the telephone company too; its id there only',
  },
  ongoingCall: {
    kinds: ['calling', 'lines', 'called', 'ownerReminder', 'sentNotices'],
    life: fixed({ days: 1 }, 'the call'),
    why: 'carries the call, and counts callers of many members',
  },
  callerReport: {
    kinds: ['reported', 'appealed'],
    life: fixed({ days: 90 }, 'the report or the appeal'),
    why: 'protection from unwanted calls',
  },
  appointment: {
    kinds: ['appointment'],
    life: fixed({ days: 90 }, 'the end of the appointment'),
    why: 'callbacks that the member agreed to',
  },
  slot: { kinds: ['slot'], life: fixed({ days: 1 }, 'the end of the slot'), why: 'a time is booked once' },
  ourNumber: {
    kinds: ['ourNumber', 'freeNumber', 'listedNumber'],
    life: until('number-retired'),
    why: 'telephone numbers that we rent',
  },
  chatLink: {
    kinds: ['webChat'],
    life: fixed({ days: 7 }, 'the sending of the link'),
    why: 'an expired link can be renewed',
  },
  conversation: {
    kinds: ['talk', 'line'],
    life: fixed({ days: 30 }, 'the message'),
    why: 'the conversation can be continued',
  },
  oneTimeCode: {
    kinds: ['pin', 'link', 'registration', 'oauthState', 'challenge', 'pendingPhone', 'pendingEmail'],
    life: stated({ days: 1 }, 'the request'),
    why: 'sign-in; digests only',
  },
  alertLink: {
    kinds: ['alertLink', 'reservedEmail'],
    life: stated({ days: 7 }, 'what was mailed'),
    why: 'the owner undoes what was not theirs, or sets the first password after paying; digests, and the former address of an account',
  },
  privacyRequest: {
    kinds: ['request', 'ownRequest', 'deletion'],
    life: fixed({ months: 25 }, 'its closing'),
    why: 'records of requests: CCPA regulations § 7101; they name nobody',
  },
  statement: {
    kinds: ['statement'],
    life: fixed({ days: 90 }, 'the request, or until its review'),
    why: 'review of requests by protected persons',
  },
  agent: { kinds: ['agent'], life: until('never'), why: 'who may act for others; names companies and authorities' },
  privacySession: {
    kinds: ['privacySession', 'confirmation'],
    life: stated({ days: 1 }, 'the request'),
    why: 'proof of an address or number',
  },
  dispute: {
    kinds: ['dispute', 'disputeOfPerson'],
    life: fixed({ months: 25 }, 'its answer; one that was upheld stays as long as its correction'),
    why: 'records of requests: CCPA regulations § 7101; keyed digests only',
  },
  sourceContact: {
    kinds: ['sourceContact'],
    life: until('never'),
    why: 'the address at which a source takes reports of wrong facts: GDPR Art. 19',
  },
  ticket: {
    kinds: ['ticket', 'ticketEntry', 'ticketReference', 'accountTicket'],
    life: fixed({ months: 12 }, 'its closing'),
    why: 'questions about an answer',
  },
  receivedMessage: {
    kinds: ['received'],
    life: stated({ days: 7 }, 'its arrival'),
    why: 'the same message is handled once',
  },
  shortLink: {
    kinds: ['shortLink'],
    life: stated({ days: 37 }, 'the sending of the link'),
    why: 'an expired link says so',
  },
  message: { kinds: ['message'], life: fixed({ days: 30 }, 'its writing'), why: 'delivery, and questions about it' },
  optOut: { kinds: ['optOut'], life: until('start-reply'), why: 'duty to honor STOP: 47 CFR § 64.1200' },
  limit: { kinds: ['limit'], life: fixed({ days: 2 }, 'the attempt'), why: 'protection from abuse' },
  rate: { kinds: ['rate'], life: stated({ days: 2 }, 'the attempt'), why: 'protection from abuse; keyed digests only' },
  proof: { kinds: ['proof'], life: stated({ hours: 2 }, 'the proof'), why: 'a proof is accepted once' },
  webEvent: { kinds: ['webEvent', 'missingPhrase'], life: fixed({ days: 90 }, 'the visit'), why: 'consent' },
  dropEntry: {
    kinds: ['dropEntry', 'dropAmendment'],
    life: until('withdrawn'),
    why: 'the California Delete Act: who asked to be deleted stays deleted; keyed digests only',
  },
  dropPiece: { kinds: ['dropPiece'], life: fixed({ days: 60 }, 'the download'), why: 'the California Delete Act' },
  dropReport: {
    kinds: ['dropReport'],
    life: fixed({ years: 6 }, 'the report'),
    why: 'evidence for the audit of the California Delete Act',
  },
  tally: {
    kinds: ['tally', 'sourceAbout', 'spending', 'requestFigures', 'dropSession', 'dropCount'],
    life: until('never'),
    why: 'counts and costs without personal data',
  },
} as const satisfies Record<string, Rule>;

export type RetentionName = keyof typeof retention;
export type RetainedKind = (typeof retention)[RetentionName]['kinds'][number];
type Named<Is extends Life['is']> = {
  [N in RetentionName]: (typeof retention)[N]['life']['is'] extends Is ? N : never;
}[RetentionName];
export type FixedLife = Named<'fixed'>;
export type StatedLife = Named<'stated'>;

export function addSpan(moment: Date | string, span: Span): Date {
  if ('hours' in span) return addHours(moment, span.hours);
  if ('days' in span) return addDays(moment, span.days);
  const months = 'years' in span ? span.years * 12 : span.months;
  const start = new Date(moment);
  const end = new Date(start);
  end.setUTCMonth(start.getUTCMonth() + months);
  // The 31st of a month that has none, and 29 February: the last day of that month.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

/** The end of a fixed life that begins at `from`. */
export const endOfLife = (name: FixedLife, from: Date | string): Date => addSpan(from, retention[name].life.span);
