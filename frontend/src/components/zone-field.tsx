import { type ComponentProps, lazy, Suspense } from 'react';

import { Skeleton } from '#frontend/components/skeleton.tsx';

const ZoneComboBox = lazy(() => import('#frontend/components/zone-combobox.tsx'));

/** A choice of a time zone. Its list and the names of all zones load when it is shown. */
export const ZoneField = (props: ComponentProps<typeof ZoneComboBox>) => (
  <Suspense fallback={<Skeleton width="100%" height="4.75rem" />}>
    <ZoneComboBox {...props} />
  </Suspense>
);
