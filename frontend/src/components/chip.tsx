import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Icon } from '#frontend/components/icon.tsx';

type Tone = 'plain' | 'brand' | 'accent' | 'ok' | 'warn' | 'danger' | 'info' | 'line';

/** A short label in a pill. The tone only repeats what the text says. */
export function Chip({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'chip' : `chip chip--${tone}`}>{children}</span>;
}

/** A chip that can be taken away. */
export function RemovableChip({
  label,
  onRemove,
  children,
}: {
  label: string;
  onRemove: () => void;
  children: ReactNode;
}) {
  return (
    <span className="chip chip--x">
      {children}
      <button type="button" aria-label={label} onClick={onRemove}>
        <Icon of={X} small />
      </button>
    </span>
  );
}
