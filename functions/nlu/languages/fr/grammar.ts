import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day' },
  refusals: {
    no: '(?:jamais|aucune?|pas|ni|rien|ne (?:donnez|communiquez|transmettez|demandons|prenons|demandera|prend|versez|payez))(?: (?:de|du|des|d|vos|votre|le|la|les|l|ces|ses|a|par|besoin|demander|donner|demande|prenons|mon|notre|ni|aucune?|en)){0,12}',
    wanted:
      '(?:codes?|mots? de passe|carte|coordonnees|renseignements|informations|rib|iban|paiement|payer|regler|argent|virement|telephone|donnees|verser|avancer|acompte)',
  },
  accountScams: {
    blocked:
      '(?:comptes?|cartes?|acces|livret)(?: [^ ]+){0,4} (?:bloque[^ ]*|ferme[^ ]*|cloture[^ ]*|suspendu[^ ]*|desactive[^ ]*|gele[^ ]*|limite[^ ]*|coupe[^ ]*|pirate[^ ]*|saisi[^ ]*|verrouille[^ ]*)|(?:bloque|ferme|cloture|suspendu|desactive|gele)(?: [^ ]+){0,2} (?:comptes?|cartes?|acces)',
    call: '(?:r?appel[^ ]*|telephon[^ ]*|joindre|joignez|contact[^ ]*|compos[^ ]*)',
    code: '(?:donn[^ ]*|lire|lisez|lise|dire|dites|dise|communiqu[^ ]*|confirm[^ ]*|prepar[^ ]*|avec|entrer|entrez)(?: [^ ]+){0,4} (?:codes?|mot de passe|chiffres|pin)',
    card: 'dos de (?:sa|la|votre|ma|leur) carte|au verso|passer? (?:a|en) (?:l |son |votre )?agence|passez',
  },
  publicSurvey: {
    office: 'mairie|insee|recensement|service de sante|sante publique|agent recenseur|institut national',
    survey: 'enquete[^ ]*|recens[^ ]*|sondage|questionnaire|etude',
  },
  codeWords: /\b(code|pin|mot de passe|carte)\b/i,
  script: null,
  wordEndings: [],
};

const isElided = (name: string) => /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name);

export const formats: Formats = {
  de: (name) => (isElided(name) ? `d’${name}` : `de ${name}`),
  que: (name) => (isElided(name) ? `qu’${name}` : `que ${name}`),
};
