import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  working: 'ブラウザーを確認しています…',
  failed: 'このブラウザーでは確認が完了しませんでした。ページを再読み込みするか、別のブラウザーをお試しください。',
} satisfies Phrases['proof'];
