import { rowIf } from '#functions/messaging/templates/row-if.ts';
import type { MembershipTemplates } from '#functions/messaging/templates/types.ts';

/** What follows the charge that is named. A tax on top of the price may change. */
export const afterwards = (isTaxAdded: boolean) =>
  isTaxAdded
    ? 'Sonrasında üyelik ücreti, siz iptal edene kadar her ay alınır. Vergi oranı değişirse, ödemeden bir hafta önceki hatırlatma yeni tutarı bildirir.'
    : 'Sonrasında üyelik ücreti, siz iptal edene kadar her ay aynı tutarda alınır.';

/** What is written when a membership is kept, paused or continued. */
export const changedMembership: MembershipTemplates = {
  unsubscribed: ({ at, until, amount, credits, keep_link }) => ({
    subject: 'Üyeliğiniz iptal edildi',
    text: [
      `Üyelik ${at} tarihinde iptal edildi. ${amount} tutarındaki sonraki tahsilat yapılmayacak, ondan sonra da hiçbir ücret alınmayacak.`,
      until ? `Üyeliğinizi ${until} tarihine kadar kullanabilirsiniz.` : 'Erişiminiz de sona erdi.',
      ...(keep_link
        ? [
            'Fikrinizi mi değiştirdiniz? Tek tıklamayla üyeliğinizi sürdürebilirsiniz: planlanan tarihten önce hiçbir ücret alınmaz.',
          ]
        : []),
    ],
    rows: [
      ...rowIf('Erişimin sonu', until),
      ...rowIf(
        'Kullanılmayan krediler',
        credits > 0 && (until ? `${credits}; o tarihte silinir` : `${credits}; şimdi silinir`),
      ),
    ],
    ...(keep_link && { button: 'Üyeliğimi sürdür' }),
  }),
  'membership-kept': ({ amount, at, until, card, ends_pause }) => ({
    subject: ends_pause ? 'Üyeliğinize verdiğiniz ara sona erdi' : 'Üyeliğiniz sürüyor',
    text: [
      ends_pause
        ? 'Bugün hiçbir ücret alınmadı. Ara sona erdi, üyeliğiniz devam ediyor.'
        : until
          ? 'Bugün hiçbir ücret alınmadı. İptal geri alındı.'
          : 'Bugün hiçbir ücret alınmadı. Üyeliğiniz eskisi gibi sürüyor.',
      ...(until
        ? [
            `Verdiğiniz ara sürüyor. Ödediğiniz süreyi ${until} tarihine kadar kullanabilirsiniz; sonrasında, aranın biteceği ${at} tarihine kadar raporlar kapalıdır.`,
          ]
        : []),
    ],
    rows: [
      ['Sonraki tahsilat', amount],
      ['Tarih', at],
      ['Kart', card],
    ],
    button: 'Üyeliği iptal et',
  }),
  'membership-paused': ({ amount, at, until, card }) => ({
    subject: 'Üyeliğinize ara verildi',
    text: [
      until
        ? `Ara sırasında hiçbir ücret alınmaz. Ödediğiniz süreyi ${until} tarihine kadar kullanabilirsiniz.`
        : 'Ara sırasında hiçbir ücret alınmaz.',
      'Kredileriniz silinmez; üyelik yeniden başlayınca kullanabilirsiniz. Üyelik belirtilen tarihte kendiliğinden başlar, bunu bir hafta önce hatırlatırız; “Ödemeler” sayfasından daha erken de başlatabilirsiniz. Başladığında ödediğiniz süre dolmuşsa yeni ayın ücreti aynı gün alınır.',
    ],
    rows: [
      ['Sonraki tahsilat', amount],
      ['Tarih', at],
      ['Kart', card],
    ],
    button: 'Üyeliği iptal et',
  }),
  'membership-continued': ({ amount, at, card, descriptor, terms, is_tax_added }) => ({
    subject: 'Üyeliğiniz sürüyor',
    text: [
      `Bugün hiçbir ücret alınmadı. Ödediğiniz süre ${at} tarihine kadar geçerli. Sonraki ay o zaman başlar.`,
      afterwards(is_tax_added),
    ],
    rows: [
      ['Sonraki tahsilat', amount],
      ['Tarih', at],
      ['Kart', card],
      ['Ekstrenizde', descriptor],
    ],
    button: 'Üyeliği iptal et',
    agreed: `Koşullarımızın ${terms}. sürümünü kabul ettiniz:`,
  }),
};
