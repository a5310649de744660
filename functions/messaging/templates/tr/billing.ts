import type {
  BillingTemplates,
  ReceiptRows,
  DeclineReasons,
  ReceiptCopyRows,
} from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'Kartın süresi dolmuş.',
  'billing.card-insufficient-funds': 'Kartın bakiyesi yetersizdi.',
  'billing.card-authentication': 'Banka, ödemeyi sizin onaylamanızı istiyor.',
  'billing.card-limit': 'Kartın limiti aşıldı.',
  otherwise: 'Banka bir neden bildirmedi.',
};

const paidRows: ReceiptCopyRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Makbuz', number],
  ['Tutar', amount],
  ['Ödendi', at],
  ['Kart', card],
  ['Dönem', days],
  ['Ekstrenizde', descriptor],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Sonraki ödeme', next_at ? `${next_amount}, ${next_at}` : 'yok'],
];
const cancel = 'Giriş yapmadan üyeliği iptal edin:';

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, descriptor, terms }) => ({
    subject: 'Ücretsiz denemeniz başladı',
    text: [
      'Bugün hiçbir ücret alınmadı. Öncesinde iptal etmezseniz ilk ay şöyle tahsil edilir.',
      'Sonrasında siz iptal edene kadar her ay aynı tutar alınır.',
    ],
    rows: [
      ['İlk ödeme', amount],
      ['Tarih', at],
      ['Ekstrenizde', descriptor],
    ],
    button: 'Üyeliği iptal et',
    agreed: `Koşullarımızın ${terms}. sürümünü kabul ettiniz:`,
  }),
  'membership-started': ({ terms, ...receipt }) => ({
    subject: 'Üyeliğiniz başladı',
    text: ['Teşekkürler. Makbuzunuz aşağıda.', 'Üyelik, siz iptal edene kadar her ay yenilenir.'],
    rows: rowsOf(receipt),
    button: 'Makbuzu aç',
    cancel,
    agreed: `Koşullarımızın ${terms}. sürümünü kabul ettiniz:`,
  }),
  'renewal-reminder': ({ amount, at, card }) => ({
    subject: 'Sonraki ödemeniz yaklaşıyor',
    text: [
      `Bir aylık Calluna için ${card} kartından ${amount} alınacak. Tarih: ${at}.`,
      'Devam etmek için bir şey yapmanız gerekmez. Öncesinde iptal ederseniz hiçbir ücret alınmaz.',
    ],
    button: 'Üyeliği iptal et',
  }),
  receipt: (receipt) => ({
    subject: `Makbuzunuz ${receipt.number}`,
    text: ['Teşekkürler. Üyeliğinizin bir ayı ödendi.'],
    rows: rowsOf(receipt),
    button: 'Makbuzu aç',
    cancel,
  }),
  'receipt-copy': (receipt) => ({
    subject: `Makbuzunuz ${receipt.number}, yeniden`,
    text: ['İstediğiniz makbuz burada. Sayfasında PDF olarak da bulunur.'],
    rows: paidRows(receipt),
    button: 'Makbuzu aç',
  }),
  'payment-declined': ({ amount, why, next_try_at }) => ({
    subject: 'Bir ödeme gerçekleşmedi',
    text: [
      `Banka ${amount} tutarındaki ödemeyi kabul etmedi. ${declineReasons[why] ?? declineReasons.otherwise}`,
      next_try_at
        ? `Yeniden deneyeceğiz: ${next_try_at}. Başka bir kartla hemen denenir.`
        : 'Bu kart yeniden denenmeyecek. Başka bir kartla hemen denenir.',
    ],
    button: 'Başka kart kullan',
  }),
  'membership-ended': ({ at }) => ({
    subject: 'Üyeliğiniz sona erdi',
    text: [
      `Banka ödemeyi kabul etmediği için üyelik sona erdi (${at}). Artık hiçbir ücret alınmayacak.`,
      'Hesabınız ve aramalarınız kalır. Dilediğinizde yeni bir üyelik başlatabilirsiniz.',
    ],
  }),
  unsubscribed: ({ at, until, amount }) => ({
    subject: 'Üyeliğiniz iptal edildi',
    text: [
      `Üyelik iptal edildi (${at}). Sonraki ${amount} alınmayacak, ondan sonra da hiçbir ücret alınmayacak.`,
      until ? `Şu ana kadar kullanabilirsiniz: ${until}.` : 'Erişiminiz de sona erdi.',
    ],
  }),
  'refund-begun': ({ amount, card, at, ends_membership }) => ({
    subject: 'İadeniz yolda',
    text: [
      `${amount} ${card} kartına iade ediliyor (${at}). Bankaların bunu göstermesi beş ila on gün sürer.`,
      ends_membership ? 'Üyelik de bununla sona erdi. Artık hiçbir ücret alınmayacak.' : 'Başka bir şey değişmedi.',
    ],
  }),
  'refund-done': ({ amount, card, at }) => ({
    subject: 'İadeniz tamamlandı',
    text: [
      `${amount} ${card} kartına iade edildi (${at}).`,
      'Bankanız on gün içinde göstermezse lütfen destek ekibimize yazın.',
    ],
  }),
  'card-replaced': ({ card, at }) => ({
    subject: 'Kartınız değiştirildi',
    text: [
      `Ödemeler artık ${card} kartından alınacak (${at}).`,
      'Siz yapmadıysanız parolanızı değiştirin ve destek ekibimize yazın.',
    ],
  }),
};
