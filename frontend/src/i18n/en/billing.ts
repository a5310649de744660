export default {
  schedule: {
    today: 'Today, {{time}}',
    trial_one: 'A free day starts, {{credits}} credits.',
    trial_other: '{{count}} free days start, {{credits}} credits.',
    paid: 'First month. {{credits}} credits.',
    reminder: 'Reminder by email, with a cancel link.',
    first: 'First month, unless cancelled before. {{credits}} credits.',
    monthly: 'And monthly until cancelled.',
  },
} as const;
