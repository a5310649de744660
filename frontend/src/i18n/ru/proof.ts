import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  working: 'Проверяем, что это браузер…',
  failed: 'Этот браузер не смог завершить проверку. Обновите страницу или попробуйте другой браузер.',
} satisfies Phrases['proof'];
