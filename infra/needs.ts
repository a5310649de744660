import type { EndpointId } from '#shared/api/index.ts';
import type { JobId } from '#shared/contract/jobs.ts';
import { sellerSettings } from '#shared/values/seller.ts';

/** Whose records are shown, and settings of the people data vendors. A function with `PEOPLE_DATA_SECRET` may also read that secret. */
const peopleDataSettings = [
  'SUBJECT_REGIONS',
  'PEOPLE_DATA_SOURCES',
  'PEOPLE_DATA_SECRET',
  'PEOPLE_DATA_LABS_CREDIT_CENTS',
  'PEOPLE_DATA_LABS_DAILY_CENTS',
  'ENFORMION_SEARCH_CENTS',
  'ENFORMION_REPORT_CENTS',
  'ENFORMION_DAILY_CENTS',
] as const;

/** Settings of the public registers that a report asks. */
const registerSettings = [
  'REGISTERS',
  'REGISTERS_SECRET',
  'OPENSANCTIONS_CALL_CENTS',
  'OPENSANCTIONS_DAILY_CENTS',
  'COURTLISTENER_DAILY_CALLS',
  'NPPES_DAILY_CALLS',
] as const;

/** Settings that an operator may set for a stage. A function gets only those it lists in `environment`. */
export const settable = [
  'GOOGLE_ISSUER',
  'GOOGLE_PEOPLE_URL',
  'GOOGLE_SECRET',
  'MAIL_FROM',
  'SUPPORT_ADDRESS',
  'PUSH_SECRET',
  'DROP_SECRET',
  'ENUMERATION_SAFE',
  'BOT_CHECK',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET',
  'PRICE_MINOR_UNITS',
  'CURRENCY',
  'PRICES',
  'TAX_RATES',
  'BILLING_MODE',
  'REFUND_DAYS',
  'STATEMENT_DESCRIPTOR',
  'STRIPE_SECRET',
  'STRIPE_PUBLISHABLE_KEY',
  'SANCTIONED_COUNTRIES',
  'SENSITIVE_PLACES',
  'TRIAL_DAYS',
  'TRIAL_CREDITS',
  'MONTHLY_CREDITS',
  'DIRECTORY_INDEXING',
  'BROKER_REGISTRATIONS',
  'TELEPHONY',
  'TELEPHONY_SECRET',
  'SUPPORT_HOURS',
  'SUPPORT_TIME_ZONE',
  'SUPPORT_ANSWER_HOURS',
  'CLARITY_PROJECT',
  'RADICAL_WORDING',
  'ASSISTANT_MINUTES',
  'UNDERSTANDING',
  'BEDROCK_MODEL',
  ...Object.values(sellerSettings),
  ...peopleDataSettings,
  ...registerSettings,
] as const;
export type EnvVarName =
  | 'SITE_URL'
  | 'RENEWAL_MACHINE'
  | 'SIGNING_KEYS'
  | 'APP_SECRET'
  | 'RECORDINGS_BUCKET'
  | 'MAIL_BUCKET'
  | (typeof settable)[number];

export type Needs = {
  table: 'none' | 'read' | 'write';
  /** Queries the sparse index. */
  index?: true;
  /** Walks over the whole table. Jobs only. */
  scan?: true;
  /** Jobs it starts. */
  starts?: readonly JobId[];
  /** Starts the renewal state machine. */
  machine?: true;
  /** Sends text messages; sends mail. */
  sms?: true;
  email?: true;
  /** Reads recordings of calls, or writes and deletes them. */
  recordings?: 'read' | 'write';
  /** Reads and removes received mail. */
  mail?: true;
  /** Has Amazon Polly read a text. */
  speech?: true;
  /** Invokes Amazon Bedrock. */
  model?: true;
  /** Signs access tokens. Every endpoint that is not public may read the public keys to verify them. */
  signs?: true;
  /** Reads the application secret, which keys pins, cookies and challenges. */
  secret?: true;
  environment?: readonly EnvVarName[];
  /** Timeout in seconds, 10 by default. */
  seconds?: number;
  /** Memory in MB, 512 by default. The CPU share follows it. */
  memory?: number;
};

/** Rate limited: counters are keyed with the application secret. */
const rateLimited = { table: 'write', secret: true } as const;
/** Rate limited and bot-checked. */
const botChecked = { ...rateLimited, environment: ['BOT_CHECK', 'TURNSTILE_SECRET'] } as const;
/** Starts a session. */
const startsSession = { ...rateLimited, signs: true } as const;
/** Queues messages. */
const notifies = { ...rateLimited, starts: ['messages.sendMessage'], environment: ['SITE_URL'] } as const;
/** Derives a password hash: a second of a full vCPU and 32 MB. */
const hashesPasswords = { memory: 1769 } as const;

/** Settings of the price and schedule of a membership. */
const offerSettings = [
  'BILLING_MODE',
  'PRICE_MINOR_UNITS',
  'CURRENCY',
  'PRICES',
  'TAX_RATES',
  'TRIAL_DAYS',
  'TRIAL_CREDITS',
  'MONTHLY_CREDITS',
  'REFUND_DAYS',
  'STATEMENT_DESCRIPTOR',
] as const;
/** Lays out a PDF file: a second of a full vCPU, and up to ten megabytes of a Japanese font. */
const printsReceipts = {
  ...rateLimited,
  environment: Object.values(sellerSettings),
  memory: 1769,
  seconds: 20,
} as const;
/** When support is there, and how soon it answers. */
const supportSettings = ['SUPPORT_HOURS', 'SUPPORT_TIME_ZONE', 'SUPPORT_ANSWER_HOURS'] as const;
/** Calls the payment provider and queues messages: up to 29 s, the limit of API Gateway. */
const payments = { ...notifies, environment: [...offerSettings, 'SITE_URL', 'STRIPE_SECRET'], seconds: 29 } as const;

/** Handles a telephony webhook: understands speech and responds within seconds. */
const telephony = {
  ...notifies,
  environment: ['SITE_URL', 'TELEPHONY', 'TELEPHONY_SECRET', 'ASSISTANT_MINUTES', 'UNDERSTANDING', 'BEDROCK_MODEL'],
  starts: [...notifies.starts, 'telephony.concludeCall'],
  model: true,
  memory: 1769,
} as const;

/** Permissions and settings of each endpoint. A new endpoint does not compile until it is listed here. */
export const needs: Record<EndpointId, Needs> = {
  'account.getUser': { table: 'read' },
  'account.updateUser': { table: 'write' },
  'account.changeEmail': { ...notifies, environment: [...notifies.environment, 'ENUMERATION_SAFE'] },
  'account.getEmailChange': { table: 'read' },
  'account.withdrawEmailChange': { table: 'write' },
  'account.confirmEmail': notifies,
  'account.startPhone': notifies,
  'account.confirmPhone': notifies,
  'account.removePhone': notifies,
  'account.getNotifications': { table: 'read' },
  'account.updateNotifications': { table: 'write' },
  'account.getPushKey': { table: 'read', environment: ['PUSH_SECRET'] },
  'account.subscribePush': rateLimited,
  'account.unsubscribePush': { table: 'write' },
  'account.getPrivacy': { table: 'read', environment: ['CLARITY_PROJECT'] },
  'account.updatePrivacy': { table: 'write', environment: ['CLARITY_PROJECT'] },
  'account.exportData': { ...rateLimited, environment: ['SITE_URL'], seconds: 25, memory: 1024 },
  'account.deleteUser': notifies,
  'account.lookAtReopenLink': rateLimited,
  'account.reopenUser': notifies,
  'account.getContacts': { table: 'read' },
  'account.searchContacts': { table: 'read' },
  'account.addContacts': rateLimited,
  'account.saveContact': rateLimited,
  'account.deleteContact': { table: 'write' },
  'account.deleteContacts': { table: 'write', seconds: 25 },
  'assistant.getCalls': { table: 'read' },
  'assistant.searchCalls': { table: 'read' },
  'assistant.updateRead': { table: 'write' },
  'assistant.getToday': { table: 'read', environment: ['ASSISTANT_MINUTES'] },
  'assistant.getLive': { table: 'read' },
  'assistant.order': { ...rateLimited, environment: ['SITE_URL', 'TELEPHONY', 'TELEPHONY_SECRET'] },
  'assistant.getRingThrough': { table: 'read' },
  'assistant.updateRingThrough': { table: 'write' },
  'assistant.putThrough': { table: 'write' },
  'assistant.setRule': { table: 'write' },
  'assistant.updateBlocking': { table: 'write' },
  'assistant.previewBlocking': { table: 'read' },
  'assistant.getAnswers': { table: 'read' },
  'assistant.updateAnswers': { table: 'write' },
  'assistant.tryAnswers': { table: 'none' },
  'assistant.getCall': { table: 'read' },
  'assistant.getAudio': { table: 'read', recordings: 'read' },
  'assistant.writeNote': { table: 'write' },
  'assistant.markDone': { table: 'write' },
  'assistant.markCaller': { table: 'write' },
  'assistant.getBlocked': { table: 'read' },
  'assistant.unblock': { table: 'write' },
  'assistant.deleteCall': { table: 'write', recordings: 'write' },
  'assistant.getSettings': { table: 'read' },
  'assistant.updateSettings': { table: 'write' },
  'assistant.hearVoice': { ...rateLimited, speech: true },
  'assistant.getDigest': { table: 'read' },
  'assistant.updateDigest': { table: 'write' },
  'assistant.unsubscribeMail': rateLimited,
  'assistant.getAccuracy': { table: 'none' },
  'assistant.startAppeal': { ...notifies, environment: [...notifies.environment, ...botChecked.environment] },
  'assistant.confirmAppeal': rateLimited,
  'auth.register': {
    ...botChecked,
    ...startsSession,
    ...hashesPasswords,
    starts: notifies.starts,
    environment: [...botChecked.environment, 'SITE_URL', 'ENUMERATION_SAFE'],
  },
  'auth.logIn': {
    ...botChecked,
    ...startsSession,
    ...hashesPasswords,
    starts: notifies.starts,
    environment: [...botChecked.environment, 'SITE_URL'],
  },
  'auth.startPhone': { ...botChecked, starts: notifies.starts, environment: [...botChecked.environment, 'SITE_URL'] },
  'auth.verifyPhone': { ...startsSession, ...notifies },
  'auth.startGoogle': { ...rateLimited, environment: ['SITE_URL', 'GOOGLE_ISSUER', 'GOOGLE_SECRET'] },
  'auth.finishGoogle': {
    ...startsSession,
    starts: notifies.starts,
    environment: ['SITE_URL', 'GOOGLE_ISSUER', 'GOOGLE_SECRET', 'GOOGLE_PEOPLE_URL', 'SANCTIONED_COUNTRIES'],
    seconds: 20,
  },
  'auth.refresh': { ...startsSession, ...notifies },
  'auth.logOut': { table: 'write', secret: true },
  'auth.getUser': { table: 'read' },
  'auth.forgotPassword': {
    ...botChecked,
    starts: notifies.starts,
    environment: [...botChecked.environment, 'SITE_URL', 'ENUMERATION_SAFE'],
  },
  'auth.lookAtLink': rateLimited,
  'auth.confirmLink': { ...startsSession, ...notifies, ...hashesPasswords },
  'auth.resetPassword': { ...notifies, ...hashesPasswords },
  'auth.setPassword': { ...startsSession, ...notifies, ...hashesPasswords },
  'auth.changePassword': { ...startsSession, ...notifies, ...hashesPasswords },
  'auth.getSessions': { table: 'read' },
  'auth.endSession': { table: 'write' },
  'auth.endOtherSessions': startsSession,
  'auth.getAccessLog': { table: 'read' },
  'auth.startSecondFactor': { table: 'write' },
  'auth.confirmSecondFactor': notifies,
  'auth.getRecoveryCodes': { table: 'read' },
  'auth.replaceRecoveryCodes': notifies,
  'auth.removeSecondFactor': notifies,
  'auth.disconnectGoogle': notifies,
  'billing.getCredits': { table: 'read' },
  'billing.getOffer': { table: 'read', environment: [...offerSettings, 'STRIPE_PUBLISHABLE_KEY'] },
  'billing.checkout': {
    ...payments,
    ...startsSession,
    environment: [...payments.environment, ...botChecked.environment],
  },
  'billing.finishCheckout': { ...payments, environment: [...payments.environment, 'SANCTIONED_COUNTRIES'] },
  'billing.getMembership': { table: 'read', environment: offerSettings },
  'billing.getCharges': { table: 'read', environment: offerSettings },
  'billing.getCharge': { table: 'read', environment: offerSettings },
  'billing.refundCharge': payments,
  'billing.confirmCharge': payments,
  'billing.unsubscribe': { ...payments, starts: [...notifies.starts, 'billing.renew'] },
  'billing.keepMembership': payments,
  'billing.pauseMembership': payments,
  'billing.resumeMembership': { ...payments, starts: [...notifies.starts, 'billing.renew'] },
  'billing.lookAtKeepLink': rateLimited,
  'billing.keepByLink': payments,
  'billing.lookAtCancelLink': { ...rateLimited, environment: offerSettings },
  'billing.unsubscribeByLink': { ...payments, starts: [...notifies.starts, 'billing.renew'] },
  'billing.requestWithdrawalLink': {
    ...notifies,
    environment: [...notifies.environment, ...botChecked.environment, ...offerSettings],
  },
  'billing.lookAtWithdrawalLink': { ...rateLimited, environment: offerSettings },
  'billing.withdrawByLink': { ...payments, starts: [...notifies.starts, 'billing.renew'] },
  'billing.replaceCard': { ...payments, environment: [...payments.environment, 'SANCTIONED_COUNTRIES'] },
  'billing.receiveEvent': { table: 'write', starts: ['billing.converge'], environment: ['STRIPE_SECRET'] },
  'receipts.getReceipt': { table: 'read' },
  'receipts.getReceiptPdf': printsReceipts,
  'receipts.getStatementPdf': printsReceipts,
  'receipts.mailReceipt': { ...notifies, environment: [...notifies.environment, ...Object.values(sellerSettings)] },
  'receipts.addDetails': { table: 'write' },
  'receipts.getDetails': { table: 'read' },
  'receipts.setDetails': rateLimited,
  'calendar.getCalendars': { table: 'read' },
  'calendar.startFeed': { ...rateLimited, environment: ['SITE_URL'] },
  'calendar.stopFeed': { table: 'write' },
  'calendar.setSource': { ...rateLimited, seconds: 25, memory: 1024 }, // reads and unfolds a calendar of up to 4 MB
  'calendar.readSource': { ...rateLimited, seconds: 25, memory: 1024 },
  'calendar.removeSource': { table: 'write' },
  'calendar.getHours': { table: 'read' },
  'calendar.updateHours': { table: 'write' },
  'calendar.getFeed': { ...rateLimited, environment: ['SITE_URL'] },
  'callbacks.getDays': { table: 'read' },
  'callbacks.getAppointments': { table: 'read', environment: ['SITE_URL'] },
  'callbacks.book': notifies,
  'callbacks.cancel': notifies,
  'callbacks.getOwn': { table: 'read', environment: ['SITE_URL'] },
  'callbacks.chooseOwn': notifies,
  'callbacks.cancelOwn': notifies,
  'callbacks.forgetOwn': { ...notifies, recordings: 'write' },
  'directory.getPeople': { ...rateLimited, environment: ['DIRECTORY_INDEXING'] },
  'directory.getPhones': { ...rateLimited, environment: ['DIRECTORY_INDEXING'] },
  'directory.getEmails': { ...rateLimited, environment: ['DIRECTORY_INDEXING'] },
  'forwarding.getCarriers': { table: 'read' },
  'forwarding.getForwarding': { table: 'read' },
  'forwarding.chooseCarrier': { table: 'write' },
  'forwarding.takeStep': { table: 'write' },
  'forwarding.sayDialled': { table: 'write' },
  'forwarding.startTest': { ...rateLimited, environment: ['SITE_URL', 'TELEPHONY', 'TELEPHONY_SECRET'], seconds: 20 },
  'forwarding.stopTest': { table: 'write', environment: ['TELEPHONY', 'TELEPHONY_SECRET'] },
  'forwarding.turnOff': notifies,
  'helpdesk.getTickets': { table: 'read', index: true, environment: ['SUPPORT_HOURS', 'SUPPORT_TIME_ZONE'] },
  'helpdesk.findTickets': { table: 'read', index: true },
  'helpdesk.getTicket': { table: 'read' },
  'helpdesk.answerTicket': { ...notifies, environment: [...notifies.environment, 'SUPPORT_ADDRESS'] },
  'helpdesk.writeNote': { table: 'write' },
  'helpdesk.changeTicket': {
    ...notifies,
    environment: [...notifies.environment, 'SUPPORT_ADDRESS', ...supportSettings],
  },
  'helpdesk.contact': {
    ...notifies,
    environment: [...notifies.environment, ...supportSettings, 'SUPPORT_ADDRESS', ...botChecked.environment],
  },
  'numbers.getCard': { ...rateLimited, memory: 1024 }, // unpacks a numbering plan
  'numbers.mark': { ...rateLimited, memory: 1024 },
  'owner.confirm': { ...rateLimited, ...hashesPasswords, environment: ['SITE_URL'] },
  'owner.startPin': notifies,
  'passkeys.startLogIn': { ...rateLimited, environment: ['SITE_URL'] },
  'passkeys.logIn': { ...startsSession, ...notifies },
  'passkeys.startConfirmation': { ...rateLimited, environment: ['SITE_URL'] },
  'passkeys.startRegistration': { ...rateLimited, environment: ['SITE_URL'] },
  'passkeys.finishRegistration': notifies,
  'passkeys.getPasskeys': { table: 'read' },
  'passkeys.renamePasskey': { table: 'write' },
  'passkeys.removePasskey': notifies,
  'passkeys.postponeOffer': { table: 'write' },
  'people.getIndex': { table: 'read' },
  'people.startSearch': { ...botChecked, starts: ['people.gatherResults'] },
  'people.getSearch': { table: 'read', secret: true, environment: ['SUBJECT_REGIONS'], memory: 1024 }, // unpacks up to 1,000 hits, and may query the index again for chosen states
  'people.getAlternatives': { ...rateLimited, environment: ['SUBJECT_REGIONS'], memory: 1024 }, // up to six look-ups in the index
  'people.readLine': { ...rateLimited, memory: 1024 }, // unpacks the names of places
  'people.suggestPlaces': rateLimited,
  'people.suggestNames': rateLimited,
  'people.getIdentifier': { ...rateLimited, environment: ['SUBJECT_REGIONS'] },
  'people.notifyWhenReady': { table: 'write', starts: ['people.gatherResults'] },
  'people.getTeaser': { ...rateLimited, environment: ['SUBJECT_REGIONS'] },
  'people.openReport': { ...rateLimited, environment: peopleDataSettings, seconds: 20 }, // stores vendor responses and their cost
  'people.getReport': { ...rateLimited, environment: [...peopleDataSettings, ...registerSettings], seconds: 20 },
  'people.getNeighbors': { ...rateLimited, environment: peopleDataSettings, seconds: 20 },
  'people.setNotMeant': rateLimited,
  'people.disputeFact': { ...notifies, environment: ['SITE_URL', ...peopleDataSettings], seconds: 20 },
  'people.returnReport': { table: 'write', secret: true, environment: ['SUBJECT_REGIONS'] },
  'people.getOpened': { table: 'read', secret: true, environment: ['SUBJECT_REGIONS'] },
  'people.getSearches': { table: 'read', environment: ['SUBJECT_REGIONS'] },
  'people.deleteSearch': { table: 'write' },
  'people.deleteSearches': { table: 'write', seconds: 25 },
  'saved.getPeople': { table: 'read', secret: true, environment: ['SUBJECT_REGIONS'] },
  'saved.getPerson': { table: 'read', environment: ['SUBJECT_REGIONS'] },
  'saved.savePerson': { ...rateLimited, environment: ['SUBJECT_REGIONS'] },
  'saved.removePerson': { table: 'write' },
  'saved.writeNote': { ...rateLimited, environment: ['SUBJECT_REGIONS'] },
  'saved.watchPerson': { ...rateLimited, environment: ['SUBJECT_REGIONS'] },
  'saved.unwatchPerson': { table: 'write' },
  'sharing.getLinks': { table: 'read', environment: ['SUBJECT_REGIONS'] },
  'sharing.makeLink': { ...rateLimited, environment: ['SUBJECT_REGIONS'] },
  'sharing.revokeLink': { table: 'write' },
  'sharing.openLink': { ...rateLimited, environment: peopleDataSettings, seconds: 20 },
  'privacy.startVerification': {
    ...botChecked,
    starts: notifies.starts,
    environment: [...botChecked.environment, 'SITE_URL'],
  },
  'privacy.confirmVerification': rateLimited,
  'privacy.startFromAccount': { table: 'write' },
  'privacy.endSession': { table: 'write' },
  'privacy.getCenter': rateLimited,
  'privacy.getRecord': rateLimited,
  'privacy.confirmRecord': rateLimited,
  'privacy.disputeFact': notifies,
  'privacy.hideFact': { ...notifies, seconds: 20 },
  'privacy.makeRequest': { ...notifies, seconds: 25, memory: 1024 },
  'privacy.getCopy': { ...notifies, seconds: 25, memory: 1024 },
  'privacy.getTransparency': { ...rateLimited, environment: ['BROKER_REGISTRATIONS'] },
  'removal.find': botChecked,
  'removal.request': { ...notifies, environment: [...notifies.environment, ...botChecked.environment] },
  'removal.sendAgain': { ...notifies, environment: [...notifies.environment, ...botChecked.environment] },
  'removal.lookAtLink': rateLimited,
  'removal.confirm': { ...rateLimited, seconds: 25, memory: 1024 }, // rewrites every index entry of up to 30 people
  'removal.getStatus': rateLimited,
  'removal.requestAsAgent': { ...notifies, seconds: 29, memory: 1024 },
  'support.getChallenge': { ...rateLimited, environment: ['BOT_CHECK', 'TURNSTILE_SITE_KEY'] },
  'support.getDeviceHash': rateLimited,
  'support.newWebEvent': rateLimited,
  'support.reportTranslations': rateLimited,
  'support.getSeller': { table: 'none', environment: [...Object.values(sellerSettings), 'REFUND_DAYS'] },
  'support.getConfiguration': { table: 'none', environment: ['CLARITY_PROJECT', 'RADICAL_WORDING'] },
  'support.getHours': { table: 'none', environment: supportSettings },
  'support.openShortLink': rateLimited,
  'telephony.answerTwiml': telephony,
  'telephony.noteTwimlStatus': telephony,
  'web-chat.begin': { ...rateLimited, environment: [...supportSettings, ...botChecked.environment] },
  'web-chat.fetch': startsSession,
  'web-chat.updateDeeplinkFrom': rateLimited,
  'web-chat.whose': rateLimited,
  'web-chat.linkMobile': { ...rateLimited, environment: ['SITE_URL'] },
  'web-chat.getChat': { table: 'read' },
  'web-chat.sendLine': { ...rateLimited, environment: supportSettings },
  'web-chat.leaveEmail': rateLimited,
  'web-chat.extend': { table: 'write' },
  'web-chat.end': { table: 'write' },
  'web-chat.renew': notifies,
};

export const jobNeeds: Record<JobId, Needs> = {
  'people.gatherResults': {
    table: 'write',
    secret: true,
    starts: ['messages.sendMessage'],
    environment: ['SITE_URL', ...peopleDataSettings],
    seconds: 30,
    memory: 1024,
  },
  // infra/stacks/import-stack.ts grants its bucket; it stops before its timeout.
  'people.importObject': {
    table: 'write',
    secret: true,
    environment: ['SUBJECT_REGIONS', 'SENSITIVE_PLACES'],
    seconds: 900,
    memory: 1769,
  },
  'people.sweepSuppressions': { table: 'write', index: true, secret: true, seconds: 290, memory: 1024 },
  'people.reviewDisputes': { ...notifies, index: true, seconds: 290 },
  'people.sendNotices': { ...notifies, index: true, seconds: 290 },
  'directory.countLists': { table: 'write', seconds: 290, memory: 512 },
  'saved.notifyChanges': {
    ...notifies,
    index: true,
    environment: ['SITE_URL', 'SUBJECT_REGIONS'],
    seconds: 290,
    memory: 1024,
  },
  'messages.sendMessage': {
    table: 'write',
    sms: true,
    email: true,
    environment: ['SITE_URL', 'MAIL_FROM', 'SUPPORT_ADDRESS', 'PUSH_SECRET'],
  },
  'messages.sweepOutbox': { table: 'write', index: true, starts: ['messages.sendMessage'] },
  'messages.receiveText': { table: 'write', starts: ['messages.sendMessage'], environment: ['SITE_URL'] },
  'billing.startRenewals': {
    ...notifies,
    index: true,
    starts: [...notifies.starts, 'billing.renew'],
    environment: [...offerSettings, 'SITE_URL'],
    machine: true,
    seconds: 290,
  },
  'billing.renew': { ...payments, seconds: 60 },
  'billing.sweep': { table: 'read', index: true, starts: ['billing.renew'], seconds: 60 },
  'telephony.concludeCall': { ...telephony, starts: notifies.starts, recordings: 'write', seconds: 60 },
  'telephony.sweepCalls': { table: 'read', index: true, starts: ['telephony.concludeCall'], seconds: 60 },
  'telephony.answerChime': telephony,
  'assistant.forgetCalls': {
    table: 'write',
    index: true,
    recordings: 'write',
    environment: ['TELEPHONY', 'TELEPHONY_SECRET'],
    seconds: 290,
  },
  'assistant.digestDays': { ...notifies, index: true, seconds: 290 },
  'assistant.digestSpam': { ...notifies, index: true, seconds: 290 },
  'assistant.remindOwners': { ...notifies, index: true, seconds: 60 },
  'calendar.refreshSource': { table: 'write', seconds: 30, memory: 1024 },
  'calendar.refreshSources': { table: 'read', index: true, starts: ['calendar.refreshSource'], seconds: 60 },
  'callbacks.remind': { ...notifies, index: true, seconds: 60 },
  'requests.watchDue': { table: 'write', index: true, seconds: 290, memory: 1024 }, // counts all requests of two years
  // Walks over the whole table; a run stops before its timeout, and the next one goes on.
  'drop.synchronize': {
    table: 'write',
    scan: true,
    secret: true,
    environment: ['DROP_SECRET'],
    seconds: 900,
    memory: 1769,
  },
  'forwarding.checkHealth': { ...notifies, index: true, seconds: 290 },
  'account.eraseExpired': { ...notifies, index: true, recordings: 'write', seconds: 290 },
  'helpdesk.receiveMail': {
    ...notifies,
    mail: true,
    environment: [...notifies.environment, ...supportSettings, 'SUPPORT_ADDRESS', 'MAIL_FROM'],
    seconds: 30,
  },
  'helpdesk.sweepTickets': { table: 'write', index: true, environment: supportSettings, seconds: 60 },
  'billing.converge': { ...payments, starts: [...notifies.starts, 'billing.renew'] },
};
