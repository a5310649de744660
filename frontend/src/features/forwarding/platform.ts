import type { Forwarding } from '#shared/api/forwarding.ts';

export type Platform = NonNullable<Forwarding['platform']>;

/** The platform of this device: dials codes from links (Android), cannot (iOS), or is not a phone. */
export function detectPlatform(userAgent: string = navigator.userAgent): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/** A link that dials a code. The hash would end the address, so it is escaped. */
export const dialLink = (code: string): string => `tel:${code.replaceAll('#', '%23')}`;
