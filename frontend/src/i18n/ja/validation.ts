import type { MessageKey } from '#shared/validation/messages.ts';

export default {
  required: '入力してください。',
  invalid: '入力内容が正しくありません。',
  'too-long': '文字数が多すぎます。',
  'unknown-field': '不明な項目です。',
  'search.empty': '検索する内容を入力してください。',
  'search.last-name': '姓を入力してください。',
  'search.address': '市と州、または郵便番号を入力してください。',
  phone: '電話番号が正しくありません',
  email: 'メールアドレスが正しくありません',
} satisfies Record<MessageKey, string>;
