import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from '#frontend/components/icon.tsx';

/** Hints beside a form. */
export function Hints({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="stack [--stack:1.25rem]">
      <div className="cdh">
        <h2>{title}</h2>
      </div>
      <ul className="track track--flat">{children}</ul>
    </div>
  );
}

export function Hint({ icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  );
}
