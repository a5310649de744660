import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  working: 'Comprobando que esto es un navegador…',
  failed: 'Este navegador no pudo terminar la comprobación. Recargue la página o pruebe con otro navegador.',
} satisfies Phrases['proof'];
