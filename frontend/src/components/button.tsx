import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router';

import { usePrefetch } from '#frontend/lib/prefetch.ts';

export type Look = 'solid' | 'line' | 'soft' | 'ghost' | 'danger';
type Style = { look?: Look; size?: 'sm' | 'md' | 'lg'; wide?: boolean; className?: string; children: ReactNode };

const classesOf = ({ look = 'solid', size = 'md', wide, className }: Omit<Style, 'children'>) =>
  ['btn', look !== 'solid' && `btn--${look}`, size !== 'md' && `btn--${size}`, wide && 'btn--wide', className]
    .filter(Boolean)
    .join(' ');

type ButtonProps = Style &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    busy?: boolean;
    waiting?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

/** A button. While `busy`, or `waiting` for its time, it keeps its place and the focus, and ignores presses. */
export function Button({
  look,
  size,
  wide,
  className,
  busy = false,
  waiting = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  const ignores = busy || waiting;
  return (
    <button
      {...rest}
      type={type}
      className={classesOf({ look, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={ignores || undefined}
      onClick={(event) => (ignores ? event.preventDefault() : rest.onClick?.(event))}
    />
  );
}

/** A link to a page of ours; its code is fetched ahead. */
export function Link({ to, ...rest }: LinkProps & { to: string }) {
  return <RouterLink {...usePrefetch(to)} to={to} {...rest} />;
}

/** A link to a page of ours that looks like a button. */
export function LinkButton({ look, size, wide, className, ...rest }: Style & LinkProps & { to: string }) {
  return <Link {...rest} className={classesOf({ look, size, wide, className })} />;
}
