export default {
  schedule: {
    today: 'Hoje, {{time}}',
    trial_one: 'Começa {{count}} dia grátis, {{credits}} créditos.',
    trial_many: 'Começam {{count}} de dias grátis, {{credits}} créditos.',
    trial_other: 'Começam {{count}} dias grátis, {{credits}} créditos.',
    paid: 'Primeiro mês. {{credits}} créditos.',
    reminder: 'Lembrete por e-mail, com link para cancelar.',
    first: 'Primeiro mês, salvo cancelamento antes. {{credits}} créditos.',
    monthly: 'E a cada mês até o cancelamento.',
  },
};
