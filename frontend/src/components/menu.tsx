import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

type Props = { className: string; label?: string; face: ReactNode; children: ReactNode };

/** A button with its menu, open from the start: a `MenuButton` becomes this once it is pressed. */
export function OpenMenu({ className, label, face, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    trigger.current?.focus(); // the menu gives the focus back to where it was before
    setOpen(true); // oxlint-disable-line react/set-state-in-effect -- opens once its trigger has had the focus
  }, []);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={className} aria-label={label} ref={trigger}>
        {face}
      </Button>
      <Popover className="popover" placement="bottom end" offset={4}>
        {children}
      </Popover>
    </MenuTrigger>
  );
}
