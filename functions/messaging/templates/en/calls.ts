import {
  after,
  caller,
  type CallDetails,
  type CallerWords,
  type CallMailTemplates,
  type CallTemplates,
  labels,
  wanted,
  whoAndWhy,
} from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP ends texts.';

export const words: CallerWords = {
  urgent: 'URGENT',
  doubtful: 'Maybe spam',
  again: 'calls again',
  reminder: 'reminder',
  update: 'update',
  withheld: 'Number withheld',
  withheldBefore: 'Number withheld,',
  caller: 'Caller',
  unknown: 'Unknown caller',
  says: (name) => `says "${name}"`,
  beside: (name, from) => `${name} (${from})`,
  extension: (digits) => `ext. ${digits}`,
  hasMessage: 'left a message',
  otherNumber: 'Number to call: see link',
  wants: (time) => `Wants a call "${time}"`,
  colon: ': ',
  comma: ', ',
};

const by = (details: CallDetails) => caller(details, words);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    ...whoAndWhy(details, words),
    after('Call back ', details.when, '.'),
    wanted(details, words),
    after('', details.hasOtherNumber ? words.otherNumber : '', '.'),
    details.link,
  ],
  private: (details) => [`${labels(details, words)}Calluna: a new message.`, details.link],
  'doubtful-calls': ({ count, link }) => [`Maybe spam: ${count} ${count === '1' ? 'call' : 'calls'}.`, link],
  'held-calls': ({ count, link }) => [`Calluna: more calls (${count}).`, link],
  'callback-agreed': ({ name, when, link }) => [
    `${name || 'We'} will call you ${when}.`,
    `Change or cancel: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `${name || 'We'} will now call you ${when}.`,
    `Other times: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Callback moved to ${details.when}${after(': ', by(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `The call${after(' from ', name)} on ${when} is canceled.`,
    `Other times: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Callback ${details.when} canceled${after(': ', by(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Call back ${details.when}${after(': ', by(details))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `Calluna no longer answers your calls. To stop forwarding, dial ${undo} on your phone.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: no call was forwarded for 14 days. Is forwarding still on?', link],
};

export const mail: CallMailTemplates = {
  missed: 'You missed a call.',
  caller: 'Caller',
  about: 'About',
  callback: 'Callback',
  verdict: 'Verdict',
  verdicts: {
    likely_safe: 'Likely genuine',
    unknown: 'Not sure',
    suspicious: 'Maybe spam',
    likely_spam: 'Likely spam',
  },
  button: 'Open the call',
  choose: 'Under Notifications, you choose what we tell you, and how.',
};
