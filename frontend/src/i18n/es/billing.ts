export default {
  schedule: {
    today: 'Hoy, {{time}}',
    trial_one: 'Empieza {{count}} día gratis, {{credits}} créditos.',
    trial_many: 'Empiezan {{count}} de días gratis, {{credits}} créditos.',
    trial_other: 'Empiezan {{count}} días gratis, {{credits}} créditos.',
    paid: 'Primer mes. {{credits}} créditos.',
    reminder: 'Aviso por correo, con un enlace para cancelar.',
    first: 'Primer mes, salvo cancelación previa. {{credits}} créditos.',
    monthly: 'Y cada mes hasta que se cancele.',
  },
};
