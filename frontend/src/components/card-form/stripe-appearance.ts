import type { Appearance, StripeElementLocale } from '@stripe/stripe-js';

import type { Language } from '#shared/values/language.ts';

/** The page’s own colours and shapes for fields that are drawn in a frame of the provider’s. */
export function appearanceNow(): Appearance {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string) => page.getPropertyValue(`--${name}`).trim();
  const colour = (name: string, fallback: string) => token(name) || fallback;
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: colour('brand', '#0b5f5a'),
      colorBackground: colour('surface', '#ffffff'),
      colorText: colour('ink', '#14211f'),
      colorTextSecondary: colour('ink-2', '#4a5754'),
      colorTextPlaceholder: colour('ink-2', '#4a5754'),
      colorDanger: colour('danger', '#b3261e'),
      fontFamily: "'IBM Plex Sans', system-ui, sans-serif",
      fontSizeBase: '16px',
      borderRadius: colour('r-control', '12px'),
      gridRowSpacing: '14px',
      gridColumnSpacing: '14px',
    },
    rules: {
      '.Input': { border: `1px solid ${colour('line-strong', '#82877f')}`, padding: '13px 14px', boxShadow: 'none' },
      '.Input:focus': {
        border: `1px solid ${colour('brand', '#0b5f5a')}`,
        outline: `2px solid ${colour('brand', '#0b5f5a')}`,
      },
      '.Input--invalid': { border: `1px solid ${colour('danger', '#b3261e')}`, boxShadow: 'none' },
      '.Label': { fontSize: '14px', fontWeight: '600' },
      '.Error': { fontSize: '14px' },
    },
  };
}

/** Our languages as the provider names them. */
export const localeFor = (language: Language): StripeElementLocale => (language === 'pt' ? 'pt-BR' : language);
