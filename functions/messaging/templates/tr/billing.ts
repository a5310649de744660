import { afterwards, changedMembership } from '#functions/messaging/templates/tr/membership.ts';
import { rowIf } from '#functions/messaging/templates/row-if.ts';
import { writtenLines, writtenRows } from '#functions/messaging/templates/written-rows.ts';
import type {
  BillingTemplates,
  ReminderSubject,
  ReceiptRows,
  DeclineReasons,
  PaidRows,
  RefundRows,
} from '#functions/messaging/templates/types.ts';
import { figures } from '#shared/values/figures.ts';

const declineReasons: DeclineReasons = {
  'billing.card-expired': 'Kartın süresi dolmuş.',
  'billing.card-insufficient-funds': 'Kartın bakiyesi yetersizdi.',
  'billing.card-authentication': 'Banka, ödemeyi sizin onaylamanızı istiyor.',
  'billing.card-limit': 'Kartın limiti aşıldı.',
  otherwise: 'Banka bir neden bildirmedi.',
};

const paidRows: PaidRows = ({ number, amount, at, card, days, descriptor }) => [
  ['Makbuz', number],
  ['Tutar', amount],
  ['Ödeme tarihi', at],
  ['Kart', card],
  ['Dönem', days],
  ['Ekstrenizde', descriptor],
];
const refundRows: RefundRows = ({ number, days, credit_note }) => [
  ['Makbuz', number],
  ...rowIf('İade belgesi', credit_note ?? null),
  ['Dönem', days],
];
const rowsOf: ReceiptRows = ({ next_at, next_amount, ...paid }) => [
  ...paidRows(paid),
  ['Sonraki tahsilat', next_at ? `${next_amount} · ${next_at}` : 'yok'],
];
const cancel = 'Giriş yapmadan üyeliği iptal et:';
/** What to do first. */
const nextStep = `Her kredi eksiksiz bir rapor açar: kayıtlı adresler, numaralar ve akrabalar. Aynı raporu ${figures.reopenDays} gün boyunca yeni bir kredi kullanmadan yeniden açabilirsiniz. Arama yapmak ücretsizdir.`;
/** Of an account that was opened with the order. */
const noPassword = 'Hesabınızın henüz parolası yok. Parola belirleme bağlantısı ayrı bir e-postada.';

/** Of a month that adds no credits, or fewer. */
const notAdded = {
  none: 'Krediniz, saklanan üst sınırda; bu yüzden bu ay kredi eklenmez.',
  fewer: 'Krediler bir üst sınıra kadar saklanır; bu yüzden bu ay her zamankinden az kredi eklenir.',
  pause: 'Üyeliğe ara verebilirsiniz; bu sürede hiçbir ücret alınmaz.',
};

/** What is charged when, and why it is no month like the others. */
const reminderSubject: ReminderSubject = ({ amount, day, credits, ends_pause, ends_trial }) => {
  if (ends_trial) return `Ücretsiz denemeniz bitiyor: ${amount} · ${day}`;
  const usual = ends_pause ? `Verdiğiniz ara bitiyor: ${amount} · ${day}` : `Sonraki tahsilat: ${amount} · ${day}`;
  return credits > 0 ? usual : `${usual} · kredi eklenmez`;
};

export const money: BillingTemplates = {
  'trial-started': ({ amount, at, credits, descriptor, terms, is_tax_added, is_password_mailed }) => ({
    subject: 'Ücretsiz denemeniz başladı',
    text: [
      `Bugün hiçbir ücret alınmadı ve kredileriniz hazır. Aşağıdaki tarihten önce iptal etmezseniz ilk ay şöyle tahsil edilir. ${afterwards(is_tax_added)}`,
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
    ],
    rows: [
      ['Başlangıç kredisi', String(credits)],
      ['İlk tahsilat', amount],
      ['Tarih', at],
      ['Ekstrenizde', descriptor],
    ],
    button: 'Aramaya başla',
    report: 'Raporu aç',
    cancel,
    agreed: `Koşullarımızın ${terms}. sürümünü kabul ettiniz:`,
  }),
  'membership-started': ({ credits, terms, is_password_mailed, ...receipt }) => ({
    subject: 'Üyeliğiniz başladı',
    text: [
      'Teşekkürler. Makbuzunuz aşağıda.',
      nextStep,
      ...(is_password_mailed ? [noPassword] : []),
      'Üyelik, siz iptal edene kadar her ay yenilenir.',
    ],
    rows: [...rowsOf(receipt), ['Bu ayın kredisi', String(credits)]],
    button: 'Makbuzu aç',
    report: 'Raporu aç',
    cancel,
    agreed: `Koşullarımızın ${terms}. sürümünü kabul ettiniz:`,
  }),
  'renewal-reminder': ({
    amount,
    at,
    day,
    card,
    balance,
    credits,
    allotment,
    ends_pause,
    ends_trial,
    can_pause,
    may_need_owner,
  }) => ({
    subject: reminderSubject({ amount, day, credits, ends_pause, ends_trial }),
    text: [
      `${ends_pause ? 'Üyeliğe verdiğiniz ara sona eriyor. ' : ''}Bir aylık Calluna için ${at} tarihinde ${card} kartından ${amount} alınacak.`,
      may_need_owner
        ? 'Devam etmek için çoğunlukla bir şey yapmanız gerekmez. Bankanız son ödemede onay istedi, yine isteyebilir: o zaman size bağlantılı bir e-posta göndeririz. Öncesinde iptal ederseniz hiçbir ücret alınmaz.'
        : 'Devam etmek için bir şey yapmanız gerekmez. Öncesinde iptal ederseniz hiçbir ücret alınmaz.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
      ...(can_pause ? [notAdded.pause] : []),
    ],
    rows: [
      ['Şu anki krediniz', String(balance)],
      ['Bu ay eklenecek', String(credits)],
    ],
    button: can_pause ? 'Üyeliğe ara ver' : 'Üyeliği iptal et',
    ...(can_pause && { cancel }),
  }),
  receipt: ({ credits, allotment, ...receipt }) => ({
    subject: `Makbuzunuz ${receipt.number}`,
    text: [
      'Teşekkürler. Üyeliğinizin bir ayı ödendi.',
      ...(credits < allotment ? [credits === 0 ? notAdded.none : notAdded.fewer] : []),
    ],
    rows: [...rowsOf(receipt), ['Bu ayın kredisi', String(credits)]],
    button: 'Makbuzu aç',
    cancel,
  }),
  'receipt-copy': ({ number, rows, notes }) => ({
    subject: `Makbuzunuz ${number} (kopya)`,
    text: ['İstediğiniz makbuz burada. Sayfasında PDF olarak da bulunur.', ...writtenLines(notes)],
    rows: writtenRows(rows),
    button: 'Makbuzu aç',
  }),
  'payment-declined': ({ amount, card, why, next_try_at, next_try, tries, is_last, is_reminder, until }) => ({
    subject: next_try_at
      ? is_last
        ? 'Ödemeniz için son deneme'
        : 'Bir ödeme gerçekleşmedi'
      : is_reminder
        ? is_last
          ? 'Son hatırlatma: lütfen ödemenizi onaylayın'
          : 'Hatırlatma: lütfen ödemenizi onaylayın'
        : 'Lütfen ödemenizi onaylayın',
    text: [
      next_try_at
        ? `Banka ${amount} tutarındaki ödemeyi kabul etmedi (${card}). ${declineReasons[why] ?? declineReasons.otherwise}`
        : `${amount} tutarındaki ödeme (${card}) onayınızı bekliyor: banka, ödemeyi sizin onaylamanızı istiyor. Henüz ücret alınmadı.`,
      next_try_at
        ? is_last
          ? `${next_try_at} tarihinde son kez deneyeceğiz. Banka yine kabul etmezse üyelik sona erer ve artık ücret alınmaz. Başka bir kartla hemen deneriz.`
          : `${next_try_at} tarihinde yeniden deneyeceğiz. Bu, ${tries} denemenin ${next_try}. denemesi olacak. Başka bir kartla hemen deneriz. Hiçbir deneme başarılı olmazsa üyelik ${until} tarihinde sona erer.`
        : `Ödemeyi bu kartla şimdi onaylayabilir veya başka bir kart kullanabilirsiniz. ${is_reminder && is_last ? 'Yaklaşık bir gün kaldı. ' : ''}${until} tarihine kadar ödenmezse üyelik sona erer ve ücret alınmaz.`,
      'O zamana kadar raporları açabilirsiniz. Ayın kredileri ödeme yapılınca eklenir.',
    ],
    button: next_try_at ? 'Başka kart kullan' : 'Ödemeyi onayla',
    cancel,
  }),
  'membership-ended': ({ amount, card, why, at }) => ({
    subject: 'Üyeliğiniz sona erdi',
    text: [
      why === 'billing.card-authentication'
        ? `${amount} tutarındaki ödeme zamanında onaylanmadı (${card}).`
        : `${amount} tutarındaki ödeme reddedildi (${card}). ${declineReasons[why] ?? declineReasons.otherwise}`,
      `Bu nedenle üyelik ${at} tarihinde sona erdi. Sizden ücret alınmadı, bundan sonra da alınmayacak. Hesabınız ve arama geçmişiniz silinmez; dilediğinizde yeni bir üyelik başlatabilirsiniz.`,
    ],
    button: 'Yeni üyelik başlat',
  }),
  ...changedMembership,
  'refund-begun': ({ amount, card, at, ends_membership, ...refund }) => ({
    subject: 'İadeniz yolda',
    text: [
      `${card} kartına ${amount} tutarındaki iade ${at} tarihinde başlatıldı. İadenin ekstrenize yansıması ${figures.refundDaysFrom} ila ${figures.refundDaysTo} iş günü sürer.`,
      ends_membership
        ? 'Bununla birlikte üyelik de sona erdi. Artık hiçbir ücret alınmayacak.'
        : 'Başka bir şey değişmedi.',
    ],
    rows: refundRows(refund),
    button: 'Makbuzu aç',
  }),
  'refund-done': ({ amount, card, at, is_again, ends_membership, next_at, next_amount, ...refund }) => ({
    subject: is_again ? 'İadeniz yeniden gönderildi' : 'İadeniz tamamlandı',
    text: [
      is_again
        ? `Bankanın geri gönderdiği ${amount} tutarındaki iade, ${at} tarihinde ${card} kartına yeniden gönderildi.`
        : `${card} kartına ${at} tarihinde ${amount} iade edildi.`,
      ...(ends_membership ? ['Bununla birlikte üyelik de sona erdi. Artık ücret alınmayacak.'] : []),
      ...(next_at ? [`Üyelik sürüyor. Sonraki tahsilat: ${next_amount} · ${next_at}.`] : []),
      `İade ${figures.refundDaysTo} iş günü içinde ekstrenize yansımazsa lütfen destek ekibimize yazın.`,
    ],
    rows: refundRows(refund),
    button: 'Makbuzu ve iade belgesini aç',
    ...(next_at && { cancel }),
  }),
  'refund-failed': ({ amount, card, credit_note, failures, next_try_at, answer_hours }) =>
    next_try_at
      ? {
          subject: failures > 1 ? 'İadeniz yine gecikiyor' : 'İadeniz gecikiyor',
          text: [
            failures > 1
              ? `Banka, ${card} kartına ${amount} tutarındaki iadeyi bir kez daha geri gönderdi. ${next_try_at} tarihinde yeniden deneyeceğiz.`
              : `Banka, ${card} kartına ${amount} tutarındaki iadeyi kabul etmedi ve bize geri gönderdi. Bu, örneğin kart kapatıldığında ya da yenilendiğinde olur. ${next_try_at} tarihinde yeniden deneyeceğiz.`,
            'Sizin bir şey yapmanız gerekmiyor. Para hâlâ sizindir; iade gerçekleştiğinde bir e-posta daha alırsınız. Bu kart artık sizde değilse bize yazın, parayı başka bir yolla iade edelim.',
          ],
          button: 'İadeyi izle',
        }
      : {
          subject: 'İadeniz gerçekleşmedi: lütfen bize yazın',
          text: [
            `${card} kartına ${amount} tutarındaki iadeyi ${failures} kez gönderdik, banka her seferinde geri gönderdi. Bu kartı bir daha denemeyeceğiz.`,
            ...(credit_note ? [`${credit_note} numaralı iade belgesi geçersizdir: belgedeki iade size ulaşmadı.`] : []),
            `Para hâlâ sizindir. Başka bir yolla iade edebilmemiz için destek ekibimize bu e-posta adresinden yazın. ${answer_hours} içinde yanıt veririz.`,
          ],
          button: 'Desteğe yaz',
        },
  'card-replaced': ({ card, at }) => ({
    subject: 'Kartınız değiştirildi',
    text: [
      `${at} tarihinden itibaren ödemeler ${card} kartından alınır.`,
      'Bu siz değilseniz parolanızı değiştirin ve destek ekibimize yazın.',
    ],
  }),
};
