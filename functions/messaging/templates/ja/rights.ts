import {
  type FactFieldName,
  listSections,
  type ReceiptOf,
  type SectionNames,
} from '#functions/messaging/templates/params.ts';
import type { RightsTemplates } from '#functions/messaging/templates/types.ts';

/** The sections of a record, as a notice names them. */
const sectionNames: SectionNames = {
  names: '氏名',
  birth_date: '生年',
  death: '没年',
  gender: '性別',
  addresses: '住所',
  phones: '電話番号',
  emails: 'メールアドレス',
  jobs: '職歴',
  education: '学歴',
  photos: '写真',
  social_profiles: '公開プロフィール',
};

/** Each kind of fact. */
const factNames: Record<FactFieldName, string> = {
  ...sectionNames,
  family_members: '家族',
  relation_ship_status: '婚姻状況',
  images: '肖像',
};

/** What was asked for. */
const requests: Record<ReceiptOf, string> = {
  copy: 'データの写し',
  correct: '訂正',
  'opt-out': '販売・共有の停止',
  limit: '機微な情報の制限',
  hide: '情報の非表示',
  flag: '誤りの報告',
};

/** Subjects name no removal: someone else may see the mailbox. */
export const rights: RightsTemplates = {
  'confirm-removal': ({ until, reference }) => ({
    subject: 'ご依頼の確認をお願いします',
    text: [
      '当サイトでご依頼をいただきました。このリンクを開いてボタンを押すと、手続きが実行されます。',
      `リンクは${until}まで、一度だけ使えます。お問い合わせ用のコードは${reference}です。`,
      'お心当たりがない場合は、何もする必要はありません。手続きは行われません。このアドレスは、ご依頼が確認された時点、または24時間後に削除されます。',
    ],
    button: 'ページを開く',
  }),
  'request-received': ({ reference, request, field, at, answer_by }) => ({
    subject: 'ご依頼を受け付けました',
    text: [
      '当サイトでのご依頼を受け付けました。このメールは控えとして保管してください。',
      '状況は上のボタンから確認できます。お心当たりがない場合は、ご連絡ください。',
    ],
    rows: [
      ['受付番号', reference],
      ['ご依頼', requests[request]],
      ...(field ? [['対象の情報', factNames[field]] as const] : []),
      ['受付日時', at],
      ['回答期限', answer_by],
    ],
    button: '状況を見る',
  }),
  'removed-by-agent': ({ agent, reference }) => ({
    subject: 'ご依頼の手続きが完了しました',
    text: [
      `${agent}からご本人に代わってのご依頼を受け、手続きが完了しました。お問い合わせ用のコードは${reference}です。`,
      'お手続きは必要ありません。委任した覚えがない場合は、ご連絡ください。確認いたします。',
    ],
    button: '状況を見る',
  }),
  'listing-notice': ({ name, sources, sections, at }) => ({
    subject: 'ご本人のデータについてのお知らせ',
    text: [
      `Callunaは公的記録の検索サービスです。${name}に関する記録が掲載される可能性があり、事前にお知らせすることが法律で義務付けられています（GDPR第14条および同様の法律）。`,
      '掲載に異議を申し立てることができます。ボタンから削除の手続きに進めます。アカウントも理由の説明も不要です。データの開示、訂正、削除、利用の制限を求めることや、お住まいの国のデータ保護機関に苦情を申し立てることもできます。',
      '上記の日付までは、記録そのものを保存しません。',
    ],
    rows: [
      ['情報源', sources],
      ['データの種類', listSections(sections, sectionNames, '、')],
      ['目的', '人を探すこと、電話の相手を知ること'],
      ['法的根拠', '正当な利益（GDPR第6条第1項(f)）'],
      ['提供先', '利用目的を申告した有料会員'],
      ['保存期間', '掲載が削除されるまで'],
      ['掲載開始日（最短）', at],
    ],
    button: '異議を申し立てて削除する',
    privacy: '当社が保有するご本人のデータ：',
    policy: '運営者とデータの利用方法：',
  }),
};
