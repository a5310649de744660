export default {
  schedule: {
    today: 'Today, {{time}}',
    trial_one: 'A free day starts, {{credits}} credits.',
    trial_other: '{{count}} free days start, {{credits}} credits.',
    first: 'First month, unless cancelled before. {{credits}} credits.',
    monthly: 'And monthly until cancelled.',
  },
} as const;
