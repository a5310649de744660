import type { ErrorCode } from '#shared/errors/catalogue.ts';

export default {
  'request.invalid': 'Girilen bilgiler geçersiz.',
  'request.too-large': 'Girilen bilgiler geçersiz.',
  'request.unknown-route': 'Sonuç bulunamadı.',
  'request.conflict': 'İşlem sırasında bir hata oluştu. Lütfen yeniden deneyin.',
  'request.too-many': 'Çok fazla deneme yapıldı.',
  'request.unreachable': 'Bir ağ hatası oluştu, sizden ücret alınmadı. Lütfen yeniden deneyin.',
  'auth.unauthenticated': 'Oturum açılmamış.',
  'billing.subscription-required': 'Etkin abonelik bulunamadı',
  'people.not-found': 'Sonuç bulunamadı.',
  'people.search-not-found': 'Sonuç bulunamadı.',
  'server.unexpected': 'Bir sorun oluştu, lütfen daha sonra yeniden deneyin.',
} satisfies Record<ErrorCode, string>;
