import '#frontend/styles/auth.css';
import '#frontend/styles/checkout.css';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  title: string;
  lead: ReactNode;
  /** Above all else: the chat in which one pays. */
  note?: ReactNode;
  /** Below the heading: what went wrong. */
  told?: ReactNode;
  asideLabel: string;
  aside: ReactNode;
  /** The page came by itself after something was done: whoever does not see it is put at its heading. */
  isArrival?: boolean;
  children: ReactNode;
};

/** The frame of every state of a checkout: what it is, its order or receipt beside it, and what to do. */
export function PayPage({ title, lead, note, told, asideLabel, aside, isArrival = false, children }: Props) {
  const { t } = useTranslation('checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isArrival, title]);
  return (
    <div className="wrap wrap--mid layout-pay">
      <title>{`${t('page')} · Calluna`}</title>
      <header className="stack [--stack:0.75rem]">
        {note}
        <h1 className="display" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="lead">{lead}</p>
        {told}
      </header>
      <aside aria-label={asideLabel}>{aside}</aside>
      <div>{children}</div>
    </div>
  );
}
