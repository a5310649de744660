import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP pour finir.';

export const calls: CallTemplates = {
  'missed-call': (details) => [
    `Appel manqué${after(': ', who(details))}.`,
    after('Objet: ', details.about, '.'),
    after('Rappel ', details.when, '.'),
    details.link,
  ],
  private: ({ link }) => ['Calluna: un nouveau message.', link],
  'callback-agreed': ({ name, when, link }) => [
    `${after('', name) || 'On'} vous rappelle ${when}.`,
    `Changer ou annuler: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `${name || 'On'} vous rappelle plutôt ${when}.`,
    `Autre heure: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [`Rappel déplacé: ${details.when}${after(', ', who(details))}.`, details.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Rappel annulé: ${when}${after(', ', name)}.`,
    `Autre heure: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Rappel annulé: ${details.when}${after(', ', who(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Rappel ${details.when}${after(': ', who(details))}.`,
    after('Objet: ', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `Calluna ne prend plus vos appels. Pour arrêter le renvoi, composez ${undo} sur votre téléphone.`,
  ],
  'forwarding-quiet': ({ link }) => [
    'Calluna: aucun appel renvoyé depuis 14 jours. Le renvoi est-il encore actif?',
    link,
  ],
};

export const mail: CallMailTemplates = {
  caller: 'Appel de',
  withheld: 'numéro masqué',
  about: 'Objet',
  callback: 'Rappel',
  verdict: 'Avis',
  verdicts: {
    likely_safe: 'Probablement authentique',
    unknown: 'Pas sûr',
    suspicious: 'Suspect',
    likely_spam: 'Spam probable',
  },
  button: 'Ouvrir l’appel',
  choose: 'Sous Notifications, vous choisissez ce que nous vous disons, et comment.',
};
