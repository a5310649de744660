import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  hero: {
    title: 'Trouvez qui vous cherchez',
    find: 'Trouvez qui vous cherchez.',
    know: 'Sachez qui vous appelle.',
    lead: 'Des registres publics, réunis et datés. Vous voyez d’où vient chaque information, et combien il y en a, avant de payer quoi que ce soit.',
  },
  specimen: {
    title: 'Chaque information montre ses papiers.',
    lead: 'Une ligne de rapport, agrandie. Si nous ne sommes pas sûrs, elle le dit.',
    fact: { title: 'L’information', says: 'Numéro de mobile de {{name}}, personne fictive.' },
    seen: {
      title: 'Quand elle est mentionnée',
      says: 'La première fois le {{first}}, la dernière le {{last}}. Toutes les barres partagent le même axe.',
      label: 'Mentionnée du {{first}} au {{last}}',
    },
    sure: {
      title: 'Notre confiance',
      high: 'Élevée',
      says: 'Élevée, bonne, peut-être ou faible. Ici, trois sources concordent.',
    },
    who: {
      title: 'Qui le dit',
      says: 'Des sources numérotées comme des notes, et nommées à la fin du rapport.',
      label: 'Sources 1, 3 et 5',
    },
  },
  how: {
    title: 'Comment ça marche',
    search: {
      title: 'Cherchez',
      says: 'Un nom, un numéro, un e-mail, une adresse ou un pseudo. Les fautes de frappe, les accents et les noms qui sonnent pareil sont compris.',
    },
    see: {
      title: 'Voyez ce qui existe',
      says: 'Le nombre exact pour chaque rubrique, gratuitement. Si nous n’avons rien trouvé, nous le disons ici, pas après le paiement.',
      phones_one: '{{count}} téléphone',
      phones_many: '{{count}} de téléphones',
      phones_other: '{{count}} téléphones',
      places_one: '{{count}} lieu',
      places_many: '{{count}} de lieux',
      places_other: '{{count}} lieux',
      emails_one: '{{count}} e-mail',
      emails_many: '{{count}} d’e-mails',
      emails_other: '{{count}} e-mails',
    },
    open: {
      title: 'Ouvrez le rapport',
      says: 'Pour les abonnés. Chaque information avec ses sources, les dates où elles la mentionnent et notre confiance ; les lieux sur une carte, les proches dans un graphe.',
    },
  },
  price: {
    title: 'Le prix, avec les dates.',
    lead: 'Ce que coûte un abonnement, et quand, à votre heure locale. S’il commençait maintenant :',
    start: 'Commencer un abonnement',
    free: 'La recherche et les décomptes sont gratuits.',
    line: 'Rapports : <price>{{price}}</price> par mois.',
    lineTrial_one: 'Rapports : {{count}} jour gratuit, puis <price>{{price}}</price> par mois.',
    lineTrial_many: 'Rapports : {{count}} de jours gratuits, puis <price>{{price}}</price> par mois.',
    lineTrial_other: 'Rapports : {{count}} jours gratuits, puis <price>{{price}}</price> par mois.',
  },
  fair: {
    title: 'Juste des deux côtés.',
    private: {
      title: 'Votre recherche reste la vôtre',
      says: 'La personne recherchée n’est jamais prévenue. Ce que vous saisissez ne figure dans aucune adresse web et est oublié au bout d’un jour.',
    },
    less: {
      title: 'Moins que nous ne pourrions',
      says: 'Les moins de 18 ans ne sont ni affichés ni comptés. Le jour de naissance n’est pas conservé, seulement le mois et l’année. Les portraits sont dessinés, jamais photographiés.',
    },
    lawful: {
      title: 'À des fins licites seulement',
      says: 'Pas pour décider d’un emploi, d’un logement, d’un prêt ou d’une assurance. Nous ne sommes pas une agence de renseignements sur les consommateurs.',
    },
    faq: {
      told: { question: 'La personne saura-t-elle que je l’ai cherchée ?', answer: 'Non. Personne n’est prévenu.' },
      nothing: {
        question: 'Et si vous ne trouvez rien ?',
        answer: 'Nous le disons aussitôt, avec ce que vous pouvez encore essayer. Chercher ne coûte rien.',
      },
      source: {
        question: 'D’où viennent les informations ?',
        answer:
          'Des sources comptées par l’index ci-dessus. Dans un rapport, chaque information nomme les siennes, avec leurs dates.',
      },
      kept: {
        question: 'Puis-je revenir à mes résultats ?',
        answer:
          'Pendant un jour, à l’adresse de la page de résultats. Cette adresse ne nomme personne. Ensuite, elle ne mène plus nulle part.',
      },
    },
  },
} satisfies Phrases['home'];
