import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

import { Count } from '#frontend/components/bdi.tsx';
import { type Section, sections } from '#frontend/features/people/report/sections.ts';
import { useCurrentInView } from '#frontend/lib/use-current-in-view.ts';

const navSections = [...sections, 'sources'] as const;
type NavSection = (typeof navSections)[number];

/** The section in view: the last one whose heading has passed the upper fifth of the window. */
function useSectionInView(): NavSection {
  const [current, setCurrent] = useState<NavSection>('personal');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = navSections.find((section) => visible.has(section));
        if (first) setCurrent(first);
      },
      { rootMargin: '-20% 0px -70% 0px' },
    );
    for (const section of navSections) {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** The way around a report, with how much there is in each section. */
export function SectionNav({ counts }: { counts: Record<NavSection, number> }) {
  const { t } = useTranslation('report');
  const current = useSectionInView();
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);
  return (
    <nav className="nav-rep" aria-label={t('sections')}>
      <ul ref={list}>
        {navSections
          .filter((section) => counts[section] > 0)
          .map((section) => (
            <li key={section}>
              <Link to={`#${section}`} aria-current={section === current || undefined}>
                {t(`section.${section as Section}`)}{' '}
                <span>
                  <Count of={counts[section]} />
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
