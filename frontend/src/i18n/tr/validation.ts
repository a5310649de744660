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
  'email.taken': 'Bu e-posta zaten kayıtlı',
  'email.unknown': 'Bu e-posta adresiyle bir kullanıcı bulunamadı.',
  pin: 'Girilen kod geçersiz',
  'password.short': 'Parola en az 6 karakter olmalı.',
  'password.confirmation': 'İkisi aynı değil.',
  'password.same': 'Yeni parola mevcut paroladan farklı olmalı.',
  'password.common': 'Bu parola en yaygın parolalardan biri.',
  'password.wrong': 'Giriş bilgileri yanlış.',
  'use.refused': 'Raporlar bunun için kullanılamaz.',
} satisfies Record<MessageKey, string>;
