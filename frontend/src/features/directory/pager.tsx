import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '#frontend/components/button.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { pageQuery } from '#frontend/features/directory/use-directory.ts';
import type { DirectoryPage } from '#shared/api/directory.ts';

/** To the page before and the page after. */
export function Pager({ page, letter }: { page: DirectoryPage; letter: string | undefined }) {
  const { t } = useTranslation('directory', { keyPrefix: 'pager' });
  const { prev_page_url: previous, next_page_url: next } = page;
  if (previous === null && next === null) return null;
  return (
    <nav className="dir__pages" aria-label={t('label')}>
      {previous !== null && (
        <LinkButton look="line" size="sm" to={pageQuery(previous, letter)} rel="prev">
          <Icon of={ArrowLeft} small directional /> {t('previous')}
        </LinkButton>
      )}
      {next !== null && (
        <LinkButton look="line" size="sm" to={pageQuery(next, letter)} rel="next">
          {t('next')} <Icon of={ArrowRight} small directional />
        </LinkButton>
      )}
    </nav>
  );
}
