import '#frontend/styles/forwarding.css';

import type { ReactNode } from 'react';

import { pageTitle } from '#frontend/lib/page-title.ts';

type Props = {
  title: string;
  lead: ReactNode;
  /** Above the heading: progress or status. */
  above?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** The layout of a setup screen: heading, form and hints. */
export const SetUpScreen = ({ title, lead, above, aside, children }: Props) => (
  <div className="fwd">
    <title>{pageTitle(title)}</title>
    <header className="fwd__top">
      {above}
      <h1 className="display">{title}</h1>
      <p className="lead">{lead}</p>
    </header>
    <div className="fwd__main">{children}</div>
    {aside && <aside className="fwd__side">{aside}</aside>}
  </div>
);
