import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  working: 'A verificar que isto é um navegador…',
  failed: 'Este navegador não conseguiu terminar a verificação. Recarregue a página ou tente outro navegador.',
} satisfies Phrases['proof'];
