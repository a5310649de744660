import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  hero: {
    title: 'Aradığınız kişiyi bulun',
    find: 'Aradığınız kişiyi bulun.',
    know: 'Sizi kimin aradığını bilin.',
    lead: 'Kamuya açık kayıtlar, bir arada ve tarihli. Her bilginin nereden geldiğini ve kaç bilgi olduğunu ödeme yapmadan önce görürsünüz.',
  },
  specimen: {
    title: 'Her bilginin dayanağı yanında.',
    lead: 'Bir rapordan büyütülmüş tek satır. Emin değilsek satır bunu söyler.',
    fact: { title: 'Bilgi', says: 'Kurmaca bir kişinin cep telefonu: {{name}}.' },
    seen: {
      title: 'Ne zaman görüldü',
      says: 'İlk: {{first}}, son: {{last}}. Tüm çubuklar aynı zaman eksenindedir.',
      label: '{{first}} – {{last}} arasında görüldü',
    },
    sure: {
      title: 'Ne kadar eminiz',
      high: 'Yüksek',
      says: 'Yüksek, iyi, olabilir ya da düşük. Burada üç kaynak aynı şeyi söylüyor.',
    },
    who: {
      title: 'Kim söylüyor',
      says: 'Dipnotlar gibi numaralı; adları raporun sonunda.',
      label: 'Kaynaklar: 1, 3 ve 5',
    },
  },
  how: {
    title: 'Nasıl çalışır',
    search: {
      title: 'Arayın',
      says: 'Ad, telefon, e-posta, adres ya da kullanıcı adı. Yazım hataları, aksanlı harfler ve benzer okunan adlar anlaşılır.',
    },
    see: {
      title: 'Neler olduğunu görün',
      says: 'Her bölüm için gerçek sayılar, ücretsiz. Hiçbir şey bulamadıysak bunu ödemeden sonra değil, burada söyleriz.',
      phones_one: '{{count}} telefon',
      phones_other: '{{count}} telefon',
      places_one: '{{count}} yer',
      places_other: '{{count}} yer',
      emails_one: '{{count}} e-posta',
      emails_other: '{{count}} e-posta',
    },
    open: {
      title: 'Raporu açın',
      says: 'Üyeler için. Her bilgi; kaynakları, görüldüğü tarihler ve ne kadar emin olduğumuzla. Yerler haritada, akrabalar şemada.',
    },
  },
  price: {
    title: 'Fiyat, tarihleriyle.',
    lead: 'Üyeliğin ne zaman ne kadar tutacağı, kendi saat diliminizde. Şimdi başlasaydı:',
    start: 'Üyelik başlat',
    free: 'Arama ve sayılar ücretsizdir.',
    line: 'Raporlar: ayda <price>{{price}}</price>.',
    lineTrial_one: 'Raporlar: bir gün ücretsiz, sonra ayda <price>{{price}}</price>.',
    lineTrial_other: 'Raporlar: {{count}} gün ücretsiz, sonra ayda <price>{{price}}</price>.',
  },
  fair: {
    title: 'İki tarafa da adil.',
    private: {
      title: 'Aramanız size özel',
      says: 'Aradığınız kişiye asla haber verilmez. Yazdıklarınız hiçbir adreste görünmez ve bir gün sonra unutulur.',
    },
    less: {
      title: 'Elimizden gelenden az',
      says: '18 yaşından küçük kimse gösterilmez, sayılmaz. Doğum günü saklanmaz; yalnızca ay ve yıl. Portreler çizimdir, asla fotoğraf değildir.',
    },
    lawful: {
      title: 'Yalnızca yasal amaçlarla',
      says: 'İş, konut, kredi ya da sigorta kararları için değildir. Bir tüketici raporlama kuruluşu değiliz.',
    },
    faq: {
      told: { question: 'Aradığım kişi bunu öğrenir mi?', answer: 'Hayır. Kimseye bildirim gitmez.' },
      nothing: {
        question: 'Hiçbir şey bulamazsanız?',
        answer: 'Hemen söyler, başka neler deneyebileceğinizi gösteririz. Arama ücretsizdir.',
      },
      source: {
        question: 'Bilgiler nereden geliyor?',
        answer:
          'Yukarıda dizinde sayılan kaynaklardan. Rapordaki her bilgi kendi kaynaklarını ve bunların onu ne zaman gördüğünü belirtir.',
      },
      kept: {
        question: 'Sonuçlarıma geri dönebilir miyim?',
        answer:
          'Bir gün boyunca, sonuç sayfasının adresinden. O adreste kimsenin adı geçmez. Bir gün sonra hiçbir yere götürmez.',
      },
    },
  },
} satisfies Phrases['home'];
