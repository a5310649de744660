import type { EndpointId } from '#shared/api/index.ts';
import type { JobId } from '#shared/contract/jobs.ts';

/** What it takes to ask the vendors of facts about people; who is told of the secret may read it. */
const peopleData = [
  'PEOPLE_DATA_SOURCES',
  'PEOPLE_DATA_SECRET',
  'PEOPLE_DATA_LABS_CREDIT_CENTS',
  'PEOPLE_DATA_LABS_DAILY_CENTS',
  'ENFORMION_SEARCH_CENTS',
  'ENFORMION_REPORT_CENTS',
  'ENFORMION_DAILY_CENTS',
] as const;

/** What an operator may set of a stage, by its own name. A function is told only what it says it reads. */
export const settable = [
  'GOOGLE_ISSUER',
  'GOOGLE_PEOPLE_URL',
  'GOOGLE_SECRET',
  'MAIL_FROM',
  'PUSH_SECRET',
  'ENUMERATION_SAFE',
  'BOT_CHECK',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET',
  'PRICE_MINOR_UNITS',
  'CURRENCY',
  'BILLING_MODE',
  'REFUND_DAYS',
  'STATEMENT_DESCRIPTOR',
  'TERMS_VERSION',
  'STRIPE_SECRET',
  'STRIPE_PUBLISHABLE_KEY',
  'SANCTIONED_COUNTRIES',
  'TRIAL_DAYS',
  'TRIAL_CREDITS',
  'MONTHLY_CREDITS',
  'DIRECTORY_INDEXING',
  'TELEPHONY',
  'TELEPHONY_SECRET',
  'ASSISTANT_MINUTES',
  'UNDERSTANDING',
  'BEDROCK_MODEL',
  ...peopleData,
] as const;
export type EnvVarName =
  'SITE_URL' | 'RENEWAL_MACHINE' | 'SIGNING_KEYS' | 'APP_SECRET' | 'RECORDINGS_BUCKET' | (typeof settable)[number];

export type Needs = {
  table: 'none' | 'read' | 'write';
  /** Whether it queries the sparse index as well. */
  index?: true;
  /** The jobs that it starts. */
  starts?: readonly JobId[];
  /** Whether it starts the machine that takes a month’s money. */
  machine?: true;
  /** Whether it sends text messages, and mail. */
  sms?: true;
  email?: true;
  /** Whether it reads recordings of calls, or writes and deletes them. */
  recordings?: 'read' | 'write';
  /** Whether it may ask Amazon Bedrock. */
  model?: true;
  /** Whether it signs access tokens. To verify them, whatever is not public may read the public keys. */
  signs?: true;
  /** Whether it reads the secret from which pins, cookies and challenges are keyed. */
  secret?: true;
  environment?: readonly EnvVarName[];
  /** How long it may take, 10 unless told. */
  seconds?: number;
  /** MB, and with it its share of a processor, 512 unless told. */
  memory?: number;
};

/** Counted by the limiter, which keys whom it counts by our secret. */
const limited = { table: 'write', secret: true } as const;
/** Limited, and asks for proof of work. */
const proven = { ...limited, environment: ['BOT_CHECK', 'TURNSTILE_SECRET'] } as const;
/** Logs somebody in. */
const signsIn = { ...limited, signs: true } as const;
/** Tells somebody something. */
const tells = { ...limited, starts: ['messages.sendMessage'], environment: ['SITE_URL'] } as const;
/** Derives a password’s hash: a second of a processor, and 32 MB. */
const hashes = { memory: 1769 } as const;

/** What a membership costs, and when. */
const offer = ['BILLING_MODE', 'PRICE_MINOR_UNITS', 'CURRENCY', 'TRIAL_DAYS', 'TRIAL_CREDITS', 'MONTHLY_CREDITS', 'REFUND_DAYS', 'STATEMENT_DESCRIPTOR', 'TERMS_VERSION'] as const; // prettier-ignore
/** Asks the payment provider, tells its customer, and takes the time that both need. */
const pays = { ...tells, environment: [...offer, 'SITE_URL', 'STRIPE_SECRET'], seconds: 29 } as const;

/** What a telephone company’s request takes: understands, and answers within seconds. */
const answers = {
  ...tells,
  environment: ['SITE_URL', 'TELEPHONY', 'TELEPHONY_SECRET', 'ASSISTANT_MINUTES', 'UNDERSTANDING', 'BEDROCK_MODEL'],
  starts: [...tells.starts, 'telephony.concludeCall'],
  model: true,
  memory: 1769,
} as const;

/** What each endpoint may touch. A new endpoint does not compile until it has said so here. */
export const needs: Record<EndpointId, Needs> = {
  'account.getUser': { table: 'read' },
  'account.updateUser': { table: 'write' },
  'account.readReason': limited,
  'account.changeEmail': { ...tells, ...hashes },
  'account.confirmEmail': tells,
  'account.startPhone': { ...tells, ...hashes },
  'account.confirmPhone': tells,
  'account.removePhone': tells,
  'account.getNotifications': { table: 'read' },
  'account.updateNotifications': { table: 'write' },
  'account.getPushKey': { table: 'read', environment: ['PUSH_SECRET'] },
  'account.subscribePush': limited,
  'account.unsubscribePush': { table: 'write' },
  'account.getPrivacy': { table: 'read' },
  'account.updatePrivacy': { table: 'write' },
  'account.exportData': { ...limited, seconds: 25, memory: 1024 },
  'account.deleteUser': { ...tells, ...hashes, recordings: 'write', seconds: 25 },
  'account.getContacts': { table: 'read' },
  'account.deleteContacts': { table: 'write', seconds: 25 },
  'assistant.getCalls': { table: 'read' },
  'assistant.updateRead': { table: 'write' },
  'assistant.getToday': { table: 'read', environment: ['ASSISTANT_MINUTES'] },
  'assistant.getCall': { table: 'read' },
  'assistant.getAudio': { table: 'read', recordings: 'read' },
  'assistant.writeNote': { table: 'write' },
  'assistant.markCaller': { table: 'write' },
  'assistant.getBlocked': { table: 'read' },
  'assistant.unblock': { table: 'write' },
  'assistant.deleteCall': { table: 'write', recordings: 'write' },
  'assistant.getSettings': { table: 'read' },
  'assistant.updateSettings': { table: 'write' },
  'assistant.getAccuracy': { table: 'none' },
  'assistant.startAppeal': { ...tells, environment: [...tells.environment, ...proven.environment] },
  'assistant.confirmAppeal': limited,
  'auth.register': {
    ...proven,
    ...signsIn,
    ...hashes,
    starts: tells.starts,
    environment: [...proven.environment, 'SITE_URL'],
  },
  'auth.logIn': { ...proven, ...signsIn, ...hashes, starts: tells.starts },
  'auth.startPhone': { ...proven, starts: tells.starts, environment: [...proven.environment, 'SITE_URL'] },
  'auth.verifyPhone': { ...signsIn, ...tells },
  'auth.startGoogle': { ...limited, environment: ['SITE_URL', 'GOOGLE_ISSUER', 'GOOGLE_SECRET'] },
  'auth.finishGoogle': {
    ...signsIn,
    starts: tells.starts,
    environment: ['SITE_URL', 'GOOGLE_ISSUER', 'GOOGLE_SECRET', 'GOOGLE_PEOPLE_URL'],
    seconds: 20,
  },
  'auth.refresh': signsIn,
  'auth.logOut': { table: 'write', secret: true },
  'auth.getUser': { table: 'read' },
  'auth.forgotPassword': {
    ...proven,
    starts: tells.starts,
    environment: [...proven.environment, 'SITE_URL', 'ENUMERATION_SAFE'],
  },
  'auth.lookAtLink': limited,
  'auth.confirmLink': tells,
  'auth.resetPassword': { ...tells, ...hashes },
  'auth.setPassword': { ...signsIn, ...tells, ...hashes },
  'auth.changePassword': { ...signsIn, ...tells, ...hashes },
  'auth.getSessions': { table: 'read' },
  'auth.endSession': { table: 'write' },
  'auth.endOtherSessions': signsIn,
  'auth.getAccessLog': { table: 'read' },
  'auth.startSecondFactor': { ...limited, ...hashes },
  'auth.confirmSecondFactor': tells,
  'auth.removeSecondFactor': tells,
  'auth.disconnectGoogle': tells,
  'billing.getCredits': { table: 'read' },
  'billing.getOffer': { table: 'read', environment: [...offer, 'STRIPE_PUBLISHABLE_KEY'] },
  'billing.checkout': {
    ...pays,
    ...signsIn,
    environment: [...pays.environment, ...proven.environment, 'SANCTIONED_COUNTRIES'],
  },
  'billing.finishCheckout': { ...pays, environment: [...pays.environment, 'SANCTIONED_COUNTRIES'] },
  'billing.getMembership': { table: 'read', environment: offer },
  'billing.getCharges': { table: 'read', environment: offer },
  'billing.getCharge': { table: 'read', environment: offer },
  'billing.refundCharge': pays,
  'billing.unsubscribe': { ...pays, starts: [...tells.starts, 'billing.renew'] },
  'billing.lookAtCancelLink': { ...limited, environment: offer },
  'billing.unsubscribeByLink': { ...pays, starts: [...tells.starts, 'billing.renew'] },
  'billing.replaceCard': { ...pays, environment: [...pays.environment, 'SANCTIONED_COUNTRIES'] },
  'billing.receiveEvent': { table: 'write', starts: ['billing.converge'], environment: ['STRIPE_SECRET'] },
  'callbacks.getDays': { table: 'read' },
  'callbacks.getAppointments': { table: 'read', environment: ['SITE_URL'] },
  'callbacks.book': tells,
  'callbacks.cancel': tells,
  'callbacks.getOwn': { table: 'read', environment: ['SITE_URL'] },
  'callbacks.chooseOwn': tells,
  'callbacks.cancelOwn': tells,
  'callbacks.forgetOwn': { ...tells, recordings: 'write' },
  'directory.getPeople': { table: 'read', environment: ['DIRECTORY_INDEXING'] },
  'directory.getPhones': { table: 'read', environment: ['DIRECTORY_INDEXING'] },
  'directory.getEmails': { table: 'read', environment: ['DIRECTORY_INDEXING'] },
  'forwarding.getCarriers': { table: 'read' },
  'forwarding.getForwarding': { table: 'read' },
  'forwarding.chooseCarrier': { table: 'write' },
  'forwarding.takeStep': { table: 'write' },
  'forwarding.sayDialled': { table: 'write' },
  'forwarding.startTest': { ...limited, environment: ['SITE_URL', 'TELEPHONY', 'TELEPHONY_SECRET'], seconds: 20 },
  'forwarding.stopTest': { table: 'write', environment: ['TELEPHONY', 'TELEPHONY_SECRET'] },
  'forwarding.turnOff': tells,
  'people.getIndex': { table: 'read' },
  'people.startSearch': { ...proven, starts: ['people.gatherResults'] },
  'people.getSearch': { table: 'read', memory: 1024 }, // unpacks up to 1,000 hits, and may ask the index again for one state
  'people.notifyWhenReady': { table: 'write', starts: ['people.gatherResults'] },
  'people.getTeaser': { table: 'read' },
  'people.openReport': { ...limited, environment: peopleData, seconds: 20 }, // keeps what a vendor sent, and what it cost
  'people.getReport': { table: 'write', environment: peopleData, seconds: 20 },
  'people.returnReport': { table: 'write' },
  'people.getOpened': { table: 'read' },
  'people.getSearches': { table: 'read' },
  'people.deleteSearch': { table: 'write' },
  'people.deleteSearches': { table: 'write', seconds: 25 },
  'support.getChallenge': { ...limited, environment: ['BOT_CHECK', 'TURNSTILE_SITE_KEY'] },
  'support.getDeviceHash': limited,
  'support.newWebEvent': limited,
  'support.reportTranslations': limited,
  'support.openShortLink': limited,
  'telephony.answerTwiml': answers,
  'telephony.noteTwimlStatus': answers,
  'web-chat.fetch': signsIn,
  'web-chat.updateDeeplinkFrom': limited,
  'web-chat.whose': limited,
  'web-chat.linkMobile': { ...limited, environment: ['SITE_URL'] },
  'web-chat.getChat': { table: 'read' },
  'web-chat.sendLine': limited,
  'web-chat.extend': { table: 'write' },
  'web-chat.end': { table: 'write' },
  'web-chat.renew': tells,
};

export const jobNeeds: Record<JobId, Needs> = {
  'people.gatherResults': {
    table: 'write',
    starts: ['messages.sendMessage'],
    environment: ['SITE_URL', ...peopleData],
    seconds: 30,
    memory: 1024,
  },
  // What it reads, infra/stacks/import-stack.ts gives it; it stops in time by itself.
  'people.importObject': { table: 'write', seconds: 900, memory: 1769 },
  'messages.sendMessage': {
    table: 'write',
    sms: true,
    email: true,
    environment: ['SITE_URL', 'MAIL_FROM', 'PUSH_SECRET'],
  },
  'messages.sweepOutbox': { table: 'write', index: true, starts: ['messages.sendMessage'] },
  'messages.receiveText': { table: 'write', starts: ['messages.sendMessage'], environment: ['SITE_URL'] },
  'billing.startRenewals': {
    ...tells,
    index: true,
    starts: [...tells.starts, 'billing.renew'],
    environment: [...offer, 'SITE_URL'],
    machine: true,
    seconds: 290,
  },
  'billing.renew': { ...pays, seconds: 60 },
  'billing.sweep': { table: 'read', index: true, starts: ['billing.renew'], seconds: 60 },
  'telephony.concludeCall': { ...answers, starts: tells.starts, recordings: 'write', seconds: 60 },
  'telephony.sweepCalls': { table: 'read', index: true, starts: ['telephony.concludeCall'], seconds: 60 },
  'telephony.answerChime': answers,
  'assistant.forgetCalls': { table: 'write', index: true, recordings: 'write', seconds: 290 },
  'assistant.digestSpam': { ...tells, index: true, seconds: 290 },
  'callbacks.remind': { ...tells, index: true, seconds: 60 },
  'forwarding.checkHealth': { ...tells, index: true, seconds: 290 },
  'billing.converge': { ...pays, starts: [...tells.starts, 'billing.renew'] },
};
