import type { ErrorCode } from '#shared/errors/catalogue.ts';

export default {
  'request.invalid': '入力内容に誤りがあります。',
  'request.too-large': '入力内容に誤りがあります。',
  'request.unknown-route': '該当する結果が見つかりませんでした。',
  'request.conflict': '処理中にエラーが発生しました。もう一度お試しください。',
  'request.too-many': '試行回数が多すぎます。',
  'request.unreachable': '通信エラーが発生しました。料金は発生していません。もう一度お試しください。',
  'auth.unauthenticated': 'ログインしていません。',
  'billing.subscription-required': '有効な会員契約がありません',
  'people.not-found': '該当する結果が見つかりませんでした。',
  'people.search-not-found': '該当する結果が見つかりませんでした。',
  'server.unexpected': '問題が発生しました。しばらくしてからもう一度お試しください。',
} satisfies Record<ErrorCode, string>;
