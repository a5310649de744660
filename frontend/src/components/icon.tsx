import type { LucideIcon } from 'lucide-react';

type Props = { of: LucideIcon; small?: boolean; className?: string; directional?: boolean; label?: string };

/** A Lucide icon. `directional` icons are mirrored in right-to-left text. */
export function Icon({ of: Drawing, small = false, directional = false, className = '', label }: Props) {
  const classes = ['ico', small && 'ico--s', directional && 'ico--dir', className].filter(Boolean).join(' ');
  return (
    <Drawing
      className={classes}
      strokeWidth={1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
