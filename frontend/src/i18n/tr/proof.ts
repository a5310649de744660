import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  working: 'Bunun bir tarayıcı olduğu kontrol ediliyor…',
  failed: 'Bu tarayıcı kontrolü tamamlayamadı. Sayfayı yenileyin ya da başka bir tarayıcı deneyin.',
} satisfies Phrases['proof'];
