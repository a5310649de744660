import type { ReactNode } from 'react';

import { pageTitle } from '#frontend/lib/page-title.ts';

/** The heading of an account page, with the result of the last action. */
export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="row row--between acctp__head">
      <title>{pageTitle(title)}</title>
      <div>
        <h1 className="display">{title}</h1>
        <p className="lead [margin-block-start:0.5rem]">{lead}</p>
      </div>
      <div role="status">{children}</div>
    </div>
  );
}
