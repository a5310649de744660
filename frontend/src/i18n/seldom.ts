import type { ResourceKey } from 'i18next';

/**
 * Catalogues of pages on which few visits begin. Their addresses would weigh four kilobytes in the entry script, so they
 * are a chunk of their own. `index.ts` leaves out the same ones.
 */
export const seldom = import.meta.glob<ResourceKey>(
  ['./*/*.json', '!./*/{auth,billing,errors,home,people,proof,report,search,shell,validation}.json'],
  { import: 'default' },
);
