import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP ends texts.';

export const calls: CallTemplates = {
  'missed-call': (details) => [
    `Missed call${after(': ', who(details), '.') || '.'}`,
    after('About: ', details.about, '.'),
    after('Callback ', details.when, '.'),
    details.link,
  ],
  private: ({ link }) => ['Calluna: a new message.', link],
  'callback-agreed': ({ name, when, link }) => [
    `Your callback${after(' from ', name)}: ${when}.`,
    `Change or cancel: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `Your callback${after(' from ', name)} is now ${when}.`,
    `Another time: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Callback moved to ${details.when}${after(': ', who(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `The callback ${when}${after(' from ', name)} is cancelled.`,
    `Another time: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Callback ${details.when} cancelled${after(': ', who(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Callback ${details.when}${after(': ', who(details))}.`,
    after('About: ', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `Calluna no longer answers your calls. To stop forwarding, dial ${undo} on your phone.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: no call was forwarded for 14 days. Is forwarding still on?', link],
};

export const mail: CallMailTemplates = {
  caller: 'Caller',
  withheld: 'number withheld',
  about: 'About',
  callback: 'Callback',
  verdict: 'Verdict',
  verdicts: {
    likely_safe: 'Likely genuine',
    unknown: 'Not sure',
    suspicious: 'Suspicious',
    likely_spam: 'Likely spam',
  },
  button: 'Open the call',
  choose: 'You choose under Notifications what we tell you, and how.',
};
