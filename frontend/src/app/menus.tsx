import { Languages, type LucideIcon, Monitor, Moon, Sun, SunMoon } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

import type { ChoiceProps } from '#frontend/app/choice-menu.tsx';
import { inLanguage } from '#frontend/app/paths.ts';
import { Icon } from '#frontend/components/icon.tsx';
import { MenuButton } from '#frontend/components/menu-button.tsx';
import { readPortuguese } from '#frontend/i18n/index.ts';
import { keepPortuguese, portugueseNow } from '#frontend/i18n/portuguese.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { chooseLanguage, ownNameOf } from '#frontend/lib/language-choice.ts';
import { applyTheme, storedTheme, type Theme, themes } from '#frontend/lib/theme.ts';
import { useHydrated } from '#frontend/lib/use-hydrated.ts';
import { type Language, languages } from '#shared/values/language.ts';
import { type Portuguese, portugueses } from '#shared/values/portuguese.ts';

/** What every visitor may set: the language and the theme. */
export const Menus = () => (
  <>
    <LanguageMenu />
    <ThemeMenu />
  </>
);

/** The languages, with both varieties of Portuguese. */
type Option = Exclude<Language, 'pt'> | Portuguese;
const OPTIONS: readonly Option[] = languages.flatMap((each): Option[] => (each === 'pt' ? [...portugueses] : [each]));
const isPortuguese = (option: Option): option is Portuguese => portugueses.some((each) => each === option);

function LanguageMenu() {
  const { t } = useTranslation('shell', { keyPrefix: 'language' });
  const { language } = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const choose = (option: Option) => {
    const chosen = isPortuguese(option) ? 'pt' : option;
    chooseLanguage(chosen);
    if (isPortuguese(option)) {
      keepPortuguese(option);
      void readPortuguese(option).catch(() => undefined); // the page stays as it is worded
    }
    void navigate(inLanguage(location.pathname, chosen) + location.search, {
      state: location.state as unknown,
      preventScrollReset: true,
    });
  };
  return (
    <Choice
      label={t('label', { name: ownNameOf(language) })}
      face={
        <>
          <Icon of={Languages} />
          <span lang={language}>{ownNameOf(language)}</span>
        </>
      }
      className="btn btn--ghost btn--sm"
      options={OPTIONS}
      chosen={language === 'pt' ? portugueseNow() : language}
      onChoose={choose}
    >
      {(option) => <span lang={option}>{ownNameOf(option)}</span>}
    </Choice>
  );
}

const themeIcons: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

function ThemeMenu() {
  const { t } = useTranslation('shell', { keyPrefix: 'theme' });
  const isHydrated = useHydrated();
  const [theme, setTheme] = useState<Theme>();
  const choose = (chosen: Theme) => {
    applyTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Choice
      label={t('label')}
      face={<Icon of={SunMoon} />}
      className="icon-btn"
      options={themes}
      chosen={theme ?? (isHydrated ? storedTheme() : 'system')}
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

const load = () => import('#frontend/app/choice-menu.tsx');
const ChoiceMenu = lazy(() => load().then(({ ChoiceMenu }) => ({ default: ChoiceMenu }))) as unknown as <
  T extends string,
>(
  props: ChoiceProps<T>,
) => ReactNode;

/** A button that opens a list of which one is chosen. */
function Choice<T extends string>(props: ChoiceProps<T>) {
  const { className, label, face } = props;
  return (
    <MenuButton className={className} label={label} face={face} load={load}>
      <ChoiceMenu {...props} />
    </MenuButton>
  );
}
