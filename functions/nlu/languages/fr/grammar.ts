import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day' },
  refusals: {
    no: '(?:jamais|aucune?|pas|ni|rien|ne (?:donnez|communiquez|transmettez|demandons|prenons|demandera|prend|versez|payez))(?: (?:de|du|des|d|vos|votre|le|la|les|l|ces|ses|a|par|besoin|demander|donner|demande|prenons|mon|notre|ni|aucune?|en)){0,12}',
    wanted:
      '(?:codes?|mots? de passe|carte|coordonnees|renseignements|informations|rib|iban|paiement|payer|regler|argent|virement|telephone|donnees|verser|avancer|acompte)',
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
