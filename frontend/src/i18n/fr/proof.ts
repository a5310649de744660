import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  working: 'Nous vérifions qu’il s’agit bien d’un navigateur…',
  failed: 'Ce navigateur n’a pas pu terminer la vérification. Rechargez la page ou essayez un autre navigateur.',
} satisfies Phrases['proof'];
