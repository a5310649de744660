import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  skip: '本文へ移動',
  retry: '再試行',
  nav: { label: 'メイン', search: '検索', account: 'アカウント' },
  language: { label: '言語：{{name}}' },
  theme: { label: '表示テーマ', system: 'システムに合わせる', light: 'ライト', dark: 'ダーク' },
  session: {
    demo: 'デモログイン',
    logIn: 'ログイン',
    logOut: 'ログアウト',
    menu: '{{name}} のアカウント',
    account: '概要',
    payments: '支払い',
    credits: 'クレジット',
    history: '検索履歴',
    viewed: '閲覧した人物',
    security: 'セキュリティ',
    privacy: 'データとプライバシー',
    unsubscribe: '解約する',
  },
  ended: {
    title: 'もう一度ログインしてください。',
    lead: 'セッションが終了しました。ログイン後、元のページに戻ります。',
    logIn: 'ログイン',
  },
  offline: { title: '接続がありません。', lead: '表示中の内容はそのまま読めます。', retry: '今すぐ再試行' },
  rate: { title: '少しお待ちください。', lead: 'ここからの試行回数が多すぎます。{{time}} に再開します。' },
  loading: '読み込み中',
  footer: {
    about: 'すべての情報に情報源と日付が付いた人物検索です。情報は、確かめてからご利用ください。',
    languages: '言語',
    developers: '開発者向け',
    docs: 'APIリファレンス',
    legal:
      'Callunaは、米国の公正信用報告法（FCRA）にいう消費者報告機関ではありません。雇用、与信、住居、保険など、同法の対象となる判断には使用しないでください。',
  },
  notFound: {
    title: 'このページの記録はありません。',
    lead: 'ページが見つかりませんでした。リンクに誤りがあるか、リンク先の有効期限が切れたのかもしれません。',
    home: 'トップページへ',
  },
  failed: { title: 'うまくいきませんでした。' },
} satisfies Phrases['shell'];
