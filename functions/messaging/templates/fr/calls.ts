import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'STOP pour finir.';

export const calls: CallTemplates = {
  'missed-call': (said) => [
    `Appel manqué${after(': ', who(said))}.`,
    after('Objet: ', said.about, '.'),
    after('Rappel ', said.when, '.'),
    said.link,
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
  'callback-moved owner': (said) => [`Rappel déplacé: ${said.when}${after(', ', who(said))}.`, said.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Rappel annulé: ${when}${after(', ', name)}.`,
    `Autre heure: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (said) => [
    `Rappel annulé: ${said.when}${after(', ', who(said))}.`,
    after('', said.word, '.'),
    said.link,
  ],
  'callback-reminder': (said) => [
    `Rappel ${said.when}${after(': ', who(said))}.`,
    after('Objet: ', said.about, '.'),
    said.link,
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
