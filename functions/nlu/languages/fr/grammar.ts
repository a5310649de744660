import type { Formats, Grammar } from '#functions/nlu/languages/pack.ts';

export const grammar: Grammar = {
  when: { order: 'day', isHourMarked: true },
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
  schemes: {
    toMe: 'me|moi|nous|m',
    codeSent:
      'codes?(?: [^ ]+){0,5} (?:recu|recevoir|envoye|arriv[^ ]*|recevez|recoit)|(?:recu|recevoir|envoye|recevez|recoit)(?: [^ ]+){0,4} (?:codes?|chiffres)|sms(?: [^ ]+){0,4} codes?',
    payment: 'factures?|loyer|paiements?|reglements?|payer|regler|virements?|salaire',
    newPayee:
      '(?:change|nouveau|nouvel|nouvelle|nouveaux|nouvelles|autre|modifie)(?: [^ ]+){0,3} (?:banque|compte|iban|rib|coordonnees)|(?:iban|rib|compte|coordonnees)(?: [^ ]+){0,3} (?:changes?|nouveau|nouvel|modifies?|personnel)',
    unchecked:
      '(?:pas besoin|inutile|pas la peine|sans|ne pas|evite[^ ]*)(?: [^ ]+){0,3} (?:appeler|telephoner|verifier|confirmer|contacter|joindre|prevenir)|(?:n|ne) (?:appele[^ ]*|contacte[^ ]*) pas (?:la|le|l|notre)',
    bank: 'banque|banquier|bancaire|service client[^ ]*|carte|impots|caf|ameli|assurance maladie|cpam',
    codeDemand:
      '(?:codes?|mot de passe|chiffres|pin)(?: [^ ]+){0,8} (?:me|nous) (?:le |les |la )?(?:donn[^ ]*|lire|dire|dicter|communiquer|transmettre|envoyer)|(?:donn[^ ]*|lis[^ ]*|lire|dites?|dict[^ ]*|communiqu[^ ]*|prepar[^ ]*)(?: [^ ]+){0,4} (?:codes?|mot de passe|chiffres)',
    savings: 'economies|epargne|argent|fonds|avoirs|livret|placements?',
    haven:
      '(?:compte|endroit|lieu|place|espace|coffre)(?: [^ ]+){0,1} (?:securise|protege|sur|sure|temporaire)|a l abri|en lieu sur|en securite',
    device:
      '(?:votre|son|sa) (?:ordinateur|box|routeur|pc|modem|connexion|reseau|internet|windows)(?: [^ ]+){0,5} (?:erreurs?|virus|infecte|pirate|alertes?|hackers?|piratee)',
    heir: '(?:votre|son|sa) (?:neveu|niece|petit fils|petite fille|fils|fille)|mamie|mamy|papi|papy|tata|tatie|tonton|mamita|grand mere',
    cash: 'especes|liquide|argent|enveloppe|billets|bijoux|paquet|euros',
    fetch:
      '(?:coursier|copain|ami|amie|collegue|agent|avocat|chauffeur|quelqu un|livreur)(?: [^ ]+){0,4} (?:passe[^ ]*|vien[^ ]*|prend[^ ]*|cherche[^ ]*|recupere[^ ]*|va)|(?:remet[^ ]*|donn[^ ]*|confi[^ ]*)(?: [^ ]+){0,5} (?:coursier|copain|ami|collegue|agent)|passer pour',
    stranded:
      '(?:portefeuille|passeport|sac|sacoche|papiers|valise)(?: [^ ]+){0,3} (?:vole|volee|voles|perdu|disparu|perdus)|(?:vole|volee|perdu|plus|pique)(?: [^ ]+){0,2} (?:portefeuille|passeport|sac|sacoche|papiers|valise)|agresse|detrousse',
    trouble: 'arrete|arretee|en prison|garde a vue|au commissariat|en cellule|eu un accident',
    lend: '(?:envoyer|envoie|envoies|preter|prete|avancer|avance|virer|transferer|depanner)(?: [^ ]+){0,4} (?:argent|peu|sous|euros|hotel|billet|quelque chose|cash)|(?:besoin|faut)(?: [^ ]+){0,3} (?:argent|sous|caution|especes)|me depanner|m avancer',
    untraceable:
      '(?:regl[^ ]*|pay[^ ]*|paiement|verse[^ ]*)(?: [^ ]+){0,6} (?:cartes? cadeaux?|bitcoins?|crypto|coupons?|transcash|pcs|neosurf|paysafecard)|(?:achet[^ ]*|prene[^ ]*|procur[^ ]*)(?: [^ ]+){0,3} (?:cartes? cadeaux?|bitcoins?|crypto|coupons?|transcash|pcs|neosurf|paysafecard)(?: [^ ]+){0,8} (?:codes?|numeros?|lire|envoy[^ ]*)',
    parcel: 'la poste|colis|douane|douanes|livraison|chronopost|colissimo|mondial relay|paquet',
    fee: 'frais (?:a regler|a payer)|(?:petits?|frais de|supplement de|de petits|des petits|faibles?) (?:frais|douane|livraison|montant|taxe|supplement|affranchissement)',
    innocent:
      '(?:elle|il|vous|tu|on|j) (?:a|avez|as|ai|avait|aviez) (?:commande|reserve|achete|demande)[^ ]*|(?:votre|son|ton) (?:rendez vous|ordinateur|voiture|commande|lunettes|ordonnance)(?: [^ ]+){0,3} (?:pret|prete|reparee?|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|arrivee?|confirmee?)|(?:cagnotte|carte cadeau|collecte|cotise)(?: [^ ]+){0,6} (?:collegue|depart|anniversaire|retraite|mariage|pot|maitresse|naissance)|(?:mon|ma|notre) (?:[^ ]+ )?(?:fils|fille|mari|femme|frere|soeur|client|cliente|gamin|conjoint|pere)(?: [^ ]+){0,4} (?:arretee?|garde a vue|en prison|interpellee?)|(?:laisse|depose)(?: [^ ]+){0,2} (?:enveloppe|colis|paquet|courrier)(?: [^ ]+){0,3} (?:chez|a) (?:moi|nous|la|l)|(?:perdu|oublie|laisse) mon (?:portefeuille|sac|telephone)(?: [^ ]+){0,8} chez',
    gatherings:
      'repetitions?|(?:notre|l|votre) (?:exposition|expo|chorale)|la chorale|(?:fete|gouter) d anniversaire|notre cours de (?:photo|poterie|peinture|danse)|club de lecture|(?:residente?|pensionnaire|patiente?)(?: [^ ]+){0,10} (?:souhaite|voudrait|aimerait|m a demande)',
    demand:
      '(?:pay[^ ]*|regl[^ ]*|vir[^ ]*|envoy[^ ]*|donn[^ ]*|lis[^ ]*|communiqu[^ ]*|confirm[^ ]*|verifi[^ ]*|achet[^ ]*|vers[^ ]*|invest[^ ]*)(?: [^ ]+){0,5} (?:argent|codes?|pin|mot de passe|carte|frais|especes|coordonnees|iban|compte|numero|caution|adresse|date de naissance|amende|bitcoins?|identite)|tapez|offre speciale|gratuitement|eligible|sans reste a charge|credit d impot|euros|cheque|par mois|remboursement',
  },
  publicSurvey: {
    office: 'mairie|insee|recensement|service de sante|sante publique|agent recenseur|institut national',
    survey: 'enquete[^ ]*|recens[^ ]*|sondage|questionnaire|etude',
  },
  please: /,?\s(?:s[’']il (?:vous|te) pla[iî]t|svp|merci de)(?=[\s,.!]|$)/giu,
  occupation:
    /(?:^(?:bonjour |bonsoir |oui )*(?:je suis|cest) (?:le|la|l)[^ ]*(?: [^ ]+){1,2} qui )|^(?!.* (?:et|mais|parce|que|qui) )(?:bonjour |bonsoir |oui |alors |euh |voila )*(?:je|j|on|nous) (?:moccupe|soccupe|nous occupons|travaille|travaillons|tiens|gere|gerons|represente|bosse) /,
  clocks: {
    caller: 'mon heure(?: a moi)?|heures? dici|heures? (?:de )?chez (?:moi|nous)',
    owner:
      'heures? (?:(?:de )?chez (?:vous|elle|lui)|la bas|de la bas|de chicago)|(?:votre|son) heure a (?:vous|elle|lui)',
    'Europe/Paris': 'heure (?:de paris|francaise|de france)',
    'America/Toronto': 'heure (?:de montreal|du quebec|de lest)',
    'Europe/Brussels': 'heure (?:belge|de bruxelles)',
    'Europe/Zurich': 'heure (?:suisse|de geneve)',
    'Africa/Casablanca': 'heure (?:marocaine|du maroc)',
    'Africa/Algiers': 'heure (?:algerienne|dalger)',
    'Africa/Tunis': 'heure (?:tunisienne|de tunis)',
    'Africa/Dakar': 'heure (?:senegalaise|de dakar)',
    'Africa/Abidjan': 'heure dabidjan',
    'Indian/Reunion': 'heure de la reunion',
  },
  twoClocks: {
    caller: 'mon heure|heure dici|chez moi|chez nous|pour moi',
    owner: '(?:son|votre|ton) heure|la sienne|chez (?:elle|lui|vous|toi)|pour (?:elle|lui|vous|toi)|la bas',
  },
  extension: '(?:poste|extension)(?: numéro| est le)?',
  deadline: {
    before: "avant(?: le| la)?|d[’']ici(?: à| au| le)?|jusqu[’']à|jusqu[’']au",
    after: 'au plus tard|dernier délai',
    not: "ne|n['’]\\p{L}+|pas",
  },
  placeLead: /^(?:je (?:vous )?(?:appelle|téléphone) )?(?:de la |de l['’]|du |des )?/iu,
  codeWords: /\b(code|pin|mot de passe|carte)\b/i,
  script: null,
  wordEndings: [],
};

const isElided = (name: string) => /^[aeiouyhàâäéèêëîïôöùûü]/i.test(name);

export const formats: Formats = {
  de: (name) => (isElided(name) ? `d’${name}` : `de ${name}`),
  que: (name) => (isElided(name) ? `qu’${name}` : `que ${name}`),
};
