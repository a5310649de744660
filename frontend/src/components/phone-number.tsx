import { usePhoneFormat } from '#frontend/lib/use-phone-format.ts';

/** A phone number as the reader writes it, left to right in every language. */
export const PhoneNumber = ({ of: phone }: { of: string }) => <bdi dir="ltr">{usePhoneFormat()(phone)}</bdi>;
