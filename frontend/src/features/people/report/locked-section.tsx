import { BriefcaseBusiness, Globe, GraduationCap, Image, Mail, MapPin, Phone, User, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import type { Section } from '#frontend/features/people/report/sections.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import type { Teaser } from '#shared/api/people.ts';

const icons: Record<Section, typeof User> = {
  personal: User,
  phones: Phone,
  emails: Mail,
  locations: MapPin,
  relationships: Users,
  jobs: BriefcaseBusiness,
  education: GraduationCap,
  social_profiles: Globe,
  images: Image,
};

const widths = [9, 8, 11, 7];

/** A locked section: how much it holds, never what. */
export function LockedSection({ of, teaser }: { of: Section; teaser: Teaser }) {
  const { t } = useTranslation('report');
  const count = teaser.counts[of];
  const note = useNote(of, teaser);
  return (
    <li className={count ? 'lock-part' : 'lock-part is-none'}>
      <h3>
        <Icon of={icons[of]} />
        {t(`section.${of}`)}
      </h3>
      <span className="lock-part__n">
        <Count of={count} />
      </span>
      {count > 0 && (
        <div className="lock-part__shape">
          <span className="shapes" aria-hidden>
            {widths.slice(0, count).map((width) => (
              <span key={width} className="bar" style={{ '--w': `${width}rem` } as CSSProperties} />
            ))}
          </span>
          {note && <span className="small muted">{note}</span>}
        </div>
      )}
    </li>
  );
}

/** A hint about a section that reveals none of its facts. */
function useNote(of: Section, { counts, related_to }: Teaser): string | null {
  const { t } = useTranslation('report', { keyPrefix: 'teaser.lock' });
  const { locale } = useLanguage();
  switch (of) {
    case 'locations':
      if (counts.countries > 1) return t('countries', { count: counts.countries });
      return counts.states > 0 ? t('states', { count: counts.states }) : null;
    case 'relationships':
      return related_to.length ? t('relatives', { names: formats.list(related_to, locale) }) : null;
    default:
      return t(of);
  }
}
