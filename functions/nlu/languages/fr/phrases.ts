import type {
  Agreement,
  Clauses,
  Digits,
  Identification,
  Refusals,
  UrgencyPhrases,
  WordEndings,
} from '#functions/nlu/languages/pack.ts';

/** How callers say that something is urgent, and that it is not. */
export const urgency: UrgencyPhrases = {
  urgent: `urgent|urgence|urgences|tout de suite|immédiatement|au plus vite|le plus vite possible|dès que possible|ambulance|pompiers|samu|à l hôpital|hospitalisé|accident|saigne|inondé|inondation|ça déborde|fuite importante|ne peut pas attendre|dans l heure|dans les dix minutes|dans les quinze minutes|dans le quart d heure|avant ce soir impérativement|vite|à récupérer rapidement|coincé|enfermé dehors|bloqué devant|est tombé|fait une chute|malaise|a vomi|sinon on repart|sinon je repars|odeur de gaz|fuite de gaz|incendie|en feu|prend feu|au feu|disparu|introuvable|convulsion|respire mal|ne respire|dès que tu as ce message|dès que vous avez ce message|sans délai|au plus tôt|de toute urgence`,
  calm: `pas urgent|pas d urgence|rien d urgent|pas pressé|rien de grave|rien d important|quand tu veux|quand vous voulez|pas de panique|pas trop urgent|ça ne presse pas|ça presse pas|tranquille|prenez votre temps|aucune urgence|ne vous inquiétez pas|pas le feu|rien d inquiétant|pas grave|pas vraiment urgent|n est pas urgent`,
  yes: `oui|ouais|très|assez|un peu|plutôt|absolument|carrément`,
  no: `non|pas|nan`,
  asks: `urgent|urgence`,
};

/** How callers refuse what swindlers ask for. */
export const refusals: Refusals = {
  no: '(?:jamais|aucune?|pas|ni|rien|ne (?:donnez|communiquez|transmettez|demandons|prenons|demandera|prend|versez|payez))(?: (?:de|du|des|d|vos|votre|le|la|les|l|ces|ses|a|par|besoin|demander|donner|demande|prenons|mon|notre|ni|aucune?|en)){0,12}',
  wanted:
    '(?:codes?|mots? de passe|carte|coordonnees|renseignements|informations|rib|iban|paiement|payer|regler|argent|virement|telephone|donnees|verser|avancer|acompte)',
};

/** What clauses are cut by. */
export const clauses: Clauses = {
  starts: `je j nous on vous votre vos il elle y le la les un une mon ma mes notre nos son sa ses pour concernant c est ce serait pourriez pouvez puis au_sujet à_propos tu ton ta tes plus personne aucun`,
  joins: `et mais donc alors car parce si que qui quand comme puis parceque sinon dont où ou voilà`,
  loose: `le la les l d un une des du de à au aux en dans sur pour par avec sans et ou mais que qui si je j on nous vous il elle ce c est sont a ai avez mon ma mes votre vos son sa ses ne n y se s me m te t plus très`,
  aside: `rappelez rappelle appelez appelle téléphonez joindre merci bisous au_revoir passez sonne`,
  fillers: `euh ben bah allo allô bonjour bonsoir salut coucou oui ouais écoutez écoute ah oh hein`,
};

export const agreement: Agreement = {
  small:
    'd’accord|dac|daccord|ok|okay|bien sûr|bien entendu|exact|exactement|c’est ça|c’est bien ça|c’est bon|entendu|effectivement|en effet|correct|parfait|très bien|super|génial|ça va|absolument',
  around:
    'euh|heu|ben|bah|bon|alors|et|ah|oh|eh bien|eh ben|hmm|donc|je crois|je pense|merci|merci bien|merci beaucoup|s’il vous plaît|svp|monsieur|madame|volontiers|pour moi|avec moi|bonjour|allô|là|oui',
};

export const digits: Digits = {
  ones: 'zéro/zero un/une deux trois quatre cinq six sept huit neuf',
  teens: 'dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tens: 'vingt trente quarante cinquante soixante septante quatre-vingt/huitante/quatre-vingts nonante/quatre-vingt-dix',
  multipliers: { double: 2, triple: 3 },
  codeWords: /\b(code|pin|mot de passe|carte)\b/i,
};

/** Endings of words that are no names, by what they tell; the first that fits. */
export const wordEndings: WordEndings = [];

/** What the language is recognised by. */
export const identification: Identification = {
  littleWords:
    'le la les un une des du et est je vous nous il elle que qui pour avec dans sur ce cette bonjour votre ton ta mon ma pas ne au aux de en c d l j s qu oui merci allo suis peut',
  script: null,
};

/** Countries whose callers most likely speak it. */
export const countries = 'FR BE MC SN CI CM';
