import '#frontend/styles/auth.css';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ArrivalHeading } from '#frontend/components/arrival-heading.tsx';
import { OwnWords } from '#frontend/components/failure.tsx';
import { pageTitle } from '#frontend/lib/page-title.ts';

type Props = {
  /** The title of the tab; defaults to the heading. */
  title?: string;
  heading: string;
  lead: ReactNode;
  /** Progress through several steps. */
  steps?: ReactNode;
  aside?: ReactNode;
  /** As wide as the page gives, rather than as wide as a form. */
  isWide?: boolean;
  /** Whether it takes the place of a form, without a navigation. */
  isArrival?: boolean;
  children: ReactNode;
};

/** The layout of login and registration pages: heading, form and hints. */
export function AuthPage({ title, heading, lead, steps, aside, isWide = false, isArrival = false, children }: Props) {
  const { t } = useTranslation('auth');
  return (
    <div className="wrap wiz wiz--2">
      <title>{pageTitle(title ?? heading)}</title>
      <div className="wiz__top stack [--stack:1.5rem]">
        {steps}
        <div className="stack [--stack:0.75rem]">
          {isArrival ? <ArrivalHeading>{heading}</ArrivalHeading> : <h1 className="display">{heading}</h1>}
          <p className="lead">{lead}</p>
        </div>
      </div>
      <div className={isWide ? undefined : 'auth__form'}>
        <OwnWords value={{ 'request.unreachable': t('unreachable') }}>{children}</OwnWords>
      </div>
      {aside && <aside>{aside}</aside>}
    </div>
  );
}
