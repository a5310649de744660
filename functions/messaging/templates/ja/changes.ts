import { newFacts, type NewFactWords } from '#functions/messaging/templates/new-facts.ts';
import type { ChangeTemplates } from '#functions/messaging/templates/types.ts';

const words: NewFactWords = {
  personal: { other: '新しい個人情報#件' },
  phones: { other: '新しい電話番号#件' },
  emails: { other: '新しいメールアドレス#件' },
  locations: { other: '新しい住所#件' },
  relationships: { other: '新しい親族#人' },
  jobs: { other: '新しい職歴#件' },
  education: { other: '新しい学歴#件' },
  social_profiles: { other: '新しいプロフィール#件' },
};

/** Watched reports that have new facts: how many of which kind, and never of whom. */
export const changes: ChangeTemplates = {
  mail: ({ reports, changes }) => ({
    subject: reports === 1 ? '開いたレポートに変更がありました' : `開いたレポート${reports}件に変更がありました`,
    text: [
      `新しく加わった情報：${newFacts(changes, words, 'ja')}`,
      'ご希望によりお知らせしています。メールには氏名を記載していません。どのレポートかは、保存した人物の一覧でご確認ください。',
    ],
    button: '保存した人物を見る',
  }),
  text: ({ reports, link }) =>
    `${reports === 1 ? '開いたレポートに変更あり' : `開いたレポート${reports}件に変更あり`} ${link}`,
};
