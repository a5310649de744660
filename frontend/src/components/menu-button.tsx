import { type ReactNode, Suspense, useState } from 'react';

type Props = {
  className: string;
  /** The accessible name, unless the face has one. */
  label?: string;
  /** What the button shows. */
  face: ReactNode;
  /** Fetches the code of the menu. */
  load: () => Promise<unknown>;
  /** The menu with its own button, open. */
  children: ReactNode;
};

/**
 * The button of a menu whose code is fetched when a visitor points at it, focuses it or presses it: the menus are as large
 * as the rest of the first page, and most visitors open none.
 */
export function MenuButton({ className, label, face, load, children }: Props) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => void load().catch(() => undefined); // pressing it shows what is wrong
  const button = (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
      onKeyDown={({ key }) => key === 'ArrowDown' && setWanted(true)}
    >
      {face}
    </button>
  );
  return isWanted ? <Suspense fallback={button}>{children}</Suspense> : button;
}
