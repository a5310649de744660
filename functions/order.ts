/** Libraries, lowest first: each imports itself and those before it. */
export const libraries = ['platform', 'providers', 'support', 'names', 'nlu'];

/** Domains, lowest first: each imports itself, the libraries, and the `public.ts` of those before it. */
export const domains = ['messaging', 'account', 'billing', 'people', 'calls', 'rights', 'helpdesk', 'account-closure'];

/** Fills in the ports that domains declare for the domains above them. It may import everything, and nothing imports it. */
export const composition = 'composition';
