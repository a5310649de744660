export default {
  schedule: {
    today: 'Сегодня, {{time}}',
    trial_one: 'Начинается {{count}} бесплатный день, кредитов: {{credits}}.',
    trial_few: 'Начинаются {{count}} бесплатных дня, кредитов: {{credits}}.',
    trial_many: 'Начинаются {{count}} бесплатных дней, кредитов: {{credits}}.',
    trial_other: 'Начинаются {{count}} бесплатного дня, кредитов: {{credits}}.',
    first: 'Первый месяц, если не отменить раньше. Кредитов: {{credits}}.',
    monthly: 'И далее каждый месяц до отмены.',
  },
};
