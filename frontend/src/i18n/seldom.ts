import type { ResourceKey } from 'i18next';

export { overlaid } from '#shared/values/overlay.ts';

/**
 * Catalogues of pages on which few visits begin, and of Portugal. Their addresses would weigh four kilobytes in the entry
 * script, so they are a chunk of their own. `index.ts` leaves out the same ones.
 */
export const catalogues = {
  ...import.meta.glob<ResourceKey>(['./*/*.json', '!./*/{billing,errors,home,proof,search,shell,validation}.json'], {
    import: 'default',
  }),
  ...import.meta.glob<ResourceKey>('./pt-PT/*.json', { import: 'default' }),
};
