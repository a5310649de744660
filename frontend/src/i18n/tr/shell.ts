import type { Phrases } from '#frontend/i18n/language.ts';

export default {
  skip: 'İçeriğe geç',
  retry: 'Yeniden dene',
  nav: { label: 'Ana menü', search: 'Arama', account: 'Hesap' },
  language: { label: 'Dil: {{name}}' },
  theme: { label: 'Tema', system: 'Sistemdeki gibi', light: 'Açık', dark: 'Koyu' },
  session: {
    demo: 'Demo girişi',
    logIn: 'Giriş yap',
    logOut: 'Çıkış yap',
    menu: '{{name}} adlı kişinin hesabı',
    account: 'Genel bakış',
    payments: 'Ödemeler',
    credits: 'Krediler',
    history: 'Arama geçmişi',
    viewed: 'Görüntülenen profiller',
    security: 'Güvenlik',
    privacy: 'Veriler ve gizlilik',
    unsubscribe: 'Üyeliği iptal et',
  },
  ended: {
    title: 'Lütfen yeniden giriş yapın.',
    lead: 'Oturumunuz sona erdi. Sizi kaldığınız yere geri getireceğiz.',
    logIn: 'Giriş yap',
  },
  offline: { title: 'Bağlantı yok.', lead: 'Ekrandakiler okunabilir kalır.', retry: 'Şimdi dene' },
  rate: { title: 'Kısa bir ara.', lead: 'Buradan çok fazla deneme yapıldı. Saat {{time}} itibarıyla devam eder.' },
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
