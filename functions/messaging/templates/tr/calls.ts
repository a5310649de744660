import {
  after,
  caller,
  type CallDetails,
  type CallerWords,
  type CallMailTemplates,
  type CallTemplates,
  labels,
  wanted,
  whoAndWhy,
} from '#functions/messaging/templates/calls/types.ts';

const stop = 'SMS almamak için STOP.';

export const words: CallerWords = {
  urgent: 'ACİL',
  doubtful: 'Spam mi?',
  again: 'yeniden arıyor',
  reminder: 'hatırlatma',
  update: 'ek bilgi',
  withheld: 'Gizli numara',
  withheldBefore: 'Gizli numara',
  caller: 'Arayan',
  unknown: 'Bilinmeyen',
  says: (name) => `("${name}" diyor)`,
  beside: (name, from) => `${name} (${from})`,
  extension: (digits) => `dahili ${digits}`,
  hasMessage: 'mesaj bıraktı',
  otherNumber: 'Aranacak numara bağlantıda',
  wants: (time) => `Aranmak istiyor: "${time}"`,
  colon: ': ',
  comma: ', ',
};

const by = (details: CallDetails) => caller(details, words);

export const calls: CallTemplates = {
  'missed-call': (details) => [
    ...whoAndWhy(details, words),
    after('Geri arama: ', details.when, '.'),
    wanted(details, words),
    after('', details.hasOtherNumber ? words.otherNumber : '', '.'),
    details.link,
  ],
  private: (details) => [`${labels(details, words)}Calluna: yeni bir mesaj.`, details.link],
  'doubtful-calls': ({ count, link }) => [`Spam mi? ${count} çağrı.`, link],
  'held-calls': ({ count, link }) => [`Calluna: başka çağrılar (${count}).`, link],
  'callback-agreed': ({ name, when, link }) => [
    `${name ? `${name} sizi arayacak` : 'Aranacaksınız'}: ${when}.`,
    `Değiştirmek için: ${link}`,
    stop,
  ],
  'callback-moved caller': ({ name, when, link }) => [
    `Yeni arama saati: ${when}${after(', ', name)}.`,
    `Başka saat: ${link}`,
    stop,
  ],
  'callback-moved owner': (details) => [
    `Geri arama değişti, ${details.when}${after(': ', by(details))}.`,
    details.link,
  ],
  'callback-cancelled caller': ({ name, when, link }) => [
    `Arama iptal: ${when}${after(', ', name)}.`,
    `Başka saat: ${link}`,
    stop,
  ],
  'callback-cancelled owner': (details) => [
    `Geri arama iptal, ${details.when}${after(': ', by(details))}.`,
    after('', details.word, '.'),
    details.link,
  ],
  'callback-reminder': (details) => [
    `Geri arama: ${details.when}${after(', ', by(details))}.`,
    after('', details.about, '.'),
    details.link,
  ],
  'number-left': ({ undo }) => [
    `Calluna artık çağrılarınızı yanıtlamıyor. Yönlendirmeyi kapatmak için telefonunuzdan ${undo} tuşlayın.`,
  ],
  'forwarding-quiet': ({ link }) => ['Calluna: 14 gündür yönlendirilen çağrı yok. Yönlendirme hâlâ açık mı?', link],
};

export const mail: CallMailTemplates = {
  missed: 'Bir çağrıyı kaçırdınız.',
  caller: 'Arayan',
  about: 'Konu',
  callback: 'Geri arama',
  verdict: 'Değerlendirme',
  verdicts: {
    likely_safe: 'Büyük olasılıkla gerçek',
    unknown: 'Emin değiliz',
    suspicious: 'İstenmeyen olabilir',
    likely_spam: 'Büyük olasılıkla istenmeyen',
  },
  button: 'Çağrıyı aç',
  choose: 'Neyi, nasıl haber vereceğimizi Bildirimler sayfasında seçersiniz.',
};
