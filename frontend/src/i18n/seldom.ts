import type { ResourceKey } from 'i18next';

/**
 * Catalogues of pages on which few visits begin, and of Portugal. Their addresses would weigh four kilobytes in the entry
 * script, so they are a chunk of their own. `index.ts` leaves out the same ones.
 */
export const seldom = {
  ...import.meta.glob<ResourceKey>(['./*/*.json', '!./*/{errors,home,search,shell,validation}.json'], {
    import: 'default',
  }),
  ...import.meta.glob<ResourceKey>('./pt-PT/*.json', { import: 'default' }),
};
