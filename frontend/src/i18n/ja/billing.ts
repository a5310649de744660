export default {
  schedule: {
    today: '今日、{{time}}',
    trial_other: '{{count}}日間の無料期間が始まります。{{credits}}クレジット。',
    paid: '最初の1か月分。{{credits}}クレジット。',
    reminder: 'メールでお知らせします。解約リンク付きです。',
    first: '最初の1か月分（それまでに解約しない場合）。{{credits}}クレジット。',
    monthly: '以後、解約まで毎月。',
  },
};
