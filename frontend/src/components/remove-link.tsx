import { useTranslation } from 'react-i18next';

import { Link } from '#frontend/components/button.tsx';
import type { PersonId } from '#shared/values/id.ts';

/** Leads to the removal of one's own listing, with the record filled in where one comes from it. */
export function RemoveLink({ to, listing }: { to: string; listing?: PersonId }) {
  const { t } = useTranslation('shell', { keyPrefix: 'removal' });
  return <Link to={listing ? `${to}?listing=${listing}` : to}>{t(listing ? 'record' : 'link')}</Link>;
}
