/** What runs without anyone waiting for it. Each is a file in a domain’s `jobs/` and a Lambda of its own. */
export const jobs = [
  'people.gatherResults',
  'people.importObject',
  'people.sweepSuppressions',
  'people.reviewDisputes',
  'people.sendNotices',
  'directory.countLists',
  'saved.notifyChanges',
  'messages.sendMessage',
  'messages.sweepOutbox',
  'messages.receiveText',
  'billing.startRenewals',
  'billing.renew',
  'billing.sweep',
  'billing.converge',
  'telephony.concludeCall',
  'telephony.sweepCalls',
  'telephony.answerChime',
  'assistant.forgetCalls',
  'assistant.digestSpam',
  'assistant.digestDays',
  'assistant.remindOwners',
  'calendar.refreshSource',
  'calendar.refreshSources',
  'callbacks.remind',
  'forwarding.checkHealth',
  'requests.watchDue',
  'helpdesk.receiveMail',
  'helpdesk.sweepTickets',
  'account.eraseExpired',
  'drop.synchronize',
] as const;
export type JobId = (typeof jobs)[number];

/** What the clock starts. */
export const schedules: readonly { job: JobId; minutes: number }[] = [
  { job: 'messages.sweepOutbox', minutes: 5 },
  { job: 'people.sweepSuppressions', minutes: 1 },
  { job: 'billing.startRenewals', minutes: 5 },
  { job: 'billing.sweep', minutes: 5 },
  { job: 'telephony.sweepCalls', minutes: 5 },
  { job: 'callbacks.remind', minutes: 1 },
  { job: 'calendar.refreshSources', minutes: 5 },
  { job: 'assistant.forgetCalls', minutes: 60 },
  { job: 'assistant.digestSpam', minutes: 60 },
  { job: 'assistant.digestDays', minutes: 5 },
  { job: 'assistant.remindOwners', minutes: 1 },
  { job: 'people.reviewDisputes', minutes: 60 },
  { job: 'people.sendNotices', minutes: 60 },
  { job: 'directory.countLists', minutes: 60 },
  { job: 'saved.notifyChanges', minutes: 15 },
  { job: 'forwarding.checkHealth', minutes: 1440 },
  { job: 'requests.watchDue', minutes: 60 },
  { job: 'helpdesk.sweepTickets', minutes: 15 },
  { job: 'account.eraseExpired', minutes: 60 },
  { job: 'drop.synchronize', minutes: 60 },
];

/** The environment variable in which a function finds the name of a job’s Lambda. */
export const jobVariable = (id: JobId) =>
  `JOB_${id
    .replace('.', '_')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase()}`;
