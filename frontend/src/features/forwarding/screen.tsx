import '#frontend/styles/forwarding.css';

import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead: ReactNode;
  /** What stands above the title: the steps, or a word on how it is. */
  above?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
};

/** A screen of the set-up: what it is about, what to do, and beside it what to know. */
export const Screen = ({ title, lead, above, aside, children }: Props) => (
  <div className="fwd">
    <title>{`${title} · Calluna`}</title>
    <header className="fwd__top">
      {above}
      <h1 className="display">{title}</h1>
      <p className="lead">{lead}</p>
    </header>
    <div className="fwd__main">{children}</div>
    {aside && <aside className="fwd__side">{aside}</aside>}
  </div>
);
