import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  skip: 'Aller au contenu',
  retry: 'Réessayer',
  nav: { label: 'Navigation principale', search: 'Recherche', account: 'Compte' },
  language: { label: 'Langue : {{name}}' },
  theme: { label: 'Thème', system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  session: {
    demo: 'Démo',
    logIn: 'Connexion',
    logOut: 'Déconnexion',
    menu: 'Compte de {{name}}',
    account: 'Vue d’ensemble',
    payments: 'Paiements',
    credits: 'Crédits',
    history: 'Historique des recherches',
    viewed: 'Profils consultés',
    security: 'Sécurité',
    privacy: 'Données et vie privée',
    unsubscribe: 'Résilier l’abonnement',
  },
  ended: {
    title: 'Veuillez vous reconnecter.',
    lead: 'Votre session est terminée. Nous vous ramènerons là où vous étiez.',
    logIn: 'Connexion',
  },
  offline: { title: 'Pas de connexion.', lead: 'Ce qui est à l’écran reste lisible.', retry: 'Réessayer maintenant' },
  rate: { title: 'Une courte pause.', lead: 'Trop de tentatives depuis cet endroit. Reprise à {{time}}.' },
  loading: 'Chargement',
  footer: {
    about:
      'La recherche de personnes où chaque information nomme sa source et sa date. Vérifiez une information avant de vous y fier.',
    languages: 'Langues',
    developers: 'Développeurs',
    docs: 'Référence de l’API',
    legal:
      'Calluna n’est pas une agence de renseignements sur les consommateurs (« consumer reporting agency »). Ne l’utilisez pas pour décider d’un emploi, d’un crédit, d’un logement, d’une assurance ou de toute autre question régie par le Fair Credit Reporting Act.',
  },
  notFound: {
    title: 'Aucune trace de cette page.',
    lead: 'La page est introuvable. Le lien contient peut-être une faute, ou ce qu’il désignait n’existe plus.',
    home: 'Aller à l’accueil',
  },
  failed: { title: 'Cela n’a pas fonctionné.' },
} satisfies Phrases['shell'];
