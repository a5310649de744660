import type { Namespace } from '#frontend/i18n/index.ts';

/** The phrases of the home page. They stand apart, so that it loads nothing that names other pages. */
export const homeNamespaces: readonly Namespace[] = ['home', 'search', 'billing', 'proof', 'validation'];
