import type { ReactNode } from 'react';

import { pathTo } from '#frontend/app/paths.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { slugOf } from '#shared/legal/versions.ts';

/** Opens a version of the terms beside the page, whose form keeps what was entered. */
export function TermsLink({ version, children }: { version: number; children?: ReactNode }) {
  const { language } = useLanguage();
  const address = pathTo('assistantPageVersion', { language, slug: slugOf('terms'), version: String(version) });
  return (
    <a href={address} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
