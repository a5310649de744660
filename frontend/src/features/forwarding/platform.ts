import type { Forwarding } from '#shared/api/forwarding.ts';

export type Platform = NonNullable<Forwarding['platform']>;

/** On what this page is looked at: a phone that dials codes from links, one that does not, or something that is no phone. */
export function deviceOf(userAgent: string = navigator.userAgent): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/** A link that dials a code. The hash would end the address, so it is escaped. */
export const dialling = (code: string): string => `tel:${code.replaceAll('#', '%23')}`;
