import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'ご依頼の確認をお願いします',
    text: [
      '当サイトでご依頼をいただきました。このリンクを開いてボタンを押すと、手続きが実行されます。',
      `リンクは${until}まで、一度だけ使えます。お問い合わせ用のコードは${reference}です。`,
      'お心当たりがない場合は、何もしないでください。何も起こりません。このアドレスは、ご依頼が確認された時点、または24時間後に削除されます。',
    ],
    button: 'ページを開く',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'ご依頼の手続きが完了しました',
    text: [
      `${agent}から、あなたに代わってのご依頼を受け、手続きが完了しました。お問い合わせ用のコードは${reference}です。`,
      'お手続きは必要ありません。委任した覚えがない場合は、ご連絡ください。確認いたします。',
    ],
    button: '状況を見る',
  }),
};
