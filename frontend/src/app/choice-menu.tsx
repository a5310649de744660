import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';

import { Icon } from '#frontend/components/icon.tsx';
import { OpenMenu } from '#frontend/components/menu.tsx';

export type ChoiceProps<T extends string> = {
  className: string;
  label: string;
  face: ReactNode;
  options: readonly T[];
  chosen: T;
  onChoose: (option: T) => void;
  children: (option: T) => ReactNode;
};

/** A button that opens a list of which one is chosen. */
export function ChoiceMenu<T extends string>({ options, chosen, onChoose, children, ...button }: ChoiceProps<T>) {
  return (
    <OpenMenu {...button}>
      <Menu
        className="menu"
        aria-label={button.label}
        selectionMode="single"
        selectedKeys={[chosen]}
        disallowEmptySelection
        onAction={(key) => onChoose(key as T)}
      >
        {options.map((option) => (
          <MenuItem key={option} id={option} className="menu__item" textValue={option}>
            {children(option)}
            <Icon of={Check} small className="menu__check" />
          </MenuItem>
        ))}
      </Menu>
    </OpenMenu>
  );
}
