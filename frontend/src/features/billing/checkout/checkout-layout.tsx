import '#frontend/styles/auth.css';
import '#frontend/styles/checkout.css';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { beginAt } from '#frontend/lib/begin-at.ts';
import { pageTitle } from '#frontend/lib/page-title.ts';

type Props = {
  title: string;
  lead: ReactNode;
  /** Above the heading: the chat in which the visitor pays. */
  note?: ReactNode;
  /** Below the heading: an error. */
  error?: ReactNode;
  asideLabel: string;
  aside: ReactNode;
  /** The page changed by itself: the heading gets the focus. */
  isArrival?: boolean;
  children: ReactNode;
};

/** The layout of every checkout state: heading, order or receipt, and form. */
export function CheckoutLayout({ title, lead, note, error, asideLabel, aside, isArrival = false, children }: Props) {
  const { t } = useTranslation('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isArrival) beginAt(heading.current);
  }, [isArrival, title]);
  return (
    <div className="wrap wrap--mid layout-pay">
      <title>{pageTitle(t('page'))}</title>
      <header className="stack [--stack:0.75rem]">
        {note}
        <h1 className="display" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {error}
      </header>
      <aside aria-label={asideLabel}>{aside}</aside>
      <div>{children}</div>
    </div>
  );
}
