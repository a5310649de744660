import type { LegalName } from '#shared/legal/versions.ts';

/**
 * Why a sentence of a legal text is true: the tests that show it, as `file: title`, or what it is if it promises nothing of the
 * product.
 *
 * - `definition`: names something, or describes the service
 * - `law`: states a rule of law
 * - `duty`: binds the reader
 * - `reservation`: says what we may do, or do not guarantee
 * - `arrangement`: about other companies or the place of the servers, which no test can see
 */
export type Evidence = readonly string[] | 'definition' | 'law' | 'duty' | 'reservation' | 'arrangement';

const report =
  'functions/people/get-report.test.ts: 200: returns every fact with its sources and dates to a subscriber';
const contact =
  'functions/helpdesk/contact.test.ts: 200: stores a ticket, due within the promised hours, and confirms it by mail';
const deletion =
  'functions/account-closure/delete-user.test.ts: 200: locks the account at once, and deletes everything of it and nothing of others two weeks later';
const exported =
  'functions/account-closure/export-data.test.ts: 200: exports everything stored about the account and about no other';
const center =
  'functions/rights/privacy/get-record.test.ts: 200: shows each fact with its sources, dates and confidence';
const audit = 'functions/people/open-report.test.ts: 200: writes an audit entry with time and purpose for the subject';
const sharedReport =
  'functions/people/sharing/open-link.test.ts: 200: shows the report, without who shares it, and audits and counts each opening';
const versions = 'scripts/promises/versions.test.ts: a released version does not change';
const oldVersion =
  'frontend/src/features/legal/legal-page.test.tsx: an old version says that it is replaced, and leads to the one in force';
const news = 'scripts/promises/versions.test.ts: each version from the second on says what is new';
const agreed =
  'functions/billing/checkout/consent.test.ts: every captured amount was agreed to before, to the minor unit, across price changes and currencies';

export const evidence: Record<LegalName, Record<string, Evidence>> = {
  privacy: {
    'short.made': [report],
    'short.free': [
      'functions/people/get-teaser.test.ts: 200: returns the teaser with correct counts and no contact data',
    ],
    'short.shown': [
      'functions/people/get-report.test.ts: 402: rejects a member who has not opened the report, without calling a vendor',
      'functions/people/open-report.test.ts: 402: rejects an expired membership (until %s)',
      audit,
      sharedReport,
    ],
    'short.remove': [
      'functions/people/suppression/suppress.test.ts: removes a listing from every place of the index, and the namesake stays',
      'functions/rights/privacy/get-copy.test.ts: 200: says what is kept hidden after a removal, and nothing of what was removed',
    ],
    'short.see': [exported, deletion, center],
    'who.controller': 'definition',
    'who.write': [
      'frontend/src/features/legal/legal-page.test.tsx: names the configured seller, governing law and refund days',
    ],
    'who.contact': [contact],
    'members.profile': [exported],
    'members.use': [exported],
    'members.calls': [exported],
    'members.card': [
      'functions/providers/payments/boundaries.test.ts: no endpoint accepts or returns a card number or security code',
    ],
    'members.billing': [
      'functions/billing/receipts/set-details.test.ts: 200: keeps the versions that receipts show, and no others',
      exported,
    ],
    'members.passkeys': [
      'functions/account/passkeys/get-passkeys.test.ts: 200: lists the own passkeys, latest first, without their keys',
    ],
    'members.access': [
      'functions/account/auth/get-access-log.test.ts: 200: lists sign-ins and attempts of this account, latest first',
    ],
    'members.password': ['functions/account/auth/register.test.ts: 200: stores the password only as a hash'],
    'members.contacts': [
      'functions/account/auth/start-google.test.ts: 200: contacts need a separate consent of a member',
    ],
    'members.saved': [
      exported,
      'functions/people/saved/get-people.test.ts: 200: shows nothing of a removed listing but the member’s own note, and nothing of others',
      'functions/people/set-not-meant.test.ts: stores a keyed digest, and no word of the search',
    ],
    'members.watched': [
      'functions/people/saved/watch-person.test.ts: 200: watches and saves, once, and stores nothing that says a fact',
      'functions/people/saved/jobs/notify-changes.test.ts: states how many new facts of each kind there are, without the facts or the name, once, however many runs overlap',
    ],
    'visits.search': [
      'frontend/src/features/legal/legal-page.test.tsx: the policy shows how long data are kept, from the retention table',
      'functions/people/delete-search.test.ts: 200: deletes a search with its hits, idempotently',
      'functions/people/delete-searches.test.ts: 200: deletes all searches of the member, in several transactions, and no others',
    ],
    'visits.address': [
      'frontend/src/app/home/home.test.tsx: goes to where it is followed, and names nobody in the address',
    ],
    'visits.necessary': [
      'frontend/src/app/consent.test.tsx: a first visit is asked, and nothing is sent before an answer or after a refusal',
    ],
    'visits.known': [
      'functions/account/auth/log-in.test.ts: 200: reports a browser without a known id, however common its kind, and each browser once',
      'functions/account/auth/log-in.test.ts: 200: a device that is known to one account is new to another',
    ],
    'visits.cookies': [
      'functions/people/get-search.test.ts: is read by the browser that started it, logged in since or not, and by no other',
      'functions/people/sharing/open-link.test.ts: 402: a reload by a browser that did not open the link',
    ],
    'visits.offline': [
      'frontend/src/features/assistant/offline/seen-calls.test.ts: what was seen last is read back with its time, without the words of callers',
      'frontend/src/features/assistant/offline/seen-calls.test.ts: it is deleted after seven days',
      'frontend/src/features/assistant/offline/seen-calls.test.ts: it is deleted at sign-out, and when another account signs in; the same one keeps it',
    ],
    'visits.ask': [
      'frontend/src/lib/web-events.test.ts: nothing is reported without consent, or against the browser’s opt-out',
      'frontend/src/app/consent.test.tsx: who allows counting is counted from the next page on, and can withdraw at the foot of the page',
    ],
    'visits.stored': [
      'functions/support/new-web-event.test.ts: 200: stores neither the account nor the chat that a visit belongs to',
    ],
    'visits.signal': [
      'functions/account/update-privacy.test.ts: 200: a request with Global Privacy Control is a refusal, whatever it asks for',
      'functions/account/get-privacy.test.ts: 200: says since when Global Privacy Control opts the account out, and consent is withdrawn once',
      'functions/support/new-web-event.test.ts: 200: with Global Privacy Control no visit is counted, and an answer is kept',
      'frontend/src/app/consent.test.tsx: Global Privacy Control is honored without a question, and says so',
    ],
    'visits.never': ['frontend/src/lib/web-events.test.ts: nothing is reported on %s'],
    'visits.recorded': [
      'frontend/src/app/recording.test.tsx: nothing is recorded before a choice of its own, or against Global Privacy Control',
      'frontend/src/app/recording.test.tsx: a stage without a recorder asks about counting only, and records nothing',
      'frontend/src/app/recording.test.tsx: only pages without people are recorded, and every other page is a new document',
    ],
    'visits.foreign': [
      'frontend/src/features/legal/legal-page.test.tsx: the policy names the recorder only where one is configured',
      'infra/calluna.test.ts: sends the security headers with pages and API',
      'infra/calluna.test.ts: opens the hosts of the session recorder only where one is configured',
    ],
    'records.what': 'definition',
    'records.sources': [report],
    'records.provenance': [report],
    'records.free': [
      'functions/people/get-teaser.test.ts: 200: returns the teaser with correct counts and no contact data',
      'functions/people/domain/card.test.ts: a card contains no contact data',
      'functions/people/domain/card.test.ts: counts no minors, and names only certain adults',
    ],
    'records.registers': [
      'functions/people/registers/ask.test.ts: by default no register is connected',
      'functions/people/registers/ask.test.ts: is not asked without the member’s open report',
      'functions/people/registers/ask.test.ts: is not asked about minors',
      'functions/people/registers/ask.test.ts: is not asked about removed people, and what was answered is deleted with them',
    ],
    'records.directory': [
      'functions/people/directory/get-people.test.ts: 200: returns only the name, age band and city of a person',
    ],
    'records.born': ['shared/values/day.test.ts: a date of birth has no day'],
    'records.minors': [
      'functions/people/index/find-by-name.test.ts: excludes minors from the index',
      'functions/people/get-report.test.ts: 404: rejects unknown people and minors',
      'functions/people/jobs/gather-results.test.ts: excludes minors found by vendors',
    ],
    'records.notice': [
      'functions/people/import/import-records.test.ts: rejects residents of countries whose people are not listed, until the configuration names them',
      'functions/people/jobs/send-notices.test.ts: is imported thirty days after the notice was sent, and nothing of the record is stored before',
      'functions/people/bulk/build.test.ts: leaves out residents whose country requires a notice, also where it is open',
    ],
    'records.less': [
      'functions/people/domain/field-rules.test.ts: of residents of %s a viewer in %s does not see %j',
      'functions/people/domain/field-rules.test.ts: what is not imported is not shown at all, and showing it twice changes nothing',
      'functions/people/domain/field-rules.test.ts: a report shows no hidden field, and loses nothing else',
    ],
    'records.abroad': [
      'functions/people/domain/field-rules.test.ts: people in the United States are hidden from eight countries, and from no other',
      'functions/people/get-report.test.ts: 200: a viewer abroad sees no coordinates of people in the United States',
    ],
    'records.places': ['functions/people/import/import-records.test.ts: leaves out addresses at sensitive places'],
    'calls.automated': [
      'functions/calls/dialogue/decide.test.ts: discloses the assistant and the recording, and cannot be interrupted',
    ],
    'calls.asks': [
      'functions/calls/dialogue/decide.test.ts: asks for consent where the law requires it and records nothing before a yes',
      'functions/calls/dialogue/consent.test.ts: an owner may require consent from every caller',
    ],
    'calls.no': [
      'functions/calls/dialogue/decide.test.ts: %s: continues without a recording',
      'functions/calls/telephony/jobs/conclude-call.test.ts: without consent to record, keeps the answers and drops the transcript',
    ],
    'calls.masked': ['functions/calls/dialogue/masking.test.ts: %s: “%s”'],
    'calls.deleted': [
      'functions/calls/assistant/jobs/forget-calls.test.ts: deletes transcripts when their retention ends, not before, and tolerates a second run',
      'functions/calls/telephony/jobs/conclude-call.test.ts: stores nothing with retention off',
    ],
    'calls.caller': [
      'functions/calls/callbacks/forget-own.test.ts: 200: erases caller and reason, and notifies the owner that the slot is free',
    ],
    'grounds.contract': 'law',
    'grounds.interest': 'law',
    'grounds.consent': 'law',
    'grounds.recorder': 'law',
    'grounds.duty': 'law',
    'recipients.visitors': 'definition',
    'recipients.members': [audit],
    'recipients.links': [
      sharedReport,
      'functions/people/sharing/open-link.test.ts: 410: an unknown link, one that has ended, and one that was revoked',
    ],
    'recipients.registers': 'arrangement',
    'recipients.recorder': 'arrangement',
    'recipients.host': 'arrangement',
    'recipients.payment': 'arrangement',
    'recipients.telephone': 'arrangement',
    'recipients.google': 'arrangement',
    'recipients.providers': 'arrangement',
    'recipients.authorities': 'law',
    'recipients.sale': 'law',
    'recipients.signal': [
      'functions/rights/privacy/make-request.test.ts: 200: %s takes the listing off every page at once',
    ],
    'transfers.place': 'arrangement',
    'transfers.clauses': 'law',
    'kept.table': [
      'frontend/src/features/legal/legal-page.test.tsx: the policy shows how long data are kept, from the retention table',
    ],
    'kept.after': [
      'functions/platform/table/expired.test.ts: what has expired is missing from every read, before the engine deletes it',
      'functions/account-closure/retention.test.ts: when its life is over, nothing of any kind is left',
      'functions/people/get-searches.test.ts: 200: omits searches after twelve months',
      'functions/account-closure/jobs/erase-expired.test.ts: is deleted ninety days later, without a mail to the address',
    ],
    'kept.account': [
      deletion,
      'functions/account-closure/reopen-user.test.ts: 200: opens the account again with all its ways in',
      'functions/account-closure/delete-user.test.ts: 200: ends the membership, cancels due charges, and keeps receipts and consents',
      'functions/account-closure/jobs/erase-expired.test.ts: are deleted seven years after the membership ended, whether or not the account exists',
      'frontend/src/features/account/delete-account.test.tsx: lists what stays, as the policy does',
    ],
    'kept.backups': 'arrangement',
    'kept.recorder': 'arrangement',
    'security.encrypted': ['infra/calluna.test.ts: can be restored and is encrypted with our own rotated key'],
    'security.codes': [
      'functions/platform/limits.test.ts: stores digests instead of identifiers',
      'functions/platform/digest.test.ts: a keyed digest separates secret, purpose and text',
    ],
    'security.least': ['infra/stacks/api-stack.test.ts: has exactly the table permissions it declares'],
    'security.staff': ['scripts/ops/run.test.ts: informs the customer in their access log and by mail'],
    'removal.page': [
      'functions/rights/removal/request.test.ts: 200: mails a link, and keeps nothing of the person in the request',
      'frontend/src/features/legal/legal-page.test.tsx: the privacy policy links to the removal of a listing',
    ],
    'removal.others': [
      'functions/rights/removal/confirm.test.ts: 200: the household stays as it is unless the request includes it',
    ],
    'removal.copies': 'reservation',
    'removal.protected': [
      'functions/rights/removal/confirm.test.ts: 200: a protected person’s address and phones go, with those of the household; the neighbor’s stay',
      'functions/rights/removal/confirm.test.ts: 200: with the whole record of a protected person, the household keeps all but its addresses and phones',
    ],
    'removal.household': [
      'functions/rights/removal/confirm.test.ts: 200: with the whole record of a protected person, the household keeps all but its addresses and phones',
      'functions/people/suppression/suppress.test.ts: hides the towns of a protected person’s jobs with the addresses, in reports as well as in the index',
    ],
    'removal.statement': ['scripts/ops/removals.test.ts: lists statements, and a review deletes them'],
    'removal.code': [
      'functions/rights/removal/get-status.test.ts: 200: says what became of a request, and nothing of the person',
    ],
    'rights.all': 'law',
    'rights.members': [exported, deletion],
    'rights.center': [
      'functions/rights/privacy/confirm-verification.test.ts: 200: begins half an hour in this browser, by a cookie that scripts cannot read',
      center,
    ],
    'rights.correct': [
      'functions/rights/privacy/dispute-fact.test.ts: 200: shows the fact as disputed at once, and answers within ten days',
      'functions/people/corrections/disputes.test.ts: withdraws a phone: it is gone, finds nobody, and no import brings it back',
    ],
    'rights.link': [
      'functions/rights/removal/confirm.test.ts: 410: a link works once, for 24 hours, and no forged one works',
      'functions/rights/requests/jobs/watch-due.test.ts: closes a request whose link nobody used, and deletes the address and the mail',
      'functions/rights/privacy/make-request.test.ts: 200: %s takes the listing off every page at once',
    ],
    'rights.drop': [
      'functions/rights/drop/synchronize.test.ts: hides all matches, and reports one as deleted, several as opted out, and none as not found',
      'functions/rights/drop/synchronize.test.ts: three years with nights, outages and withdrawals: no session is late, everyone is reported',
    ],
    'rights.due': [
      'functions/rights/privacy/dispute-fact.test.ts: 200: shows the fact as disputed at once, and answers within ten days',
      'functions/rights/requests/domain/request.test.ts: %s by the law of %s: confirmed in %i days, done in %i',
    ],
    'rights.equal': 'law',
    'rights.complain': 'law',
    'changes.readable': [versions, oldVersion],
    'changes.stated': [news],
  },
  terms: {
    'what.service': 'definition',
    'what.agency': 'definition',
    'who.contract': 'definition',
    'account.adult': 'duty',
    'account.secret': 'duty',
    'account.devices': [
      'functions/account/auth/get-sessions.test.ts: 200: lists all sessions, this one first, without their credentials',
      'functions/account/auth/end-session.test.ts: 200: another device is logged out on its next request',
    ],
    'account.trial': [
      'functions/billing/get-offer.test.ts: 200: no second trial, whatever the standing',
      'functions/billing/checkout.test.ts: 409: of two concurrent accounts with one card, one gets the trial',
    ],
    'use.allowed': 'duty',
    'use.decisions': 'duty',
    'use.harm': 'duty',
    'use.purpose': [
      'frontend/src/features/auth/reason-for-use.test.tsx: requires both, and never ticks the box in advance',
      audit,
    ],
    'use.blocked': 'reservation',
    'records.errors': 'reservation',
    'records.shows': [report],
    'records.again': [
      'functions/people/open-report.test.ts: 200: reopens free for an hour within thirty days, and charges afterwards',
    ],
    'records.wrong': [
      'functions/people/return-report.test.ts: 200: closes the report, and refunds its credit',
      'functions/billing/domain/credits.test.ts: three returns as “wrong person” are possible in any 30 days',
    ],
    'assistant.forwarded': 'definition',
    'assistant.carrier': [
      'frontend/src/features/forwarding/mobile-carrier.test.tsx: carriers show confidence and source, and can be searched',
    ],
    'assistant.mishears': [
      'frontend/src/features/assistant/assistant.test.tsx: shows uncertain words, reasons and history, and is marked as read',
    ],
    'assistant.minutes': [
      'functions/calls/turn/handle-turn.test.ts: the assistant answers neutrally once the month’s minutes are used, and when it is off',
    ],
    'assistant.emergency': 'reservation',
    'money.before': [
      'frontend/src/features/billing/checkout/checkout.test.tsx: sees today’s price, the next one and the descriptor as sent by the server',
    ],
    'money.only': [agreed],
    'money.price': [agreed, 'scripts/sim/billing/invariants.test.ts: an agreed price does not change'],
    'money.reminder': [
      'functions/billing/jobs/start-renewals.test.ts: gets one reminder, six hours before its trial ends',
      'functions/billing/domain/subscription.test.ts: is a reminder a week before each later month',
    ],
    'money.place': [
      'functions/billing/checkout/price-by-country.test.ts: the price is fixed once agreed: by later prices, in another country',
    ],
    'money.tax': [
      'functions/billing/domain/tax.test.ts: a price that contains its tax is the total; a sales tax is added',
    ],
    'money.rate': [
      'functions/billing/checkout/price-by-country.test.ts: changes the amount of the next month after the reminder that names it',
    ],
    'money.confirm': [
      'functions/billing/confirm-charge.test.ts: 200: the month waits for its owner, who confirms the same payment with the saved card',
      'functions/billing/confirm-charge.test.ts: 200: an unanswered question is over after half an hour, and the deadline stays',
    ],
    'money.receipt': [
      'functions/billing/receipts/get-receipt-pdf.test.ts: 200: a PDF file in the language of the account or of the request, the same each time',
      'functions/messaging/templates/render.test.ts: a receipt shows amount, date, card, period and the next charge',
    ],
    'money.refund': [
      'functions/billing/refund-charge.test.ts: 200: refunds in full, ends the membership and its credits',
      'functions/billing/refund-charge.test.ts: 409: a charge that was not captured, or too long ago',
    ],
    'money.credits': ['functions/billing/domain/credits.test.ts: unused credits never exceed three grants'],
    'money.capped': [
      'functions/billing/subscription/remind.test.ts: says before the charge that a month adds no credits, or fewer, where the balance is at its limit',
    ],
    'leaving.cancel': [
      'functions/billing/unsubscribe.test.ts: 200: a trial runs out, and nothing is ever charged',
      'functions/billing/unsubscribe-by-link.test.ts: 200: cancels without a login; repeated, it returns the same, and takes nothing back',
    ],
    'leaving.until': ['functions/billing/unsubscribe.test.ts: 200: a paid month runs to its end'],
    'leaving.code': [
      'functions/calls/forwarding/turn-off.test.ts: 200: returns and texts the undo code; the number rests for thirty days',
    ],
    'leaving.neutral': [
      'functions/calls/turn/handle-turn.test.ts: a call to a free number, or to one that is not ours, is answered neutrally and not stored',
    ],
    'leaving.keep': [
      'functions/billing/keep-membership.test.ts: 200: the membership renews again, on the same day; a repeated request returns the same',
      'functions/billing/keep-by-link.test.ts: 200: the link of the mail keeps it without a login; looking at it changes nothing',
    ],
    'leaving.again': [
      'functions/billing/come-back.test.ts: who comes back with another card pays from the end of the paid time, and never twice for a day',
    ],
    'leaving.pause': ['functions/billing/pause-membership.test.ts: 200: shows until when nothing is charged'],
    'leaving.resume': [
      'functions/billing/resume-membership.test.ts: 200: after the paid time the next month is due now',
    ],
    'leaving.deletion': [
      deletion,
      'functions/account-closure/reopen-user.test.ts: 200: the mailed link is the one that works',
    ],
    'withdrawal.right': [
      'functions/billing/withdrawal.test.ts: a trial is withdrawn from where its member says so, which the mail confirms with its time',
      'functions/billing/withdrawal.test.ts: a refund that ends the membership withdraws, with all that was paid',
    ],
    'withdrawal.count': [
      'functions/billing/domain/withdrawal.test.ts: a statement counts up to the midnight that ends the period',
    ],
    'withdrawal.how': [
      'frontend/src/features/billing/withdrawal/withdrawal.test.tsx: withdraws from a paid month by its refund',
      'functions/billing/withdraw-by-link.test.ts: 200: refunds what was paid and ends the membership; repeated, it returns the same and pays nothing twice',
      'functions/billing/request-withdrawal-link.test.ts: 200: mails the link to an address with a contract',
    ],
    'withdrawal.form': [
      'frontend/src/features/billing/withdrawal/withdrawal.test.tsx: a visitor reads the instructions and the form with the seller, and can log in and come back',
    ],
    'withdrawal.confirmed': [
      'functions/billing/withdrawal.test.ts: a trial is withdrawn from where its member says so, which the mail confirms with its time',
    ],
    'withdrawal.back': [
      'functions/billing/withdrawal.test.ts: a refund that ends the membership withdraws, with all that was paid',
    ],
    'withdrawal.used': [
      'functions/billing/refund-charge.test.ts: 200: refunds in full, ends the membership and its credits',
    ],
    'liability.effort': 'reservation',
    'liability.mandatory': 'law',
    'law.law': 'law',
    'law.contact': [contact],
    'changes.running': ['functions/billing/get-membership.test.ts: 200: a trial, the next charge, and the consent'],
    'changes.again': [
      'functions/billing/checkout.test.ts: 409: the offer of another currency, of other terms, of no trial',
    ],
    'changes.readable': [versions, oldVersion, news],
  },
};
