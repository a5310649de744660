import { after, type CallMailTemplates, type CallTemplates, who } from '#functions/messaging/templates/calls/types.ts';

const stop = 'Almamak için STOP.';

export const calls: CallTemplates = {
  'missed-call': (said) => [
    `Cevapsız arama${after(': ', who(said))}.`,
    after('Konu: ', said.about, '.'),
    after('Geri ara: ', said.when, '.'),
    said.link,
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
  'callback-moved owner': (said) => [`Geri arama değişti: ${said.when}${after(', ', who(said))}.`, said.link],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Arama iptal: ${when}${after(', ', name)}.`,
    `Başka saat: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (said) => [
    `Geri arama iptal: ${said.when}${after(', ', who(said))}.`,
    after('', said.word, '.'),
    said.link,
  ],
  'callback-reminder': (said) => [
    `Geri arama ${said.when}${after(': ', who(said))}.`,
    after('Konu: ', said.about, '.'),
    said.link,
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
