import type { CalendarTexts, Prompts } from '#functions/nlu/languages/prompts.ts';

export const prompts: Prompts = {
  opening: ({ owner }) => `Merhaba, ben ${owner} adına yanıt veren otomatik asistanım.`,
  notice: 'Mesajınızı iletmem için görüşme kaydediliyor.',
  choice: 'Kaydedilmesini istemezseniz “kaydetme” demeniz yeterli.',
  consent: {
    ask: ({ owner }) => `Bu görüşmeyi ${owner} için kaydedip yazıya dökebilir miyim? Lütfen evet ya da hayır deyin.`,
    again: ({ owner }) => `Görüşmeyi ${owner} için kaydetmeme izin veriyor musunuz: evet mi, hayır mı?`,
  },
  name: { ask: () => 'Kiminle görüşüyorum?', again: () => 'Kusura bakmayın, anlayamadım. Adınız nedir?' },
  reason: { ask: () => 'Konu neydi?', again: () => 'Neden aradığınızı birkaç sözcükle söyler misiniz?' },
  urgency: { ask: () => 'Acil mi?', again: () => 'Bugün ilgilenilmesi gerekiyor mu? Lütfen evet ya da hayır deyin.' },
  callback: {
    ask: ({ owner, times }) =>
      `${owner} sizi geri arasın mı? Uygun saatler: ${times}. Başka bir saat de söyleyebilirsiniz.`,
    again: ({ times }) => `Hangi saat size uyar? Boş olan: ${times}. Ya da başka bir saat söyleyin.`,
  },
  own_time: {
    ask: ({ owner }) => `${owner} sizi geri arasın mı? Size uyan bir zaman söyleyin.`,
    again: () => 'Hangi gün, saat kaçta geri arayalım?',
  },
  confirm: {
    ask: ({ owner, time, number }) =>
      `${owner} sizi${number ? ` ${number} numaradan` : ''} arayacak: ${time}. Doğru mu?`,
    again: ({ time, number }) =>
      `Yani geri arama zamanı ${time}${number ? `, numara ${number}` : ''}: evet mi, hayır mı?`,
  },
  nearest: 'En yakın boş saat şu.',
  taken: 'Üzgünüm, o saat az önce doldu.',
  may_text: {
    ask: () => 'Saati size kısa mesajla gönderebilir miyim? Lütfen evet ya da hayır deyin.',
    again: () => 'Arama saatini içeren bir SMS ister misiniz: evet mi, hayır mı?',
  },
  challenge: 'Gerçek bir kişi olduğunuzu anlamam için lütfen “üç” deyin ya da üçe basın.',
  message: {
    ask: ({ owner }) =>
      `${owner} için başka bir mesajınız var mı? Sinyalden sonra konuşun ya da telefonu kapatabilirsiniz.`,
    spoken: ({ owner }) => `${owner} için başka bir mesajınız var mı?`,
    wanted: 'Tabii. Sinyalden sonra konuşun lütfen.',
    unheard: 'Sizi duyamıyorum. Lütfen sinyalden sonra mesaj bırakın.',
  },
  not_recorded: 'Peki, kaydetmiyorum.',
  fine: 'Sorun değil.',
  pass_on: () => 'Peki, ileteceğim.',
  robot: 'Evet, ben otomatik bir asistanım, insan değilim.',
  cannot_say: 'Bunu söyleyemem.',
  no_codes: 'Kod alamam ve veremem.',
  emergency: 'Bu acil bir durumsa telefonu kapatıp bulunduğunuz yerin acil numarasını arayın.',
  close: ({ name }) => `Teşekkür ederim${name ? `, ${name}` : ''}. Hemen ileteceğim. Hoşça kalın.`,
  abuse: 'Görüşmeyi burada bitiriyorum. Hoşça kalın.',
  too_long: () => 'Görüşmeyi bitirmem gerekiyor. Söylediklerinizi ileteceğim. Hoşça kalın.',
  unwelcome: 'Bu numara bu aramayı kabul etmiyor. Hoşça kalın.',
  neutral: 'Merhaba, bu otomatik bir hizmettir. Şu anda bu numaradan kimseye ulaşılamıyor. Hoşça kalın.',
  moment: ({ day, clock }) => `${day}, saat ${clock}`,
  yes_or_no: ['evet', 'hayır'],
};

export const calendarTexts: CalendarTexts = { call: (name) => `Ara: ${name}`, called: (owner) => `Telefon: ${owner}` };
