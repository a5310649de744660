import type { MessageKey } from '#shared/validation/messages.ts';

export default {
  required: 'Bu alan zorunludur.',
  invalid: 'Bu değer geçersiz.',
  'too-long': 'Bu metin çok uzun.',
  'unknown-field': 'Bu alan bilinmiyor.',
  'search.empty': 'Arama metni boş olamaz.',
  'search.last-name': 'Soyadı gereklidir.',
  'search.address': 'Şehir ve eyalet ya da posta kodu ekleyin.',
  phone: 'Geçersiz telefon numarası',
  email: 'Geçersiz e-posta adresi',
} satisfies Record<MessageKey, string>;
