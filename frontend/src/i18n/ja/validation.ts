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
  'email.taken': 'このメールアドレスは既に登録されています',
  'email.unknown': 'このメールアドレスのユーザーは見つかりません。',
  pin: 'コードが正しくありません',
  'password.short': 'パスワードは6文字以上にしてください。',
  'password.confirmation': '2つが一致しません。',
  'password.same': '新しいパスワードは現在のものと異なる必要があります。',
  'password.common': 'このパスワードは特によく使われるものの一つです。',
  'password.wrong': 'メールアドレスまたはパスワードが正しくありません。',
  'use.refused': 'レポートをこの目的に使うことはできません。',
} satisfies Record<MessageKey, string>;
