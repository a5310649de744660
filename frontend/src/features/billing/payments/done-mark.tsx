import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

import { Chip } from '#frontend/components/chip.tsx';
import { Icon } from '#frontend/components/icon.tsx';

/** Says above the heading what was just done, to screen readers at once; `note` comes before it. */
export function DoneMark({ note, children }: { note?: string | undefined; children: ReactNode }) {
  return (
    <div className="stack [--stack:0.75rem] [margin-block-end:1rem]" role="status">
      {note && <p>{note}</p>}
      <p>
        <Chip tone="ok">
          <Icon of={Check} small />
          {children}
        </Chip>
      </p>
    </div>
  );
}
