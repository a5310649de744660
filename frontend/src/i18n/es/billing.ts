export default {
  schedule: {
    today: 'Hoy, {{time}}',
    trial_one: 'Empieza {{count}} día gratis, {{credits}} créditos.',
    trial_many: 'Empiezan {{count}} de días gratis, {{credits}} créditos.',
    trial_other: 'Empiezan {{count}} días gratis, {{credits}} créditos.',
    first: 'Primer mes, salvo cancelación previa. {{credits}} créditos.',
    monthly: 'Y cada mes hasta que se cancele.',
  },
};
