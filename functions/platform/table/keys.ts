/**
 * The one table, on one page. Every key string of the product is written here and nowhere else.
 *
 *   item              pk                                sk
 *   ---------------   -------------------------------   ----------------------------
 *   account           ACCOUNT#{account}                 ACCOUNT                        gsi1: ERASE / {at}#ACCOUNT#{account}
 *   credential        LOGIN#{kind}#{address, number}    LOGIN
 *   its former one    CLOSED#{kind}#{address, number}   {account}
 *   session           ACCOUNT#{account}                 SESSION#{session}
 *   access log        ACCOUNT#{account}                 ACCESS#{moment}#{uuid}
 *   known device      ACCOUNT#{account}                 DEVICE#{digest of its cookie}
 *   second factor     ACCOUNT#{account}                 FACTOR
 *   passkey           ACCOUNT#{account}                 PASSKEY#{digest of its id}
 *   choices           ACCOUNT#{account}                 CHOICES                        gsi1: DIGEST / {at}#{account}
 *   pending number    ACCOUNT#{account}                 NUMBER
 *   push              ACCOUNT#{account}                 PUSH#{digest of its address}
 *   contact           ACCOUNT#{account}                 CONTACT#{e164}
 *   contact list      ACCOUNT#{account}                 CONTACT#~
 *   past search       ACCOUNT#{account}                 SEARCH#{search}
 *   opened report     ACCOUNT#{account}                 OPENED#{person}
 *   saved person      ACCOUNT#{account}                 SAVED#{person}
 *   watch             ACCOUNT#{account}                 WATCH#{person}
 *   watches           ACCOUNT#{account}                 WATCHES                        gsi1: WATCH / {at}#{account}
 *   report link       ACCOUNT#{account}                 REPORTLINK#{link}
 *   its token         REPORTTOKEN#{digest of its token} REPORTTOKEN
 *   not meant         ACCOUNT#{account}                 NOTMEANT#{digest of a query}
 *   balance           ACCOUNT#{account}                 BALANCE
 *   credits           ACCOUNT#{account}                 LEDGER#{entry}
 *   subscription      MONEY#{account}                   SUBSCRIPTION                   gsi1: DUE / {at}#{account}, or ERASE / {at}#MONEY#{account}
 *   charge            MONEY#{account}                   CHARGE#{charge}                gsi1: OPEN / {at}#{charge}
 *   consent           MONEY#{account}                   CONSENT#{consent}
 *   checkout          MONEY#{account}                   CHECKOUT#{checkout}
 *   customer          MONEY#{account}                   CUSTOMER
 *   billing details   MONEY#{account}                   BILLING
 *   trial claimed     TRIAL#{account, card, device}#{…} TRIAL
 *   event received    EVENT#{event}                     EVENT
 *   call              ACCOUNT#{account}                 CALL#{call}
 *   its details       ACCOUNT#{account}                 DETAILS#{call}                 gsi1: FORGET / {at}#{call}
 *   assistant         ACCOUNT#{account}                 ASSISTANT
 *   forwarding        ACCOUNT#{account}                 FORWARDING                     gsi1: HEALTH / {at}#{account}
 *   mark              ACCOUNT#{account}                 MARK#{e164}
 *   ring-through      ACCOUNT#{account}                 RINGTHROUGH
 *   calendar feed     ACCOUNT#{account}                 FEED
 *   own calendar      ACCOUNT#{account}                 CALENDAR                       gsi1: CALENDAR / {at}#{account}
 *   daily digest      ACCOUNT#{account}                 DAILY                          gsi1: DAILY / {at}#{account}
 *   business hours    ACCOUNT#{account}                 HOURS
 *   own answers       ACCOUNT#{account}                 ANSWERS
 *   appointment       ACCOUNT#{account}                 APPOINTMENT#{appointment}      gsi1: REMIND / {at}#{appointment}
 *   taken slot        ACCOUNT#{account}                 SLOT#{start}
 *   last taken slot   ACCOUNT#{account}                 SLOT#~
 *   minutes used      ACCOUNT#{account}                 MINUTES#{month}
 *   our number        NUMBER#{e164}                     NUMBER
 *   free numbers      NUMBERS#{country}                 {e164}
 *   all our numbers   NUMBERS                           {country}#{e164}
 *   ongoing call      CALLING#{call}                    CALLING                        gsi1: CALLING / {at}#{call}
 *   open lines        ACCOUNT#{account}                 LINES
 *   recent call       CALLER#{e164}                     CALLED#{account}
 *   spam report       CALLER#{e164}                     REPORT#{account}
 *   appeal            CALLER#{e164}                     APPEAL
 *   owner called      CALLER#{e164}                     TO#{account}
 *   deletion          DELETIONS#{day}                   {moment}#{call or appointment}
 *   vendor’s copy     VENDORCOPY#{vendor’s id}          VENDORCOPY                     gsi1: VENDORCOPY / {at}#{vendor’s id}
 *   audit             AUDIT#{person}                    {moment}#{account}
 *   pin               PIN#{purpose}#{digest of subject} PIN
 *   link              LINK#{digest of its token}        LINK
 *   alert link        ALERT#{digest of its token}       ALERT
 *   reserved address  RESERVED#{address}                RESERVED
 *   registration      REGISTRATION#{digest of address}  REGISTRATION
 *   sign-in started   STATE#{digest of its state}       STATE
 *   challenge         CHALLENGE#{digest}                CHALLENGE
 *   short link        SHORT#{code}                      SHORT
 *   web chat          WEBCHAT#{web chat}                WEBCHAT
 *   conversation      TALK#{account or web chat}        TALK
 *   chat message      TALK#{account or web chat}        LINE#{line}
 *   ticket            TICKET#{ticket}                   TICKET                         gsi1: TICKETS#{state} / {at}#{ticket}
 *   its thread        TICKET#{ticket}                   ENTRY#{entry}
 *   its reference     REFERENCE#{reference}             TICKET
 *   a member’s ticket ACCOUNT#{account}                 TICKET#{ticket}
 *   message to us     RECEIVED#{digest of its content}  RECEIVED
 *   opted out         OPTOUT#{e164}                     OPTOUT
 *   privacy session   PRIVACY#{digest of its token}     PRIVACY
 *   own request       OWNREQUEST#{digest of an address} MADE#{moment}#{reference}
 *   rate              RATE#{class}#{of}#{digest}        RATE
 *   proof used        PROOF#{proof}                     PROOF
 *   web event         EVENTS#{day}                      {moment}#{uuid}
 *   missing text      TRANSLATIONS                      {language}#{phrase}
 *   person            PERSON#{person}                   PERSON
 *   teaser            PERSON#{person}                   TEASER
 *   source record     PERSON#{person}                   TOLD#{person of that record}
 *   decision          DECISION#{person of a record}     {person}                       gsi1: DECISION#{state} / {person}
 *   names             NAMES{version}#{last code}        !, #{part} or #{part}/{facet}
 *   name lexicons     NAMES{version}                    HEAD, LEXICON#{generation}#…, NEW#{uuid}, PARTS#{code}#{path}
 *   rare names        NAMES{version}#~{part}            {generation}#{bucket}
 *   by phone          PHONE#{e164}                      {person}
 *   by email          EMAIL#{address}                   {person}
 *   by username       USERNAME#{name}                   {person}
 *   by address        ADDRESS#{place}#{street}          {house}#{person}
 *   marks of a fact   PERSON#{person}                   MARKS
 *   dispute           DISPUTE#{dispute}                 DISPUTE                        gsi1: DISPUTE#{state} / {due}#{dispute}
 *   dispute of person PERSON#{person}                   DISPUTE#{dispute}
 *   flagged fact      ACCOUNT#{account}                 FLAG#{dispute}
 *   source’s contact  SOURCES                           {source}
 *   about a source    ABOUT                             {source}
 *   tally of index    INDEX                             {source}#{lane}
 *   search            SEARCH#{search}                   SEARCH
 *   search results    SEARCH#{search}                   HITS
 *   vendor’s answer   ANSWER#{search}                   {source}
 *   vendor’s id       PERSON#{person}                   REFERENCE#{source}
 *   vendor’s report   PERSON#{person}                   RECORD#{source}
 *   register’s answer PERSON#{person}                   REGISTER#{register}
 *   suppressed        PERSON#{person}                   SUPPRESSED
 *   suppression       SUPPRESSION#{suppression}         SUPPRESSION                    gsi1: SUPPRESSION / {at}#{suppression}
 *   suppressed keys   SUPPRESSIONS                      {at}#{suppression}#{nth}
 *   suppressed facts  SUPPRESSION#{suppression}         FACTS#{nth}
 *   spending          SPENDING#{day}                    {source}#{purpose}
 *   message           MESSAGE#{message}                 MESSAGE                        gsi1: OUTBOX[#waiting] / {message}, or HELD / {at}#{message}
 *   limit             LIMIT#{what}#{subject}            {day}
 *   DROP session      DROP                              SESSION, COUNT
 *   DROP identifier   DROP#{digest of its hash}         ENTRY
 *   DROP amendment    DROPAMENDMENTS                    {digest of its hash}
 *   DROP batch        DROPBATCH#{batch}                 PIECE#{n}
 *   DROP report       DROPREPORTS                       {batch}
 *   listed            LISTED#{list}#{letters}           {name}#{person}
 *   directory         DIRECTORY#{what is above}         {what is below}
 *   privacy request   REQUEST#{reference}               REQUEST                        gsi1: REQUESTS#open / {at}#{reference}, or REQUESTS#{year} / …
 *   unconfirmed       CONFIRM#{digest of its token}     CONFIRM
 *   statement         STATEMENTS                        {reference}
 *   agent             AGENT#{digest of its key}         AGENT
 *   request figures   REQUESTS                          {year}
 *
 * The “by …” items carry the person’s teaser, and the blocks of names what distinguishes people of one name: a search reads no
 * profile.
 */
export const keys = {
  account: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'ACCOUNT' }),
  person: (of: { person_id: string }) => ({ pk: `PERSON#${of.person_id}`, sk: 'PERSON' }),
  teaser: (of: { person_id: string }) => ({ pk: `PERSON#${of.person_id}`, sk: 'TEASER' }),
  told: (of: { person_id: string; record: string }) => ({ pk: `PERSON#${of.person_id}`, sk: `TOLD#${of.record}` }),
  decision: (of: { record: string; person_id: string }) => ({ pk: `DECISION#${of.record}`, sk: of.person_id }),
  /** A notice to a person before they are listed; the digest is keyed, of mailbox and name. */
  notice: (of: { digest: string }) => ({ pk: `NOTICE#${of.digest}`, sk: 'NOTICE' }),
  marks: (of: { person_id: string }) => ({ pk: `PERSON#${of.person_id}`, sk: 'MARKS' }),
  dispute: (of: { dispute_id: string }) => ({ pk: `DISPUTE#${of.dispute_id}`, sk: 'DISPUTE' }),
  disputeOfPerson: (of: { person_id: string; dispute_id?: string }) => ({
    pk: `PERSON#${of.person_id}`,
    sk: `DISPUTE#${of.dispute_id ?? ''}`,
  }),
  flag: (of: { account_id: string; dispute_id?: string }) => ofAccount(of, 'FLAG', of.dispute_id ?? ''),
  sourceContact: (of: { source?: string }) => ({ pk: 'SOURCES', sk: of.source ?? '' }),
  sourceAbout: (of: { source: string }) => ({ pk: 'ABOUT', sk: of.source }),
  tally: (of: { source: string; lane: number }) => ({ pk: 'INDEX', sk: `${of.source}#${of.lane}` }),
  search: (of: { search_id: string }) => ({ pk: `SEARCH#${of.search_id}`, sk: 'SEARCH' }),
  hits: (of: { search_id: string }) => ({ pk: `SEARCH#${of.search_id}`, sk: 'HITS' }),
  answer: (of: { search_id: string; source: string }) => ({ pk: `ANSWER#${of.search_id}`, sk: of.source }),
  reference: (of: { person_id: string; source: string }) => ({
    pk: `PERSON#${of.person_id}`,
    sk: `REFERENCE#${of.source}`,
  }),
  record: (of: { person_id: string; source: string }) => ({ pk: `PERSON#${of.person_id}`, sk: `RECORD#${of.source}` }),
  registerAnswer: (of: { person_id: string; register?: string }) => ({
    pk: `PERSON#${of.person_id}`,
    sk: `REGISTER#${of.register ?? ''}`,
  }),
  suppressedPerson: (of: { person_id: string }) => ({ pk: `PERSON#${of.person_id}`, sk: 'SUPPRESSED' }),
  suppression: (of: { suppression_id: string }) => ({ pk: `SUPPRESSION#${of.suppression_id}`, sk: 'SUPPRESSION' }),
  suppressedKeys: (of: { at?: string; suppression_id?: string; nth?: number }) =>
    posting('SUPPRESSIONS', of.at ?? '', of.suppression_id ?? '', of.nth === undefined ? '' : String(of.nth)),
  suppressedFacts: (of: { suppression_id: string; nth: number }) => ({
    pk: `SUPPRESSION#${of.suppression_id}`,
    sk: `FACTS#${of.nth}`,
  }),
  spending: (of: { day: string; source: string; what: string }) => ({
    pk: `SPENDING#${of.day}`,
    sk: `${of.source}#${of.what}`,
  }),
  message: (of: { message_id: string }) => ({ pk: `MESSAGE#${of.message_id}`, sk: 'MESSAGE' }),
  limit: (of: { what: string; subject: string; day: string }) => ({ pk: `LIMIT#${of.what}#${of.subject}`, sk: of.day }),
  credential: (of: { kind: 'email' | 'phone' | 'google' | 'passkey'; value: string }) => ({
    pk: `LOGIN#${of.kind}#${of.value}`,
    sk: 'LOGIN',
  }),
  /** Without an account, those of all that had it. */
  closedCredential: (of: { kind: 'email' | 'phone' | 'google' | 'passkey'; value: string; account_id?: string }) => ({
    pk: `CLOSED#${of.kind}#${of.value}`,
    sk: of.account_id ?? '',
  }),
  session: (of: { account_id: string; session_id?: string }) => ofAccount(of, 'SESSION', of.session_id ?? ''),
  access: (of: { account_id: string; at?: string; id?: string }) => ofAccount(of, 'ACCESS', of.at ?? '', of.id ?? ''),
  knownDevice: (of: { account_id: string; digest?: string }) => ofAccount(of, 'DEVICE', of.digest ?? ''),
  secondFactor: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'FACTOR' }),
  /** Without an id, the prefix of all. */
  passkey: (of: { account_id: string; passkey_id?: string }) => ofAccount(of, 'PASSKEY', of.passkey_id ?? ''),
  choices: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'CHOICES' }),
  pendingPhone: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'NUMBER' }),
  pendingEmail: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'EMAIL' }),
  push: (of: { account_id: string; digest?: string }) => ofAccount(of, 'PUSH', of.digest ?? ''),
  contact: (of: { account_id: string; phone?: string }) => ofAccount(of, 'CONTACT', of.phone ?? ''),
  /** Behind every number, so that it is read before them. */
  contactList: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'CONTACT#~' }),
  pastSearch: (of: { account_id: string; search_id?: string }) => ofAccount(of, 'SEARCH', of.search_id ?? ''),
  opened: (of: { account_id: string; person_id?: string }) => ofAccount(of, 'OPENED', of.person_id ?? ''),
  savedPerson: (of: { account_id: string; person_id?: string }) => ofAccount(of, 'SAVED', of.person_id ?? ''),
  watch: (of: { account_id: string; person_id?: string }) => ofAccount(of, 'WATCH', of.person_id ?? ''),
  watches: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'WATCHES' }),
  reportLink: (of: { account_id: string; link_id?: string }) => ofAccount(of, 'REPORTLINK', of.link_id ?? ''),
  reportToken: (of: { digest: string }) => ({ pk: `REPORTTOKEN#${of.digest}`, sk: 'REPORTTOKEN' }),
  notMeant: (of: { account_id: string; digest?: string }) => ofAccount(of, 'NOTMEANT', of.digest ?? ''),
  balance: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'BALANCE' }),
  ledger: (of: { account_id: string; entry_id?: string }) => ofAccount(of, 'LEDGER', of.entry_id ?? ''),
  subscription: (of: { account_id: string }) => ({ pk: `MONEY#${of.account_id}`, sk: 'SUBSCRIPTION' }),
  charge: (of: { account_id: string; charge_id?: string }) => ({
    pk: `MONEY#${of.account_id}`,
    sk: `CHARGE#${of.charge_id ?? ''}`,
  }),
  consent: (of: { account_id: string; consent_id?: string }) => ({
    pk: `MONEY#${of.account_id}`,
    sk: `CONSENT#${of.consent_id ?? ''}`,
  }),
  checkout: (of: { account_id: string; checkout_id?: string }) => ({
    pk: `MONEY#${of.account_id}`,
    sk: `CHECKOUT#${of.checkout_id ?? ''}`,
  }),
  customer: (of: { account_id: string }) => ({ pk: `MONEY#${of.account_id}`, sk: 'CUSTOMER' }),
  billingDetails: (of: { account_id: string }) => ({ pk: `MONEY#${of.account_id}`, sk: 'BILLING' }),
  trialHad: (of: { by: 'account' | 'card' | 'device'; digest: string }) => ({
    pk: `TRIAL#${of.by}#${of.digest}`,
    sk: 'TRIAL',
  }),
  eventReceived: (of: { event_id: string }) => ({ pk: `EVENT#${of.event_id}`, sk: 'EVENT' }),
  call: (of: { account_id: string; id?: string }) => ofAccount(of, 'CALL', of.id ?? ''),
  callDetails: (of: { account_id: string; id?: string }) => ofAccount(of, 'DETAILS', of.id ?? ''),
  assistant: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'ASSISTANT' }),
  forwarding: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'FORWARDING' }),
  mark: (of: { account_id: string; phone?: string }) => ofAccount(of, 'MARK', of.phone ?? ''),
  ringThrough: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'RINGTHROUGH' }),
  ownAnswers: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'ANSWERS' }),
  ownerReminder: (of: { account_id: string; what?: string; call_id?: string }) =>
    ofAccount(of, 'REMINDER', of.what ?? '', of.call_id ?? ''),
  sentNotices: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'NOTIFIED' }),
  calendarFeed: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'FEED' }),
  dailyDigest: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'DAILY' }),
  hours: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'HOURS' }),
  calendarSource: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'CALENDAR' }),
  appointment: (of: { account_id: string; id?: string }) => ofAccount(of, 'APPOINTMENT', of.id ?? ''),
  slot: (of: { account_id: string; starts_at?: string }) => ofAccount(of, 'SLOT', of.starts_at ?? ''),
  /** Behind every beginning, so that it is read before them. */
  lastTaken: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'SLOT#~' }),
  minutes: (of: { account_id: string; month?: string }) => ofAccount(of, 'MINUTES', of.month ?? ''),
  ourNumber: (of: { number: string }) => ({ pk: `NUMBER#${of.number}`, sk: 'NUMBER' }),
  freeNumber: (of: { country: string; number?: string }) => ({ pk: `NUMBERS#${of.country}`, sk: of.number ?? '' }),
  listedNumber: (of: { country?: string; number?: string }) => posting('NUMBERS', of.country ?? '', of.number ?? ''),
  lines: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: 'LINES' }),
  calling: (of: { call_id: string }) => ({ pk: `CALLING#${of.call_id}`, sk: 'CALLING' }),
  /** A calling number’s reputation: accounts called, reports, and appeals. */
  called: (of: { phone: string; account_id?: string }) => ({
    pk: `CALLER#${of.phone}`,
    sk: `CALLED#${of.account_id ?? ''}`,
  }),
  reported: (of: { phone: string; account_id?: string }) => ({
    pk: `CALLER#${of.phone}`,
    sk: `REPORT#${of.account_id ?? ''}`,
  }),
  /** That an account has calls of a number. Behind the reports, of which only so many are read. */
  callerOwner: (of: { phone: string; account_id?: string }) => ({
    pk: `CALLER#${of.phone}`,
    sk: `TO#${of.account_id ?? ''}`,
  }),
  appealed: (of: { phone: string }) => ({ pk: `CALLER#${of.phone}`, sk: 'APPEAL' }),
  /** What was deleted on a day, by ids; without a moment, all of it. */
  deletion: (of: { day: string; at?: string; id?: string }) => posting(`DELETIONS#${of.day}`, of.at ?? '', of.id ?? ''),
  /** A recording that the telephone company still has. */
  vendorCopy: (of: { source: string }) => ({ pk: `VENDORCOPY#${of.source}`, sk: 'VENDORCOPY' }),
  /** What was paid and agreed: kept apart from the account, since the law keeps it for longer. */
  moneyOf: (of: { account_id: string }) => ({ pk: `MONEY#${of.account_id}`, sk: '' }),
  /** All items of an account. */
  everythingOf: (of: { account_id: string }) => ({ pk: `ACCOUNT#${of.account_id}`, sk: '' }),
  audit: (of: { person_id: string; at: string; account_id: string }) => ({
    pk: `AUDIT#${of.person_id}`,
    sk: `${of.at}#${of.account_id}`,
  }),
  pin: (of: { purpose: string; digest: string }) => ({ pk: `PIN#${of.purpose}#${of.digest}`, sk: 'PIN' }),
  /** A link by which an owner disowns a sign-in. */
  alertLink: (of: { digest: string }) => ({ pk: `ALERT#${of.digest}`, sk: 'ALERT' }),
  link: (of: { digest: string }) => ({ pk: `LINK#${of.digest}`, sk: 'LINK' }),
  /** The former address of an account, which nobody else may take until the change can no longer be undone. */
  reservedEmail: (of: { email: string }) => ({ pk: `RESERVED#${of.email}`, sk: 'RESERVED' }),
  /** The last registration of an address that waits for its link. */
  registration: (of: { digest: string }) => ({ pk: `REGISTRATION#${of.digest}`, sk: 'REGISTRATION' }),
  challenge: (of: { digest: string }) => ({ pk: `CHALLENGE#${of.digest}`, sk: 'CHALLENGE' }),
  oauthState: (of: { digest: string }) => ({ pk: `STATE#${of.digest}`, sk: 'STATE' }),
  shortLink: (of: { code: string }) => ({ pk: `SHORT#${of.code}`, sk: 'SHORT' }),
  webChat: (of: { webchat_id: string }) => ({ pk: `WEBCHAT#${of.webchat_id}`, sk: 'WEBCHAT' }),
  talk: (of: { talk_id: string }) => ({ pk: `TALK#${of.talk_id}`, sk: 'TALK' }),
  line: (of: { talk_id: string; line_id?: string }) => ({ pk: `TALK#${of.talk_id}`, sk: `LINE#${of.line_id ?? ''}` }),
  ticket: (of: { ticket_id: string }) => ({ pk: `TICKET#${of.ticket_id}`, sk: 'TICKET' }),
  ticketEntry: (of: { ticket_id: string; entry_id?: string }) => ({
    pk: `TICKET#${of.ticket_id}`,
    sk: `ENTRY#${of.entry_id ?? ''}`,
  }),
  ticketReference: (of: { reference: string }) => ({ pk: `REFERENCE#${of.reference}`, sk: 'TICKET' }),
  accountTicket: (of: { account_id: string; ticket_id?: string }) => ofAccount(of, 'TICKET', of.ticket_id ?? ''),
  /** By a keyed digest of what came, so that the same form or mail is not taken twice. */
  received: (of: { digest: string }) => ({ pk: `RECEIVED#${of.digest}`, sk: 'RECEIVED' }),
  optOut: (of: { phone: string }) => ({ pk: `OPTOUT#${of.phone}`, sk: 'OPTOUT' }),
  rate: (of: { what: string; by: string; digest: string }) => ({
    pk: `RATE#${of.what}#${of.by}#${of.digest}`,
    sk: 'RATE',
  }),
  /** Without a moment, the prefix of all. */
  ownRequest: (of: { digest: string; made_at?: string; reference?: string }) => ({
    pk: `OWNREQUEST#${of.digest}`,
    sk: of.made_at ? `MADE#${of.made_at}#${of.reference}` : 'MADE#',
  }),
  privacySession: (of: { digest: string }) => ({ pk: `PRIVACY#${of.digest}`, sk: 'PRIVACY' }),
  proof: (of: { proof_id: string }) => ({ pk: `PROOF#${of.proof_id}`, sk: 'PROOF' }),
  request: (of: { reference: string }) => ({ pk: `REQUEST#${of.reference}`, sk: 'REQUEST' }),
  confirmation: (of: { digest: string }) => ({ pk: `CONFIRM#${of.digest}`, sk: 'CONFIRM' }),
  requestFigures: (of: { year: string }) => ({ pk: 'REQUESTS', sk: of.year }),
  /** Why someone is protected, until it is reviewed; without a reference, all of them. */
  statement: (of: { reference?: string }) => posting('STATEMENTS', of.reference ?? ''),
  agent: (of: { digest: string }) => ({ pk: `AGENT#${of.digest}`, sk: 'AGENT' }),
  dropSession: () => ({ pk: 'DROP', sk: 'SESSION' }),
  dropCount: () => ({ pk: 'DROP', sk: 'COUNT' }),
  dropEntry: (of: { digest: string }) => ({ pk: `DROP#${of.digest}`, sk: 'ENTRY' }),
  dropAmendment: (of: { digest: string }) => ({ pk: 'DROPAMENDMENTS', sk: of.digest }),
  dropPiece: (of: { batch_id: string; nth: number }) => ({ pk: `DROPBATCH#${of.batch_id}`, sk: `PIECE#${of.nth}` }),
  dropReport: (of: { batch_id: string }) => ({ pk: 'DROPREPORTS', sk: of.batch_id }),
  webEvent: (of: { day: string; at: string; id: string }) => ({ pk: `EVENTS#${of.day}`, sk: `${of.at}#${of.id}` }),
  missingPhrase: (of: { language: string; phrase: string }) => ({
    pk: 'TRANSLATIONS',
    sk: `${of.language}#${of.phrase}`,
  }),
} as const;

/** An item under an account; without its last parts, the prefix of all of its kind. */
function ofAccount({ account_id }: { account_id: string }, ...parts: string[]): Key {
  while (parts.length > 1 && parts.at(-1) === '') parts.pop();
  const sk = parts.length > 1 ? parts.join('#') : `${parts[0]}#`;
  return { pk: `ACCOUNT#${account_id}`, sk };
}

/** The key of a posting: one look-up reads one `pk`, narrowed by a prefix of `sk`. */
export const postings = {
  phone: (number: string, person = '') => posting(`PHONE#${number}`, person),
  email: (address: string, person = '') => posting(`EMAIL#${address}`, person),
  username: (name: string, person = '') => posting(`USERNAME#${name}`, person),
  address: (place: string, street: string, google = '', person = '') =>
    posting(`ADDRESS#${place}#${street}`, google, person),
} as const;

/** The name index of a version: packed blocks of people, and what a search knows of names before it reads them. */
export const names = (version: number) => ({
  block: (code: string, path: string) => ({ pk: `NAMES${version}#${code}`, sk: path || '!' }),
  known: (...what: (string | number)[]) => ({ pk: `NAMES${version}`, sk: what.join('#') }),
  rare: (generation: number, part: string, bucket = '') => ({
    pk: `NAMES${version}#~${part}`,
    sk: `${generation}#${bucket}`,
  }),
});

/** The directory. `list` is a path such as city, US, mn, duluth; its items are the people whose names begin with the letters. */
export const directory = {
  listed: (list: readonly string[], letters: string, name = '', person = '') =>
    posting(['LISTED', ...list, letters].join('#'), name, person),
  /** That below `above` (people, US, mn) there is something of this name (duluth). */
  marker: (above: readonly string[], below = '') => ({ pk: ['DIRECTORY', ...above].join('#'), sk: below }),
} as const;

/** Trailing empty parts are left off, so the same function writes the key of an item and the prefix of a query. */
function posting(pk: string, ...parts: string[]): Key {
  while (parts.at(-1) === '') parts.pop();
  return { pk, sk: parts.join('#') };
}

export const index = {
  tallies: { pk: 'INDEX', sk: '' },
  sourceAbouts: { pk: 'ABOUT', sk: '' },
  decisions: (state: string, person_id = '') => ({ gsi1pk: `DECISION#${state}`, gsi1sk: person_id }),
  disputes: (state: string, due_at = '', dispute_id = '') => ({
    gsi1pk: `DISPUTE#${state}`,
    gsi1sk: `${due_at}#${dispute_id}`,
  }),
  /** Suppressions that are still to be carried out. */
  suppressing: (at: string, suppression_id: string) => ({ gsi1pk: 'SUPPRESSION', gsi1sk: `${at}#${suppression_id}` }),
  missingPhrases: { pk: 'TRANSLATIONS', sk: '' },
  due: (at: string, account_id: string) => ({ gsi1pk: 'DUE', gsi1sk: `${at}#${account_id}` }),
  open: (at: string, charge_id: string) => ({ gsi1pk: 'OPEN', gsi1sk: `${at}#${charge_id}` }),
  /** What has come by a moment, itself included; without one, all that will. */
  dueBy: (at?: string) => ({ gsi1pk: 'DUE', ...(at && { upTo: `${at}#~` }) }),
  openBy: (at?: string) => ({ gsi1pk: 'OPEN', ...(at && { upTo: `${at}#~` }) }),
  /** What is to be done by a moment: calls to forget, reminders to send, forwarding to look after, weeks to tell of, calls that never ended. */
  forget: (at: string, call_id: string) => ({ gsi1pk: 'FORGET', gsi1sk: `${at}#${call_id}` }),
  remind: (at: string, appointment_id: string) => ({ gsi1pk: 'REMIND', gsi1sk: `${at}#${appointment_id}` }),
  remindOwner: (at: string, account_id: string) => ({ gsi1pk: 'REMINDOWNER', gsi1sk: `${at}#${account_id}` }),
  /** Mails about the day that are to be sent. */
  daily: (at: string, account_id: string) => ({ gsi1pk: 'DAILY', gsi1sk: `${at}#${account_id}` }),
  /** Members whose watched reports are to be compared. */
  watch: (at: string, account_id: string) => ({ gsi1pk: 'WATCH', gsi1sk: `${at}#${account_id}` }),
  /** Calendars of owners that are to be read. */
  calendar: (at: string, account_id: string) => ({ gsi1pk: 'CALENDAR', gsi1sk: `${at}#${account_id}` }),
  health: (at: string, account_id: string) => ({ gsi1pk: 'HEALTH', gsi1sk: `${at}#${account_id}` }),
  digest: (at: string, account_id: string) => ({ gsi1pk: 'DIGEST', gsi1sk: `${at}#${account_id}` }),
  /** Data whose end no date of its own states: accounts, and billing records of an ended membership. */
  erase: (at: string, what: 'ACCOUNT' | 'MONEY', account_id: string) => ({
    gsi1pk: 'ERASE',
    gsi1sk: `${at}#${what}#${account_id}`,
  }),
  calling: (at: string, call_id: string) => ({ gsi1pk: 'CALLING', gsi1sk: `${at}#${call_id}` }),
  /** Recordings that the telephone company is to delete. */
  vendorCopies: (at: string, source: string) => ({ gsi1pk: 'VENDORCOPY', gsi1sk: `${at}#${source}` }),
  /** Notices that are to be mailed, or whose delivery is to be looked at. */
  notices: (at: string, digest: string) => ({ gsi1pk: 'NOTICES', gsi1sk: `${at}#${digest}` }),
  /** A message held for quiet hours, in its own partition so that it does not block the others. */
  held: (at: string, message_id: string) => ({ gsi1pk: 'HELD', gsi1sk: `${at}#${message_id}` }),
  allHeld: { gsi1pk: 'HELD' },
  waitingBy: (
    what:
      | 'FORGET'
      | 'REMIND'
      | 'REMINDOWNER'
      | 'CALENDAR'
      | 'DAILY'
      | 'HEALTH'
      | 'CALLING'
      | 'DIGEST'
      | 'HELD'
      | 'ERASE'
      | 'SUPPRESSION'
      | 'VENDORCOPY'
      | 'NOTICES'
      | 'WATCH',
    at: string,
  ) => ({
    gsi1pk: what,
    upTo: `${at}#~`,
  }),
  /** Open privacy requests by when someone has to look at them, and closed ones by the year they were made in. */
  openRequests: (at: string, reference: string) => ({ gsi1pk: 'REQUESTS#open', gsi1sk: `${at}#${reference}` }),
  openRequestsBy: (at?: string) => ({ gsi1pk: 'REQUESTS#open', ...(at && { upTo: `${at}#~` }) }),
  closedRequests: (year: string, at = '', reference = '') => ({
    gsi1pk: `REQUESTS#${year}`,
    gsi1sk: `${at}#${reference}`,
  }),
  /** The tickets of a state: open ones by when their answer is due, others by when they came into it. */
  tickets: (state: 'open' | 'waiting' | 'closed', at = '', ticket_id = '') => ({
    gsi1pk: `TICKETS#${state}`,
    gsi1sk: `${at}#${ticket_id}`,
  }),
  ticketsBy: (state: 'open' | 'waiting' | 'closed', at?: string) => ({
    gsi1pk: `TICKETS#${state}`,
    ...(at && { upTo: `${at}#~` }),
  }),
  outbox: (message_id = '', isWaiting = false) => ({
    gsi1pk: isWaiting ? 'OUTBOX#waiting' : 'OUTBOX',
    gsi1sk: message_id,
  }),
} as const;

export type Key = { pk: string; sk: string };
