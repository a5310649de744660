import { changes } from '#functions/messaging/templates/ja/changes.ts';
import { digestRows } from '#functions/messaging/templates/digest-rows.ts';
import { money } from '#functions/messaging/templates/ja/billing.ts';
import { replyFooter, support } from '#functions/messaging/templates/ja/support.ts';
import { rights } from '#functions/messaging/templates/ja/rights.ts';
import type { Templates } from '#functions/messaging/templates/types.ts';

export const ja: Templates = {
  footer: {
    member: 'このアドレスがCallunaのアカウントに登録されているため、お送りしています。',
    other:
      'Callunaでこのアドレスが入力されたため、お送りしています。お心当たりがない場合は、このメールを無視してください。',
    reply: replyFooter,
    help: 'ご質問はこちらからお寄せください：',
    answer: 'ご質問は、このメールへのご返信か、こちらからお寄せください：',
    fallback: (host) => `ボタンを押せない場合は、${host}のページを開いてください`,
    legal:
      'Callunaは、米国の公正信用報告法（FCRA）にいう消費者報告機関ではありません。雇用、与信、住居、保険など、同法の対象となる判断には使用しないでください。',
  },
  mail: {
    'confirm-email': ({ until }) => ({
      subject: 'メールアドレスの確認',
      text: [
        'Callunaへようこそ。このアドレスがご自身のものであることをご確認ください。',
        `リンクは${until}まで、一度だけ使えます。アカウントを作成していない場合は何もしないでください。アドレスは未確認のままになります。`,
      ],
      button: 'このアドレスを確認する',
    }),
    'reset-password': ({ until }) => ({
      subject: '新しいパスワードの設定',
      text: [
        'アカウントの新しいパスワードの設定を受け付けました。ご自身によるものでしたら、こちらからお進みください。',
        `リンクは${until}まで、一度だけ使えます。心当たりがない場合は何もしないでください。パスワードは変わりません。`,
      ],
      button: 'パスワードを設定する',
    }),
    'account-exists': () => ({
      subject: 'アカウントはすでにあります',
      text: [
        'このメールアドレスでCallunaのアカウントを開く手続きがありましたが、このアドレスはすでにアカウントで使われています。',
        'パスワードでログインするか、そのページから新しいパスワードを設定してください。心当たりがない場合は何もしないでください。何も変わっていません。',
      ],
      button: 'ログイン',
    }),
    'no-account': () => ({
      subject: 'このアドレスのアカウントはありません',
      text: [
        'Callunaでこのアドレスの新しいパスワードの設定の依頼がありましたが、このアドレスのアカウントは見つかりませんでした。',
        'アカウントをお持ちの場合は、別のアドレスで登録されている可能性があります。そちらでお試しください。心当たりがない場合は何もしないでください。',
      ],
    }),
    'change-email': ({ until }) => ({
      subject: '新しいメールアドレスの確認',
      text: [
        'このアドレスをアカウントに使う手続きを受け付けました。確認後に有効になります。',
        `リンクは${until}まで、一度だけ使えます。心当たりがない場合は何もしないでください。`,
      ],
      button: 'このアドレスを使う',
    }),
    'email-changing': ({ email }) => ({
      subject: 'メールアドレス変更の依頼がありました',
      text: [
        `確認されると、アカウントのアドレスは${email}になります。`,
        '心当たりがない場合は、ログインしてパスワードを変更し、ほかの端末をログアウトしてください。',
      ],
    }),
    'email-changed': ({ email }) => ({
      subject: 'メールアドレスが変更されました',
      text: [
        `アカウントのアドレスは${email}になりました。以前のアドレスではログインできません。`,
        '心当たりがない場合は、サポートまでご連絡ください。',
      ],
    }),
    'connect-google': ({ until }) => ({
      subject: 'Googleとアカウントの連携',
      text: [
        '同じアドレスのGoogleアカウントでサインインがありました。ご自身によるものでしたら、連携してください。以後はどちらでもアカウントを開けます。',
        `リンクは${until}まで、一度だけ使えます。心当たりがない場合は何もしないでください。`,
      ],
      button: 'Googleと連携する',
    }),
    'new-device': ({ device, at, place, until }) => ({
      subject: '新しい端末からのログイン',
      text: [
        'これまでに使われたことのない端末から、アカウントへのログインがありました。',
        'ご自身によるものでしたら、何もする必要はありません。',
        `心当たりがない場合は、${until}までにボタンを押してください。すべての端末をログアウトし、今のパスワードを無効にして、新しいパスワードを設定するリンクをお送りします。`,
      ],
      rows: [['端末', device], ['日時', at], ...(place ? [['おおよその場所', place] as const] : [])],
      button: '心当たりがない',
    }),
    disowned: ({ until }) => ({
      subject: 'アカウントを保護しました',
      text: [
        '心当たりのないログインのご報告を受け、すべての端末をログアウトし、パスワードを無効にし、そのログイン以降に追加されたパスキーを削除しました。それより前のパスキーは引き続き使えます。',
        `こちらから新しいパスワードを設定してください。リンクは${until}まで、一度だけ使えます。その後は、ログインページの「パスワードをお忘れの方」をご利用ください。`,
      ],
      button: 'パスワードを設定する',
    }),
    'password-changed': ({ device, at, place }) => ({
      subject: 'パスワードが変更されました',
      text: [
        `${at}に、${device}からアカウントのパスワードが変更されました。ほかの端末はログアウトしました。`,
        '心当たりがない場合は、すぐに「パスワードをお忘れの方」から新しいパスワードを設定してください。',
      ],
      rows: place ? [['おおよその場所', place]] : [],
    }),
    'second-factor-on': ({ device, at, place }) => ({
      subject: '二段階認証がオンになりました',
      text: [
        `${at}から、パスキー以外でのログインには、認証アプリの6桁の数字も必要です。`,
        'リカバリーコードは、すぐに見つかる場所に保管してください。',
        '心当たりがない場合は、今すぐパスワードを変更してください。ログインできない場合は、サポートまでご連絡ください。',
      ],
      rows: [['端末', device], ...(place ? [['おおよその場所', place] as const] : [])],
      button: 'パスワードを変更する',
    }),
    'second-factor-off': ({ at }) => ({
      subject: '二段階認証がオフになりました',
      text: [
        `${at}から、ログインにアプリの数字は必要ありません。`,
        '心当たりがない場合は、パスワードを変更し、もう一度オンにしてください。',
      ],
    }),
    'recovery-codes-replaced': ({ device, at, place }) => ({
      subject: '新しいリカバリーコードが発行されました',
      text: [
        `${at}に、二段階認証の新しいリカバリーコードが発行されました。以前のコードはもう使えません。`,
        '心当たりがない場合は、今すぐパスワードを変更し、「セキュリティ」で新しいコードを発行してください。ログインできない場合は、サポートまでご連絡ください。',
      ],
      rows: [['端末', device], ...(place ? [['おおよその場所', place] as const] : [])],
      button: 'パスワードを変更する',
    }),
    'second-factor-wrong': ({ device, at, place }) => ({
      subject: '二段階認証でログインを止めました',
      text: [
        `${at}に、${device}からのログインで最初の認証は通りましたが、二段階認証で誤ったコードが入力されました。ログインはされていません。`,
        'ご本人による操作であれば、何もする必要はありません。心当たりがない場合は、今すぐパスワードを変更してください。',
      ],
      rows: place ? [['おおよその場所', place]] : [],
      button: 'パスワードを変更する',
    }),
    'passkey-added': ({ name, device, at, place, until }) => ({
      subject: 'パスキーが追加されました',
      text: [
        `${at}に、${device}からパスキー「${name}」がアカウントに追加されました。このパスキーがあれば、パスワードなしでログインできます。`,
        `ご本人による操作であれば、何もする必要はありません。心当たりがない場合は、${until}までにこちらから削除してください。すべての端末もログアウトします。その後、新しいパスワードを設定してください。`,
      ],
      rows: place ? [['おおよその場所', place]] : [],
      button: '心当たりがない',
    }),
    'passkey-removed': ({ name, device, at }) => ({
      subject: 'パスキーが削除されました',
      text: [
        `${at}に、アカウントのパスキー「${name}」が${device}から削除されました。このパスキーではもうログインできません。`,
        '心当たりがない場合は、パスワードを変更し、「セキュリティ」でほかの端末をログアウトしてください。',
      ],
    }),
    'phone-changed': ({ phone }) => ({
      subject: '電話番号が変更されました',
      text: [
        `アカウントの電話番号は${phone}になりました。`,
        '心当たりがない場合は、パスワードと電話番号を変更してください。',
      ],
    }),
    'google-connected': ({ email }) => ({
      subject: 'Googleと連携しました',
      text: [
        `Googleアカウント${email}でも、アカウントを開けるようになりました。`,
        '心当たりがない場合は、「セキュリティ」で連携を解除してください。',
      ],
    }),
    'spam-week': ({ count }) => ({
      subject: `今週、迷惑電話を${count}件止めました`,
      text: [
        '着信音を鳴らさずに止めました。何もする必要はありません。',
        '迷惑電話でないものがあれば、お知らせください。以後、その番号からの電話はつながります。',
      ],
      button: '止めた電話を見る',
    }),
    'report-changed': changes.mail,
    'day-digest': ({ calls, urgent, waiting, overdue, callbacks, spam, lines, more }) => ({
      subject: `直近24時間の電話：${calls}件${urgent ? `、至急：${urgent}件` : ''}`,
      text: [
        `直近24時間の電話：${calls}件。未対応の至急：${urgent}件。折り返し待ちの方：${waiting}名（時間超過：${overdue}名）。明日の折り返し：${callbacks}件。止めた迷惑電話：${spam}件。`,
      ],
      rows: digestRows(lines, more, {
        urgent: '至急',
        overdue: '時間超過',
        tomorrow: '明日',
        more: (count) => `ほか${count}件は一覧にあります`,
      }),
      button: 'すべての電話を見る',
      cancel: 'この毎日のメールを停止する',
    }),
    'pins-used-up': ({ at }) => ({
      subject: 'コードの入力に繰り返し失敗しました',
      text: [
        `${at}に、アカウントのコードが何度も誤って入力されました。コードは無効になり、ログインはされていません。`,
        'ご自身によるものでしたら、新しいコードをお求めください。そうでなければ、何もする必要はありません。',
      ],
    }),
    'privacy-code': ({ pin, until }) => ({
      subject: 'Callunaの確認コード',
      text: [
        `確認コードは${pin}です。コードを請求したページに入力してください。`,
        `${until}まで有効です。お心当たりがない場合は、何もする必要はありません。コードがなければ、情報が知られることはありません。`,
      ],
    }),
    'account-deleted': ({ at, until }) => ({
      subject: 'アカウントを閉鎖しました',
      text: [
        `${at}にアカウントの削除を受け付けました。データは${until}に完全に削除されます。それまでは、リンクからアカウントをデータごと元に戻せます。`,
        '何もなさらなければ、以後の請求はありません。領収書など法律で保存が義務づけられている記録は、期限まで保管されます。',
      ],
      button: 'アカウントを残す',
    }),
    'support-looked': ({ reason, at }) => ({
      subject: 'サポートがアカウントを閲覧しました',
      text: [
        `${at}に、サポートがアカウントを閲覧しました。理由：${reason}`,
        'サポートは閲覧のみで、変更はできません。閲覧の記録は「セキュリティ」でご確認いただけます。',
      ],
    }),
    'dispute-answered': ({ at, outcome, reason }) => ({
      subject: {
        withdrawn: 'ご指摘の情報を削除しました',
        former: 'ご指摘の情報を訂正しました',
        kept: 'ご指摘の情報を確認しました',
      }[outcome],
      text: [
        `${at}に、情報の誤りについてご指摘をいただきました。`,
        {
          withdrawn: 'ご指摘のとおりでした。情報は削除済みで、情報源が更新されても再び表示されることはありません。',
          former: 'ご指摘のとおりでした。古い情報として表示し、人物の検索には使わないようにしました。',
          kept: '誤りは確認できませんでした。情報はそのまま表示し、「異議あり」の表示は外しました。',
        }[outcome],
        ...(reason ? [`担当者より：${reason}`] : []),
      ],
      button: '掲載内容を見る',
    }),
    'fact-disputed': ({ source, reference, records, field, kind, at }) => ({
      subject: `${source}の情報に異議が申し立てられています`,
      text: [
        '貴社のデータに含まれるご自身の情報が誤っているとの申し立てが、ご本人からありました。ご確認のうえ、必要に応じて訂正をお願いいたします。',
        '確認が済むまで、当社ではこの情報を確かなものとして扱いません。項目名は当社の索引のものです。',
      ],
      rows: [
        ['受付番号', reference],
        ...(records ? [['貴社のレコード', records] as const] : []),
        ['項目', field],
        [
          '申し立ての内容',
          { 'never-theirs': '本人のものだったことがない', 'out-of-date': '古い情報', 'someone-else': '別人のもの' }[
            kind
          ],
        ],
        ['申し立て日時', at],
      ],
    }),
    ...money,
    ...support,
    ...rights,
  },
  sms: {
    pin: ({ pin }) => `Callunaのコード：${pin}`,
    'privacy-pin': ({ pin }) => `Callunaのコード：${pin}。ご自分のデータの表示・変更用です。誰にも教えないでください。`,
    'chat-link': ({ link }) => `続きはこちら：${link}`,
    'report-changed-text': changes.text,
    'search-ready': ({ people, link }) => `${people ? `${people}人見つかりました` : '該当者なし'} ${link}`,
    'opted-out': () => 'Calluna：SMSを停止しました。再開するにはSTARTと返信してください。',
    'opted-in': () => 'Calluna：SMSを再開しました。ヘルプはHELP、停止はSTOPと返信してください。',
    help: () => 'Calluna：コードとお知らせのSMSです。料金がかかる場合があります。停止はSTOPと返信。',
  },
};
