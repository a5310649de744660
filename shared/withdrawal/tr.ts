import type { WithdrawalWords } from '#shared/withdrawal/types.ts';

export const tr: WithdrawalWords = {
  title: 'Cayma hakkı',
  says: ({ days, refund, name, address, email }) => [
    `Bu sözleşmeden ${days} gün içinde, gerekçe göstermeden cayabilirsiniz. Süre, sipariş gününüzden ${days} gün sonra dolar.`,
    `Süre dolmadan bize bildirin: çevrimiçi olarak “${tr.here}” ile, ${email} adresine e-postayla ya da ${name}, ${address} adresine mektupla. Aşağıdaki formu kullanabilirsiniz, ama zorunlu değildir. Bildirimi süre içinde göndermeniz yeterlidir. Çevrimiçi cayarsanız, içeriğini, tarihini ve saatini belirten bir onay e-postasını hemen göndeririz.`,
    `Bunun üzerine sizden aldığımız tutarın tamamını, gecikmeden ve en geç bildiriminizden ${days} gün sonra, ödeme yaptığınız karta masrafsız olarak iade ederiz. Kullandığınız krediler için hiçbir kesinti yapılmaz.`,
    `Kendi sözümüz daha da ileri gider: her ödemeyi ${refund} boyunca hesabınızdan tam olarak geri alabilirsiniz.`,
  ],
  here: 'Sözleşmeden buradan cayın',
  received: {
    subject: 'Cayma bildiriminiz alındı',
    says: 'Aşağıdaki sözleşmeden caydığınıza dair bildiriminizi aldık. Hiçbir borcunuz yoktur.',
    contract: ['Sözleşme', 'Calluna üyeliği'],
    ordered: 'Sipariş tarihi',
    arrived: 'Alındığı tarih',
  },
  form: {
    title: 'Örnek cayma formu',
    note: '(Bu form, yalnızca sözleşmeden cayma hakkı kullanılmak istendiğinde doldurulup gönderilecektir.)',
    to: (seller) => `Kime: ${seller}`,
    lines: [
      'Bu formla aşağıdaki malların satışına (*)/hizmetlerin sunulmasına (*) ilişkin sözleşmeden cayma hakkımı/hakkımızı (*) kullandığımı/kullandığımızı (*) beyan ederim/ederiz (*).',
      'Sipariş tarihi (*)/teslim tarihi (*)',
      'Tüketicinin adı ve soyadı',
      'Tüketicinin adresi',
      'Tüketicinin imzası (yalnızca kâğıt üzerinde gönderilmesi hâlinde)',
      'Tarih',
    ],
    footnote: '(*) Uygun olmayanı çizin.',
  },
};
