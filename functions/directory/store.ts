import { Listing, Marker } from '#functions/directory/domain/listing.ts';
import type { Shape } from '#functions/platform/table/table.ts';

export const listing: Shape<Listing> = { schema: Listing };
export const marker: Shape<Marker> = { schema: Marker };
