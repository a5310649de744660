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

const stop = 'STOP pour ne plus recevoir de SMS.';

export const words: CallerWords = {
  urgent: 'URGENT',
  doubtful: 'Spam ?',
  again: 'nouvel appel',
  reminder: 'toujours non lu',
  update: 'suite',
  withheld: 'Numéro masqué',
  withheldBefore: 'Numéro masqué,',
  caller: 'Un appelant',
  unknown: 'Inconnu',
  says: (name) => `se dit "${name}"`,
  beside: (name, from) => `${name} (${from})`,
  extension: (digits) => `poste ${digits}`,
  hasMessage: 'a laissé un message',
  otherNumber: 'Numéro à rappeler : voir le lien',
  wants: (time) => `Souhaite un rappel : "${time}"`,
  colon: ' : ',
  comma: ', ',
};

const by = (details: CallDetails) => caller(details, words);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    ...whoAndWhy(details, words),
    after('Rappel ', details.when, '.'),
    wanted(details, words),
    after('', details.hasOtherNumber ? words.otherNumber : '', '.'),
    details.link,
  ],
  private: (details) => [`${labels(details, words)}Calluna : un nouveau message.`, details.link],
  'doubtful-calls': ({ count, link }) => [`Spam ? ${count} ${count === '1' ? 'appel' : 'appels'}.`, link],
  'held-calls': ({ count, link }) => [`Calluna : autres appels (${count}).`, link],
  'callback-agreed': ({ name, when, link }) => [`${name || 'On'} vous rappelle ${when}.`, `Modifier : ${link}`, stop],
  'callback-moved caller': ({ name, when, link }) => [
    `Nouvel horaire : ${name || 'on'} vous rappelle ${when}.`,
    `Autre heure : ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Rappel déplacé, ${details.when}${after(' : ', by(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Rappel annulé : ${when}${after(', ', name)}.`,
    `Autre heure : ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Rappel annulé, ${details.when}${after(' : ', by(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Rappel ${details.when}${after(' : ', by(details))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `Calluna ne prend plus vos appels. Pour désactiver le renvoi, composez ${undo} sur votre téléphone.`,
  ],
  'forwarding-quiet': ({ link }) => [
    'Calluna : aucun appel renvoyé depuis 14 jours. Le renvoi est-il encore actif ?',
    link,
  ],
};

export const mail: CallMailTemplates = {
  missed: 'Vous avez manqué un appel.',
  caller: 'Appel de',
  about: 'Objet',
  callback: 'Rappel',
  verdict: 'Avis',
  verdicts: {
    likely_safe: 'Probablement authentique',
    unknown: 'Pas sûr',
    suspicious: 'Peut-être un spam',
    likely_spam: 'Spam probable',
  },
  button: 'Ouvrir l’appel',
  choose: 'Dans Notifications, vous choisissez ce que nous vous signalons, et comment.',
};
