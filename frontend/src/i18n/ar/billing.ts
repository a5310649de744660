export default {
  schedule: {
    today: 'اليوم، {{time}}',
    trial_zero: 'تبدأ المدة المجانية، الرصيد: {{credits}}.',
    trial_one: 'يبدأ يوم مجاني، الرصيد: {{credits}}.',
    trial_two: 'يبدأ يومان مجانيان، الرصيد: {{credits}}.',
    trial_few: 'تبدأ {{count}} أيام مجانية، الرصيد: {{credits}}.',
    trial_many: 'يبدأ {{count}} يومًا مجانيًا، الرصيد: {{credits}}.',
    trial_other: 'يبدأ {{count}} يوم مجاني، الرصيد: {{credits}}.',
    paid: 'الشهر الأول. الرصيد: {{credits}}.',
    reminder: 'تذكير بالبريد مع رابط للإلغاء.',
    first: 'الشهر الأول، ما لم يُلغَ قبل ذلك. الرصيد: {{credits}}.',
    monthly: 'ثم شهريًا حتى الإلغاء.',
  },
};
