import type { CalendarTexts, Prompts } from '#functions/nlu/languages/prompts.ts';

const isElided = (owner: string) => /^[aeiouyhàâäéèêëîïôöùûü]/i.test(owner);
const of = (owner: string) => (isElided(owner) ? `d’${owner}` : `de ${owner}`);
const that = (owner: string) => (isElided(owner) ? `qu’${owner}` : `que ${owner}`);

export const prompts: Prompts = {
  opening: ({ owner }) => `Bonjour, je suis l’assistant automatique ${of(owner)}.`,
  notice: 'L’appel est enregistré pour transmettre votre message.',
  choice: 'Si vous préférez ne pas être enregistré, dites simplement « n’enregistrez pas ».',
  consent: {
    ask: ({ owner }) =>
      `Puis-je enregistrer et transcrire cet appel pour ${owner} ? Dites oui ou non, s’il vous plaît.`,
    again: ({ owner }) => `Êtes-vous d’accord pour que j’enregistre l’appel à l’attention ${of(owner)} : oui ou non ?`,
  },
  name: {
    ask: () => 'Qui est à l’appareil, s’il vous plaît ?',
    again: () => 'Pardon, je n’ai pas saisi. Quel est votre nom ?',
  },
  reason: {
    ask: () => 'Et c’est à quel sujet ?',
    again: () => 'Pouvez-vous me dire en quelques mots pourquoi vous appelez ?',
  },
  urgency: { ask: () => 'Est-ce urgent ?', again: () => 'Faut-il s’en occuper aujourd’hui ? Dites oui ou non.' },
  callback: {
    ask: ({ owner, times }) =>
      `Souhaitez-vous ${that(owner)} vous rappelle ? Je peux proposer ${times}, ou dites-moi une heure.`,
    again: ({ times }) => `Quel moment vous convient ? ${times}, c’est possible. Ou dites-en un autre.`,
  },
  own_time: {
    ask: ({ owner }) => `Souhaitez-vous ${that(owner)} vous rappelle ? Dites-moi quand cela vous convient.`,
    again: () => 'Quel jour et à quelle heure peut-on vous rappeler ?',
  },
  confirm: {
    ask: ({ owner, time, number }) =>
      `${owner} vous rappellerait ${time}${number ? `, au ${number}` : ''}. C’est bien cela ?`,
    again: ({ time, number }) => `Donc un rappel ${time}${number ? `, au ${number}` : ''} : oui ou non ?`,
  },
  nearest: 'Voici le moment libre le plus proche.',
  taken: 'Je suis désolé, cette heure vient d’être prise.',
  may_text: {
    ask: () => 'Puis-je vous envoyer l’heure par SMS ? Dites oui ou non, s’il vous plaît.',
    again: () => 'Voulez-vous un SMS avec l’heure du rappel : oui ou non ?',
  },
  challenge: 'Pour être sûr que vous êtes une personne, dites « trois » ou appuyez sur la touche trois.',
  message: {
    ask: ({ owner }) => `Dois-je dire autre chose à ${owner} ? Parlez après le bip, ou raccrochez simplement.`,
    spoken: ({ owner }) => `Dois-je dire autre chose à ${owner} ?`,
    wanted: 'Bien sûr. Parlez après le bip.',
    unheard: 'Je ne vous entends pas. Laissez un message après le bip, s’il vous plaît.',
  },
  not_recorded: 'D’accord, je n’enregistre pas.',
  fine: 'Ce n’est pas grave.',
  pass_on: ({ owner }) => `Entendu, je transmets à ${owner}.`,
  robot: 'Oui, je suis un assistant automatique, pas une personne.',
  cannot_say: 'Je ne peux pas le dire.',
  no_codes: 'Je ne peux ni prendre ni donner de codes.',
  emergency: 'Si c’est une urgence, raccrochez et appelez le numéro d’urgence de votre région.',
  close: ({ owner, name }) => `Merci${name ? `, ${name}` : ''}. Je préviens ${owner} tout de suite. Au revoir.`,
  abuse: 'Je mets fin à l’appel. Au revoir.',
  too_long: ({ owner }) => `Je dois terminer l’appel. Je transmets vos propos à ${owner}. Au revoir.`,
  unwelcome: 'Ce numéro ne prend pas cet appel. Au revoir.',
  neutral: 'Bonjour, ceci est un service automatique. Personne n’est joignable à ce numéro pour le moment. Au revoir.',
  moment: ({ day, clock }) => `${day} à ${clock}`,
  yes_or_no: ['oui', 'non'],
};

export const calendarTexts: CalendarTexts = {
  call: (name) => `Rappeler ${name}`,
  called: (owner) => `Appel de ${owner}`,
};
