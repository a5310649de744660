import '#frontend/styles/payments.css';
import '#frontend/styles/schedule.css';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { beginAt } from '#frontend/lib/begin-at.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';
import { useSignedIn } from '#frontend/lib/session.ts';

type Props = {
  /** The title of the tab. */
  title: string;
  heading: ReactNode;
  lead: ReactNode;
  /** The result, above the heading. */
  mark?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
};

/** The layout of a page below “Payments”. */
export function PaymentsSubpage({ title, heading, lead, mark, aside, children }: Props) {
  const { t } = useTranslation('payments');
  const { language } = useLanguage();
  const isSignedIn = useSignedIn();
  const top = useRef<HTMLHeadingElement>(null);
  const hasResult = Boolean(mark);
  useEffect(() => {
    // The button that led here is gone, and with it the focus: on a phone, the result would stand above the screen.
    if (hasResult && document.activeElement === document.body) beginAt(top.current);
  }, [hasResult]);
  return (
    <div className="wiz wiz--2">
      <title>{pageTitle(title)}</title>
      <div className="wiz__top">
        {isSignedIn && (
          <p className="small backlink">
            <Link to={pathTo('payments', { language })}>{t('title')}</Link>
          </p>
        )}
        {mark}
        <h1 className="display" ref={top} tabIndex={-1}>
          {heading}
        </h1>
        <p className="lead [margin-block-start:0.75rem]">{lead}</p>
      </div>
      {children}
      {aside && <aside className="stack [--stack:1.5rem]">{aside}</aside>}
    </div>
  );
}
