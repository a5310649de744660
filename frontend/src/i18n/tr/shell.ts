import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  skip: 'İçeriğe geç',
  retry: 'Yeniden dene',
  nav: { label: 'Ana menü', search: 'Arama' },
  language: { label: 'Dil: {{name}}' },
  theme: { label: 'Tema', system: 'Sistemdeki gibi', light: 'Açık', dark: 'Koyu' },
  session: { demo: 'Demo girişi', signedIn: 'Oturum açan: {{name}}', logOut: 'Çıkış yap' },
  loading: 'Yükleniyor',
  footer: {
    about: 'Her bilginin kaynağını ve tarihini gösteren kişi araması. Bir bilgiye güvenmeden önce doğrulayın.',
    languages: 'Diller',
    developers: 'Geliştiriciler için',
    docs: 'API başvurusu',
    legal:
      'Calluna bir tüketici raporlama kuruluşu değildir. İşe alım, kredi, konut, sigorta ya da ABD Adil Kredi Raporlama Yasası (FCRA) kapsamındaki başka bir konuda karar vermek için kullanmayın.',
  },
  notFound: {
    title: 'Bu sayfanın kaydı yok.',
    lead: 'Sayfa bulunamadı. Bağlantıda bir yazım hatası olabilir ya da gösterdiği içeriğin süresi dolmuş olabilir.',
    home: 'Ana sayfaya git',
  },
  failed: { title: 'Bu olmadı.' },
} satisfies Phrases['shell'];
