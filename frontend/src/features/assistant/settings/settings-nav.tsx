import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { settingsSections } from '#frontend/features/assistant/settings/settings-section.tsx';

type Section = (typeof settingsSections)[number];

/** A part is current from where its heading passes the upper third of the window. */
const UPPER_THIRD = '0px 0px -66% 0px';

/** The contents of the settings: a link to each part, the current one marked and in view. */
export function SettingsNav() {
  const { t } = useTranslation('assistant', { keyPrefix: 'settings' });
  const current = useCurrentSection();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the row of links scrolls; scrollIntoView would move the page as well.
    if (link) list.current?.scrollTo?.({ left: link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav className="nav-set" aria-label={t('label')}>
      <ul ref={list}>
        {settingsSections.map((part) => (
          <li key={part}>
            <a href={`#${part}`} aria-current={part === current ? 'location' : undefined}>
              {t(`parts.${part}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useCurrentSection(): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        setCurrent(settingsSections.findLast((part) => seen.has(part)));
      },
      { rootMargin: UPPER_THIRD },
    );
    for (const part of settingsSections) {
      const section = document.getElementById(part);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
