import { changedMembership } from '#functions/messaging/templates/tr/membership.ts';
import type { BillingTemplates, ReceiptRows, DeclineReasons } from '#functions/messaging/templates/types.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'Kartın süresi dolmuş.',
  'billing.card-insufficient-funds': 'Kartın bakiyesi yetersizdi.',
  'billing.card-authentication': 'Banka, ödemeyi sizin onaylamanızı istiyor.',
  'billing.card-limit': 'Kartın limiti aşıldı.',
  otherwise: 'Banka bir neden bildirmedi.',
};

const rowsOf: ReceiptRows = ({ number, amount, at, card, days, next_at, next_amount }) => [
  ['Makbuz', number],
  ['Tutar', amount],
  ['Ödendi', at],
  ['Kart', card],
  ['Dönem', days],
  ['Sonraki ödeme', next_at ? `${next_amount}, ${next_at}` : 'yok'],
];
const cancel = 'Giriş yapmadan üyeliği iptal edin:';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Krediniz, saklanan üst sınırda; bu yüzden bu ay kredi eklenmez. Üyeliğe ara verebilirsiniz; bu sürede hiçbir ücret alınmaz.',
  fewer:
    'Krediler bir üst sınıra kadar saklanır; bu yüzden bu ay her zamankinden az kredi eklenir. Üyeliğe ara verebilirsiniz; bu sürede hiçbir ücret alınmaz.',
};

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
  'membership-started': ({ descriptor, terms, ...receipt }) => ({
    subject: 'Üyeliğiniz başladı',
    text: ['Teşekkürler. Makbuzunuz aşağıda.', 'Üyelik, siz iptal edene kadar her ay yenilenir.'],
    rows: [...rowsOf(receipt), ['Ekstrenizde', descriptor]],
    button: 'Makbuzu aç',
    cancel,
    agreed: `Koşullarımızın ${terms}. sürümünü kabul ettiniz:`,
  }),
  'renewal-reminder': ({ amount, at, card, balance, credits, allotment, ends_pause }) => ({
    subject: 'Sonraki ödemeniz yaklaşıyor',
    text: [
      ...(ends_pause ? ['Üyeliğe verdiğiniz ara sona eriyor.'] : []),
      `Bir aylık Calluna için ${card} kartından ${amount} alınacak. Tarih: ${at}.`,
      'Devam etmek için bir şey yapmanız gerekmez. Öncesinde iptal ederseniz hiçbir ücret alınmaz.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [
      ['Şu anki krediniz', String(balance)],
      ['Bu ay eklenecek', String(credits)],
    ],
    button: credits < allotment ? 'Üyeliğe ara ver' : 'Üyeliği iptal et',
    ...(credits < allotment && { cancel }),
  }),
  receipt: (receipt) => ({
    subject: `Makbuzunuz ${receipt.number}`,
    text: ['Teşekkürler. Üyeliğinizin bir ayı ödendi.'],
    rows: rowsOf(receipt),
    button: 'Makbuzu aç',
    cancel,
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
  ...changedMembership,
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
