export default {
  schedule: {
    today: 'Bugün, {{time}}',
    trial_one: 'Bir ücretsiz gün başlar, {{credits}} kredi.',
    trial_other: '{{count}} ücretsiz gün başlar, {{credits}} kredi.',
    paid: 'İlk ay. {{credits}} kredi.',
    reminder: 'E-postayla hatırlatma, iptal bağlantısıyla.',
    first: 'Önceden iptal edilmezse ilk ay. {{credits}} kredi.',
    monthly: 'Sonra iptal edilene kadar her ay.',
  },
};
