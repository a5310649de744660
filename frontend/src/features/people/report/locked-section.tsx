import { BriefcaseBusiness, Globe, GraduationCap, Image, Mail, MapPin, Phone, User, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { Count } from '#frontend/components/bdi.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { sectionNote } from '#frontend/features/people/report/section-note.ts';
import type { Section } from '#frontend/features/people/report/sections.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';

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
  const { locale } = useLanguage();
  const note = sectionNote(of, teaser, { t, locale });
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
