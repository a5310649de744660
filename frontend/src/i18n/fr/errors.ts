import type { ErrorCode } from '#shared/errors/catalogue.ts';

export default {
  'request.invalid': 'Les données saisies ne sont pas valides.',
  'request.too-large': 'Les données saisies ne sont pas valides.',
  'request.unknown-route': 'Aucun résultat trouvé.',
  'request.conflict': 'Une erreur s’est produite pendant le traitement. Veuillez réessayer.',
  'request.too-many': 'Trop de tentatives.',
  'request.unreachable': 'Une erreur réseau s’est produite ; rien ne vous a été débité. Veuillez réessayer.',
  'auth.unauthenticated': 'Connexion requise.',
  'billing.subscription-required': 'Aucun abonnement actif',
  'people.not-found': 'Aucun résultat trouvé.',
  'people.search-not-found': 'Aucun résultat trouvé.',
  'server.unexpected': 'Un problème est survenu, veuillez réessayer plus tard.',
} satisfies Record<ErrorCode, string>;
