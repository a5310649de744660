import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'Almamak için STOP.';

export const calls: CallTemplates = {
  'missed-call': (details) => [
    `Cevapsız arama${after(': ', who(details))}.`,
    after('Konu: ', details.about, '.'),
    after('Geri ara: ', details.when, '.'),
    details.link,
  ],
  private: ({ link }) => ['Calluna: yeni bir mesaj.', link],
  'callback-agreed': ({ name, when, link }) => [
    `${name ? `${name} sizi arayacak` : 'Aranacaksınız'}: ${when}.`,
    `Değiştir: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `Arama saati değişti: ${when}${after(', ', name)}.`,
    `Başka saat: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [
    `Geri arama değişti: ${details.when}${after(', ', who(details))}.`,
    details.link,
  ],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Arama iptal: ${when}${after(', ', name)}.`,
    `Başka saat: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Geri arama iptal: ${details.when}${after(', ', who(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Geri arama ${details.when}${after(': ', who(details))}.`,
    after('Konu: ', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `Calluna artık aramalarınızı yanıtlamıyor. Yönlendirmeyi kapatmak için telefonunuzdan ${undo} tuşlayın.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: 14 gündür yönlendirilen arama yok. Yönlendirme hâlâ açık mı?', link],
};

export const mail: CallMailTemplates = {
  caller: 'Arayan',
  withheld: 'gizli numara',
  about: 'Konu',
  callback: 'Geri arama',
  verdict: 'Değerlendirme',
  verdicts: {
    likely_safe: 'Büyük olasılıkla gerçek',
    unknown: 'Emin değiliz',
    suspicious: 'Şüpheli',
    likely_spam: 'Büyük olasılıkla istenmeyen',
  },
  button: 'Çağrıyı aç',
  choose: 'Neyi, nasıl haber vereceğimizi Bildirimler altında seçersiniz.',
};
