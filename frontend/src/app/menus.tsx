import { Check, Languages, type LucideIcon, Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import { inLanguage } from '#frontend/app/paths.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { chooseLanguage, ownNameOf } from '#frontend/lib/language-choice.ts';
import { applyTheme, storedTheme, type Theme, themes } from '#frontend/lib/theme.ts';
import { type Language, languages } from '#shared/values/language.ts';

/** What every visitor may set: the language and the theme. */
export const Menus = () => (
  <>
    <LanguageMenu />
    <ThemeMenu />
  </>
);

function LanguageMenu() {
  const { t } = useTranslation('shell', { keyPrefix: 'language' });
  const { language } = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const choose = (chosen: Language) => {
    chooseLanguage(chosen);
    void navigate(inLanguage(location.pathname, chosen) + location.search, {
      state: location.state as unknown,
      preventScrollReset: true,
    });
  };
  return (
    <Choice
      label={t('label', { name: ownNameOf(language) })}
      button={
        <>
          <Icon of={Languages} />
          <span lang={language}>{ownNameOf(language)}</span>
        </>
      }
      className="btn btn--ghost btn--sm"
      options={languages}
      chosen={language}
      onChoose={choose}
    >
      {(option) => <span lang={option}>{ownNameOf(option)}</span>}
    </Choice>
  );
}

const themeIcons: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

function ThemeMenu() {
  const { t } = useTranslation('shell', { keyPrefix: 'theme' });
  const [theme, setTheme] = useState(storedTheme);
  const choose = (chosen: Theme) => {
    applyTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Choice
      label={t('label')}
      button={<Icon of={SunMoon} />}
      className="icon-btn"
      options={themes}
      chosen={theme}
      onChoose={choose}
    >
      {(option) => (
        <>
          <Icon of={themeIcons[option]} small />
          <span>{t(option)}</span>
        </>
      )}
    </Choice>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  button: ReactNode;
  className: string;
  options: readonly T[];
  chosen: T;
  onChoose: (option: T) => void;
  children: (option: T) => ReactNode;
};

/** A button that opens a list of which one is chosen. */
function Choice<T extends string>({ label, button, className, options, chosen, onChoose, children }: ChoiceProps<T>) {
  return (
    <MenuTrigger>
      <AriaButton className={className} aria-label={label}>
        {button}
      </AriaButton>
      <Popover className="popover" placement="bottom end" offset={4}>
        <Menu
          className="menu"
          aria-label={label}
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
      </Popover>
    </MenuTrigger>
  );
}
