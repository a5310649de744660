import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formatPhone } from '#shared/values/phone-format.ts';

/** Writes phone numbers as the reader does. */
export function usePhoneFormat(): (phone: string) => string {
  const { locale } = useLanguage();
  return (phone) => formatPhone(phone, locale);
}
